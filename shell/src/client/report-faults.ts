import type { RootOptions } from 'react-dom/client';
import { blamedFile } from './blamed-file';
import { readSiteData } from './early/site-data';

/** React's numbers for markup that is not what the component makes, and for a component that failed while it hydrated. */
const hydrationFault = /React error #(?:418|42[2-5])\b/;

/** What was told already, so that passing it on to the window tells it no second time. */
const known = new WeakSet<object>();
let hydrating = false;

function ownEntry(): string {
  return readSiteData().own.pinned?.entry ?? '';
}

function assetBase(): string {
  return new URL(ownEntry() || '/assets/', location.href).href.replace(/\/assets\/.*$/, '/assets/');
}

/** Tells an error that the release is to blame for, once. */
export function reportFault(error: unknown): void {
  if (!(error instanceof Error) || known.has(error)) return;
  known.add(error);
  // webpack names the file that did not load.
  if (error.name === 'ChunkLoadError') window.siteReport?.('chunk', error.message);
  else window.siteReport?.('script', blamedFile(error.stack, assetBase()));
}

function reportHydration(error: unknown): void {
  if (error instanceof Error) known.add(error);
  window.siteReport?.('hydration', ownEntry());
}

/** As React does without handlers of ours; the oldest browsers lack `reportError`. */
function passOn(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}

/** For the root: what fails while it hydrates counts as that, what fails later as an error of the script. */
export const faultHandlers: RootOptions = {
  onRecoverableError(error) {
    if (hydrationFault.test(String(error))) reportHydration(error);
    passOn(error);
  },
  onCaughtError(error) {
    (hydrating ? reportHydration : reportFault)(error);
    console.error(error);
  },
  onUncaughtError(error) {
    (hydrating ? reportHydration : reportFault)(error);
    passOn(error);
  },
};

/** Tells errors of the release's scripts from now on; those of extensions and of foreign scripts are not its own. */
export function reportScriptErrors(): void {
  addEventListener('error', ({ error }) => reportFault(error));
  addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));
}

/** Runs what hydrates the page; `hydrated` is to be called when it is. A failure counts against the page's release. */
export async function reportingHydration(start: (hydrated: () => void) => Promise<void>): Promise<void> {
  hydrating = true;
  try {
    await start(() => {
      hydrating = false;
    });
  } catch (error) {
    reportHydration(error);
    throw error;
  }
}
