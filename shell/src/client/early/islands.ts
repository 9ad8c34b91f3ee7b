import { closestOf } from '@site/shared/page/closest-of';
import { eventNameKey } from '@site/shared/console/event-name';
import type { PlainFailure } from '@site/shared/http/post-report';
import { keptForms } from '@site/shared/store/kept-forms';
import type { CheckedFile } from '../../render/pages/pinned-release';
import { insertSheet } from '../insert-sheet';
import { answered } from './answered';
import { insertScript } from './insert-script';
import { isOffline } from './is-offline';
import { readSiteData } from './site-data';
import { type IslandFile, islandFile } from './island-files';

declare global {
  interface Window {
    /** Set by the island `failure`. */
    sitePostReport?: (failure: PlainFailure) => void;
  }
}

/** Islands that are loaded together with another one, where one file would be larger than the limit. */
const companions: Readonly<Record<string, readonly string[]>> = { forms: ['form-kinds'] };
const asked = new Map<string, Promise<void>>();
/** The names of islands that have run or cannot be loaded: events of their controls are not held any more. */
const settled = new Set<string>();

/** While offline the load is not failed but retried once the network is back (docs/faults.md F24). */
async function loadScript(file: CheckedFile): Promise<void> {
  try {
    await insertScript(file, true);
  } catch {
    if (!isOffline()) return;
    await new Promise((done) => addEventListener('online', done, { once: true }));
    await loadScript(file);
  }
}

/** A sheet that fails is ignored: what the island shows is then plain, and works. */
function loadStyle(sheet: CheckedFile): Promise<void> {
  return insertSheet(sheet).catch(() => undefined);
}

/** The files of a name: of a console of the page's section, else of an island of the shell. */
function fileOf(name: string): IslandFile | undefined {
  const script = readSiteData().consoles[name];
  return script ? { script } : islandFile(name);
}

function loadFiles(name: string): Promise<unknown> {
  const file = fileOf(name);
  return Promise.all([file && loadScript(file.script), file?.style && loadStyle(file.style)]);
}

/** Loads an island, its companions and their styles once. Never rejects. */
export function loadIsland(name: string): Promise<void> {
  const known = asked.get(name);
  if (known) return known;
  const files = [name, ...(companions[name] ?? [])].map(loadFiles);
  const loading = Promise.all(files).then(() => void settled.add(name));
  asked.set(name, loading);
  return loading;
}

/** Reports a failed request to the log; the island that does so is loaded at the first failure. */
export function tellFailure(failure: PlainFailure): void {
  void loadIsland('failure').then(() => window.sitePostReport?.(failure));
}

/** Loads the islands whose work an earlier page of this tab began: a lead that waits, an open receipt, the name of an event. */
function resumeIslands(): void {
  try {
    if (sessionStorage.getItem(keptForms)) void loadIsland('forms');
    if (sessionStorage.getItem(eventNameKey)) void loadIsland('event-name');
  } catch {
    // Without storage nothing is kept.
  }
}

/** Loads the island of a control, if it has one (docs/architecture.md#islands). Never rejects. */
export function loadIslandOf(control: Element | null): Promise<void> {
  const name = control?.closest<HTMLElement>('[data-island]')?.dataset.island;
  return name ? answered().then(() => loadIsland(name)) : Promise.resolve();
}

/** The form that is sent, or the button that is pressed, if its island has not run yet. */
function awaitingControl(event: Event): HTMLElement | null {
  const kind = event.type === 'submit' ? 'form' : 'button';
  const control = closestOf(event, `${kind}[data-island]`);
  return control && !settled.has(control.dataset.island ?? '') ? control : null;
}

/** Whether this press or submission is held until the island of its control has run. */
export function awaitsIsland(event: Event): boolean {
  return awaitingControl(event) !== null;
}

function hold(event: Event): void {
  const control = awaitingControl(event);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  const button = control.querySelector<HTMLElement>('[type=submit]') ?? control;
  void loadIslandOf(control).then(() => button.click());
}

/** Repeats a key for a console once its island has run, even a key that otherwise presses the button. */
function holdKey(event: KeyboardEvent): void {
  const control = awaitingControl(event);
  if (!control?.closest('[data-console]')) return;
  const { key } = event;
  const presses = key === ' ' || key === 'Enter';
  if (presses) {
    if (!('through' in control.dataset)) return;
    event.preventDefault();
  }
  const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  void loadIslandOf(control).then(() => control.dispatchEvent(again) && presses && control.click());
}

/** Holds presses and submissions of a control until its island has run, and repeats them then. */
export function watchIslands(): void {
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', hold, true);
  document.addEventListener('keydown', holdKey);
  window.siteFailed = tellFailure;
  resumeIslands();
}
