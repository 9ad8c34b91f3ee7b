import { readConfig } from '@site/release/config';
import { readHead } from '@site/release/head';
import { pastRevisions } from '@site/release/past-revisions';
import type { LiveVersions } from '@site/release/revision';
import { openStoreAccess, type StoreAccess } from '@site/release/store-access';
import { remoteNames } from '@site/shared/build/workspaces';
import type { Choice } from './changed-command';
import { type ChangedRelease, changedNames, releaseOf } from './changed-releases';

function names(live: LiveVersions | undefined, version: string): boolean {
  return live?.version === version || live?.canaryVersion === version;
}

/** Those that no revision has named, as live or as canary. */
export async function neverNamed(
  { store, trusted }: Pick<StoreAccess, 'store' | 'trusted'>,
  releases: readonly ChangedRelease[],
): Promise<ChangedRelease[]> {
  let left = [...releases];
  for await (const { revision } of pastRevisions(store, trusted()))
    left = left.filter(({ name, version }) => !names(revision?.remotes[name], version));
  return left;
}

/** Those that are the canary of the newest revision. */
export async function canariesOf(
  { store, trusted }: Pick<StoreAccess, 'store' | 'trusted'>,
  releases: readonly ChangedRelease[],
): Promise<ChangedRelease[]> {
  const { revision } = await readHead(store, trusted());
  return releases.filter(({ name, version }) => revision?.remotes[name]?.canaryVersion === version);
}

/** The versions of this checkout that a command is meant for; the shell is in no revision, so it is always new. */
export async function chosenReleases(choice: Choice): Promise<ChangedRelease[]> {
  if (choice.kind === 'since') return changedNames(choice.commit).map(releaseOf);
  const access = openStoreAccess(readConfig());
  const releases = ['shell', ...remoteNames()].map(releaseOf);
  return choice.kind === 'new' ? neverNamed(access, releases) : canariesOf(access, releases);
}
