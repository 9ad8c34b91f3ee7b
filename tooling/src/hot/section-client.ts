import './hot-release';

declare let __webpack_public_path__: string;
declare const __webpack_hash__: string;
declare const __resourceQuery: string;
declare global {
  interface ImportMeta {
    webpackHot: { check: (apply: true) => Promise<unknown[] | null> };
  }
}

/**
 * The first module of a section that is developed: lets the page take over its next build. That is a release of its own,
 * so that its files lie below another address; scripts are checked by its hashes as by those of any release.
 */
globalThis.siteHot ??= {};
globalThis.siteHot[__resourceQuery.slice(1)] = {
  base: () => __webpack_public_path__,
  async takeOver(base, { build, hashes }) {
    const page = globalThis as { siteHashes?: Record<string, string> };
    page.siteHashes = { ...page.siteHashes, ...hashes };
    __webpack_public_path__ = base;
    // None where the browser's half is the same, and several where saves came faster than builds.
    while (__webpack_hash__ !== build) if ((await import.meta.webpackHot.check(true)) === null) return false;
    return true;
  },
};
