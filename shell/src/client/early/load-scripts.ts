import type { CheckedFile, LivePin } from '../../render/pages/pinned-release';
import { answered } from './answered';
import { insertScript } from './insert-script';
import { isOffline } from './is-offline';
import { reloadOnce } from './reload-once';
import { readSiteData } from './site-data';
import { reportRelease } from './report-release';
import { shellScripts } from './island-files';

declare global {
  interface Window {
    /** What is live, asked for beside the scripts; undefined where there was no answer. */
    sitePin?: Promise<LivePin | undefined>;
    /** Set by the shell's bundle: hydrates the page; called when every script of the page has run. */
    siteStart?: (done: () => void) => Promise<void>;
  }
}

/** In milliseconds; a navigation to another section waits for the answer. */
const pinTimeout = 5000;

const root = document.documentElement;
let started = false;

/** While offline the load is not failed but retried once the network is back (docs/faults.md F24). */
function waitForNetwork(done: () => void): void {
  delete root.dataset.scripts;
  addEventListener(
    'online',
    () => {
      started = false;
      startScripts(done);
    },
    { once: true },
  );
}

/** Without an answer the page still works: links to other sections are ordinary navigations then. */
function askWhatIsLive(): void {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), pinTimeout);
  window.sitePin = fetch(readSiteData().pin, { signal: limit.signal })
    .then((answer) => (answer.ok ? (answer.json() as Promise<LivePin>) : undefined))
    .catch(() => undefined);
}

/** The message names the file that failed twice; one that names none is told by what failed. */
function giveUp({ message }: Error): void {
  reportRelease('chunk', message);
  root.dataset.scripts = 'failed';
  reloadOnce();
}

/** Each in a task of its own: the browser answers between them what a finger does on leaving the screen. */
function insertInTurn([first, ...rest]: readonly CheckedFile[]): Promise<unknown> {
  if (!first) return Promise.resolve();
  const next = new Promise((done) => setTimeout(done)).then(() => insertInTurn(rest));
  return Promise.all([insertScript(first), next]);
}

function insertAll(): Promise<unknown> {
  askWhatIsLive();
  const { own, scripts } = readSiteData();
  reportRelease('attempt', own.pinned?.entry);
  return insertInTurn([...shellScripts(), ...scripts]);
}

/**
 * Loads all scripts of the page in parallel, runs them in order, and starts the application. If one fails twice: one
 * reload, then the page stays as it was served (docs/architecture.md#missing-files).
 */
export function startScripts(done: () => void): void {
  // An error page in the place of a page that could not be rendered has no scripts.
  if (started || root.dataset.scripts === 'failed') return;
  started = true;
  root.dataset.scripts = 'loading';
  answered()
    .then(insertAll)
    .then(() => window.siteStart?.(done))
    .catch((error) => (isOffline() ? waitForNetwork(done) : giveUp(error)));
}
