import { readHead } from '../chain/head';
import { fetchManifest } from '../releases/manifest-signature';
import type { ReleaseStore } from '../store/release-store';
import type { TrustedKeys } from '../keys/signing-keys';

export interface SiteRoute {
  path: string;
  remote: string;
  version: string;
  layout: string;
  indexed: boolean;
}

/** Every live address, the remote that serves it, and its layout. */
export async function routes(store: ReleaseStore, keys: TrustedKeys): Promise<SiteRoute[]> {
  const { revision } = await readHead(store, keys);
  const site: SiteRoute[] = [];
  for (const [remote, { version }] of Object.entries(revision?.remotes ?? {})) {
    const manifest = await fetchManifest(store, remote, version, keys);
    site.push(...manifest.routes.map(({ path, layout, indexed }) => ({ path, remote, version, layout, indexed })));
  }
  return site.sort((a, b) => (a.path < b.path ? -1 : 1));
}
