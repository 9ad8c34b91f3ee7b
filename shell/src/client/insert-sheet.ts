import type { CheckedFile } from '../render/pages/pinned-release';

declare global {
  interface Window {
    /** `insertSheet` for the shell’s bundle. */
    siteInsertSheet?: typeof insertSheet;
  }
}

/**
 * Brings a style sheet into force.
 * @throws {Error} with the address, when it does not come
 */
export function insertSheet([href, integrity]: CheckedFile): Promise<void> {
  return new Promise((done, fail) => {
    const onload = () => done();
    const onerror = () => fail(new Error(href));
    const facts = { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous', onload, onerror };
    document.head.append(Object.assign(document.createElement('link'), facts));
  });
}

window.siteInsertSheet = insertSheet;
