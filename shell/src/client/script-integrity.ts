import type { BrowserSet } from '../remotes/set-script';

declare global {
  /** The pinned set, from its own file. */
  var siteSet: BrowserSet;
  /** File name → hash, filled by each bundle that has chunks of its own. */
  var siteHashes: Record<string, string> | undefined;
  var siteIntegrity: (address: string) => string;
}

/**
 * The hash of a chunk that webpack is about to load.
 * @throws {Error} when no bundle named one: nothing runs unchecked
 */
globalThis.siteIntegrity = (address) => {
  const file = address.replace(/\?.*$/, '').split('/').pop() ?? '';
  const hash = globalThis.siteHashes?.[file];
  if (!hash) throw new Error(`No hash is known for ${file}.`);
  return hash;
};
