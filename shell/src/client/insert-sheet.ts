import type { CheckedFile } from '../remotes/pinned-release';

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
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' });
    link.onload = () => done();
    link.onerror = () => fail(new Error(href));
    document.head.append(link);
  });
}

window.siteInsertSheet = insertSheet;
