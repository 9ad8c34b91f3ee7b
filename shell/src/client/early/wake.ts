import { eventNameKey } from '@site/shared/console/event-name';
import { keptForms } from '@site/shared/store/kept-forms';
import type { CheckedFile } from '../../remotes/pinned-release';
import { insertSheet } from '../insert-sheet';
import { answered } from './answered';
import { insertScript } from './insert-script';
import { isOffline } from './is-offline';
import { readSiteData } from './site-data';
import { type WakeFile, wakeFile } from './wake-files';

/** What comes with a wake file, where one file would be larger than they may be. */
const companions: Readonly<Record<string, readonly string[]>> = { forms: ['form-kinds'] };
const asked = new Map<string, Promise<void>>();
/** The names of the files that ran, or that cannot be had: their controls do what they do without. */
const settled = new Set<string>();

/** While offline the load is not failed but retried once the network is back (docs/faults.md F24). */
async function load(file: CheckedFile): Promise<void> {
  try {
    await insertScript(file, true);
  } catch {
    if (!isOffline()) return;
    await new Promise((done) => addEventListener('online', done, { once: true }));
    await load(file);
  }
}

/** Without its styles what a wake file shows is plain and works. */
function loadStyle(sheet: CheckedFile): Promise<void> {
  return insertSheet(sheet).catch(() => undefined);
}

/** The shell's own, or the console of the page's section. */
function fileOf(name: string): WakeFile | undefined {
  const script = readSiteData().consoles[name];
  return script ? { script } : wakeFile(name);
}

function loadNamed(name: string): Promise<unknown> {
  const file = fileOf(name);
  return Promise.all([file && load(file.script), file?.style && loadStyle(file.style)]);
}

/** Loads a wake file, the one that comes with it, and their styles once. Never rejects. */
export function wakeNamed(name: string): Promise<void> {
  const known = asked.get(name);
  if (known) return known;
  const files = [name, ...(companions[name] ?? [])].map(loadNamed);
  const loading = Promise.all(files).then(() => void settled.add(name));
  asked.set(name, loading);
  return loading;
}

/** Who left a lead waiting, a receipt open or the name of an event has shown intent on an earlier page of this tab. */
function wakeKept(): void {
  try {
    if (sessionStorage.getItem(keptForms)) void wakeNamed('forms');
    if (sessionStorage.getItem(eventNameKey)) void wakeNamed('event-name');
  } catch {
    // Without storage nothing is kept.
  }
}

/** Loads once what a control needs that works before the application (docs/architecture.md#wake). Never rejects. */
export function wake(control: Element | null): Promise<void> {
  const name = control?.closest<HTMLElement>('[data-wake]')?.dataset.wake;
  return name ? answered().then(() => wakeNamed(name)) : Promise.resolve();
}

/** The form that is sent, or the button that is pressed, if what it wakes has not run yet. */
function sleeping({ type, target }: Event): HTMLElement | null {
  const kind = type === 'submit' ? 'form' : 'button';
  const control = target instanceof Element ? target.closest<HTMLElement>(`${kind}[data-wake]`) : null;
  return control && !settled.has(control.dataset.wake ?? '') ? control : null;
}

/** Whether this press or submit is held until its wake file ran, and will be given again. */
export function isSleeping(event: Event): boolean {
  return sleeping(event) !== null;
}

function hold(event: Event): void {
  const control = sleeping(event);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  const button = control.querySelector<HTMLElement>('[type=submit]') ?? control;
  void wake(control).then(() => button.click());
}

/** A key for a console whose file is on its way, be it one that else presses the button: it is given again. */
function holdKey(event: KeyboardEvent): void {
  const control = sleeping(event);
  if (!control?.closest('[data-console]')) return;
  const { key } = event;
  const presses = key === ' ' || key === 'Enter';
  if (presses) {
    if (!('through' in control.dataset)) return;
    event.preventDefault();
  }
  const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  void wake(control).then(() => control.dispatchEvent(again) && presses && control.click());
}

/** What is pressed or sent earlier than its wake file ran is held, and given again once it has. */
export function watchSleeping(): void {
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', hold, true);
  document.addEventListener('keydown', holdKey);
  wakeKept();
}
