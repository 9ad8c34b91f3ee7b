import { existsSync } from 'node:fs';
import path from 'node:path';
import { readBuiltWorkspace } from '@site/release/releases/built-release';
import { readConfig } from '@site/release/config';
import { readHead } from '@site/release/chain/head';
import { pastRevisions } from '@site/release/chain/past-revisions';
import type { LiveVersions } from '@site/release/chain/revision';
import { openStoreAccess, type StoreAccess } from '@site/release/operations/store-access';
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

/** What versions end with that name their sources, as all of a proposal do that differ from what was merged. */
const sourcesMark = /[-.]h[0-9a-f]{12}$/;

/**
 * The sections of which a build lies below `root`, each with the version that it says; nothing of a build runs. One that calls
 * itself as a release does is left out: it is that release, or would take its version before what is merged has it.
 * @throws {Error} for a build that differs from its own list of files
 */
export function builtReleases(root: string, names: readonly string[]): ChangedRelease[] {
  const built = names.filter((name) => existsSync(path.join(root, name, 'dist')));
  const releases = built.map((name) => ({ name, version: readBuiltWorkspace(root, name).manifest.version }));
  return releases.filter(({ version }) => sourcesMark.test(version));
}

/** The versions of this checkout that a command is meant for; the shell is in no revision, so it is always new. */
export async function chosenReleases(choice: Choice): Promise<ChangedRelease[]> {
  if (choice.kind === 'since') return changedNames(choice.commit).map(releaseOf);
  if (choice.kind === 'built') return builtReleases(readConfig().workspaceRoot, remoteNames());
  const access = openStoreAccess(readConfig());
  const releases = ['shell', ...remoteNames()].map(releaseOf);
  return choice.kind === 'new' ? neverNamed(access, releases) : canariesOf(access, releases);
}
