import { hashFile } from '@site/shared/contract/release-manifest';
import { assetAddress, integrityIn, type ReleaseSet } from './release-set';

/** What the browser needs of the pinned set: one hashed file instead of a copy in each HTML. */
export type BrowserSet = {
  id: string;
  /** Address and hash of each release's file of chunk hashes, the shell's first. */
  hashes: [address: string, integrity: string][];
  remotes: Record<string, { entry: string; integrity: string; routes: { id: string; path: string }[] }>;
};

const remoteEntry = 'client/remoteEntry.js';

/** The text of `/assets/sets/<id>.js`, the same for every shell. */
export function setScript(set: ReleaseSet, base: string): string {
  const remotes = Object.entries(set.remotes).map(([name, manifest]) => [
    name,
    {
      entry: assetAddress(base, manifest, remoteEntry),
      integrity: integrityIn(manifest, remoteEntry),
      routes: manifest.routes.map(({ id, path }) => ({ id, path })),
    },
  ]);
  // An older release without this file has the hashes in its entry.
  const hashes = [set.shell, ...Object.values(set.remotes)]
    .filter(({ files }) => files.some(({ path }) => path === hashFile))
    .map((manifest): [string, string] => [assetAddress(base, manifest, hashFile), integrityIn(manifest, hashFile)]);
  const browserSet: BrowserSet = { id: set.id, hashes, remotes: Object.fromEntries(remotes) };
  return `self.siteSet=${JSON.stringify(browserSet)};\n`;
}
