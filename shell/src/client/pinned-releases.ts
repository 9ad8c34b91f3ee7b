import { matchPath } from 'react-router';
import type { PinnedRemote } from '../render/pages/pinned-release';
import { readSiteData } from './early/site-data';
import { pinned, pinnedHashFiles } from './pinned';

/** Pins one release, unless the page has one of that section. */
export function pin(name: string, remote: PinnedRemote): void {
  if (pinned.has(name)) return;
  pinned.set(name, remote);
  if (remote.hashes) pinnedHashFiles.push(remote.hashes);
}

/** Pins the releases that the HTML names. */
export function pinOwnReleases(): void {
  const { remote, pinned: own, shellHashes } = readSiteData().own;
  if (shellHashes) pinnedHashFiles.push(shellHashes);
  if (own) pin(remote, own);
}

/**
 * The section that has an address, by what was live at intent; its version is pinned from then on. Undefined without an
 * answer and for an address of no other section: both are the server's to answer.
 */
export async function liveOwner(path: string): Promise<string | undefined> {
  const live = await window.sitePin;
  const owner = Object.entries(live?.remotes ?? {}).find(([, { paths }]) =>
    paths.some((pattern) => matchPath({ path: pattern, caseSensitive: true }, path)),
  );
  if (owner) pin(...owner);
  return owner?.[0];
}
