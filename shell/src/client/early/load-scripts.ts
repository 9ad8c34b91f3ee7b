import { guardedReload } from './reload-guard';
import { readSiteData } from './site-data';

declare global {
  interface Window {
    /** Set by the shell's bundle: takes the page over; called when every script of the page has run. */
    siteStart?: (done: () => void) => Promise<void>;
  }
}

const root = document.documentElement;
const run = new Set<string>();
let started = false;

/** The site itself has every file of the asset host: it is asked once where that one has it not (faults.md F23). */
function secondAddress(address: string): string {
  return `${new URL(address, location.href).pathname}?retry=2`;
}

function insert([address, integrity]: [string, string], attempt = 1): Promise<void> {
  if (run.has(address)) return Promise.resolve();
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = attempt === 1 ? address : secondAddress(address);
    script.async = false;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => {
      run.add(address);
      done();
    };
    script.onerror = () =>
      attempt === 1 ? insert([address, integrity], 2).then(done, fail) : fail(new Error(address));
    document.head.append(script);
  });
}

/** Without network nothing is wrong with the files: they are asked for again once it is back (faults.md F24). */
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

function giveUp(): void {
  root.dataset.scripts = 'failed';
  guardedReload();
}

/**
 * Loads all scripts of the page at once, in order, and starts the application. Where one cannot be had even at the
 * second try: one guarded reload, then the page stays as it was served (design.md §8).
 */
export function startScripts(done: () => void): void {
  if (started) return;
  started = true;
  root.dataset.scripts = 'loading';
  Promise.all(readSiteData().scripts.map((script) => insert(script)))
    .then(() => window.siteStart?.(done))
    .catch(() => (navigator.onLine ? giveUp() : waitForNetwork(done)));
}
