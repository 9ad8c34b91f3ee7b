import { assetAddress, integrityIn, type ReleaseSet } from './release-set';

/** What the browser knows of the pinned set: one hashed file beside the scripts, not in each HTML (design.md §3). */
export type BrowserSet = {
  id: string;
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
  const browserSet: BrowserSet = { id: set.id, remotes: Object.fromEntries(remotes) };
  return `self.siteSet=${JSON.stringify(browserSet)};\n`;
}
