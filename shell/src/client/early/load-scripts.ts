import { guardedReload } from './reload-guard';
import { readSiteData } from './site-data';

declare global {
  interface Window {
    /** Set by the shell's bundle: takes the page over; called when every script of the page has run. */
    siteStart?: (done: () => void) => Promise<void>;
  }
}

const root = document.documentElement;
let started = false;

function insert([address, integrity]: [string, string], attempt = 1): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = attempt === 1 ? address : `${address}?retry=${attempt}`;
    script.async = false;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => done();
    script.onerror = () =>
      attempt === 1 ? insert([address, integrity], 2).then(done, fail) : fail(new Error(address));
    document.head.append(script);
  });
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
    .catch(() => {
      root.dataset.scripts = 'failed';
      guardedReload();
    });
}
