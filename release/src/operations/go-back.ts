import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { addressClashes } from '../releases/address-clash';
import { badVersionsAfter, takenBackIn } from '../chain/bad-versions';
import { clashOfRollback } from './clash-words';
import { withoutClashing } from './clashing-canaries';
import { promotionOf } from '../chain/past-revisions';
import { appendRevision } from '../chain/head';
import { fetchManifest, verifyRelease } from '../releases/manifest-signature';
import { messageOf } from '../errors/release-error';
import { describeMove, type Move, remotesAfter, versionsIn } from './move';
import { requireRelease } from '../releases/releases';
import type { RollbackOptions, Site } from './rollback-site';
import { requireNotTakenBack } from './taken-back';
import type { BadVersions, Revision } from '../chain/revision';

export interface WentBack {
  /** False when all of it was so already; `revision` is then the one that is. */
  changed: boolean;
  moves: Move[];
  revision: Revision;
  /** Faults of other remotes and of this machine's clock, which never block a rollback, and canaries that end with it. */
  warnings: string[];
}

type Read = { manifests: ReleaseManifest[]; warnings: string[] };

/** The remotes that stay, as far as they can be read: their faults are warnings and do not block an emergency rollback. */
async function readOthers({ store, keys, current }: Site, moved: readonly string[]): Promise<Read> {
  const read: Read = { manifests: [], warnings: [] };
  for (const [name, { version }] of Object.entries(current.remotes)) {
    if (moved.includes(name)) continue;
    await fetchManifest(store, name, version, keys.trusted).then(
      (manifest) => read.manifests.push(manifest),
      (error) => read.warnings.push(messageOf(error)),
    );
  }
  return read;
}

/** What is to be live, whole and beside what stays; gives the manifests of both, and what is wrong with those that stay. */
async function requireFitting(site: Site, targets: Readonly<Record<string, string>>, names: string[]): Promise<Read> {
  const { store, keys } = site;
  const own: ReleaseManifest[] = [];
  for (const [name, version] of Object.entries(targets)) {
    await requireRelease(store, name, version);
    own.push(await verifyRelease(store, name, version, keys.trusted));
  }
  const { manifests: others, warnings } = await readOthers(site, names);
  const manifests = [...others, ...own];
  const [clash] = addressClashes(manifests);
  if (clash) throw await clashOfRollback(store, keys.trusted, clash, names);
  return { manifests, warnings };
}

/** By remote, the revision that readers judge a rollback key by. */
async function restoresOf({ store, keys }: Site, moves: readonly Move[], undone = 0): Promise<Record<string, number>> {
  const restores: Record<string, number> = {};
  for (const { name, to } of moves) {
    const number = to === null ? undone : (await promotionOf(store, keys.trusted, name, to))?.sequence;
    if (number !== undefined) restores[name] = number;
  }
  return restores;
}

/** What was taken back before is returned to by whoever takes that back: then what is left is not marked. */
function badAfter({ head, current }: Site, moves: readonly Move[]): BadVersions {
  const wanted = versionsIn(moves, 'to');
  const isUndone = Object.entries(wanted).some(([name, version]) => takenBackIn(current, name, version) !== undefined);
  const left = moves.filter(({ from, to }) => from !== to);
  return badVersionsAfter(current, { wanted, taken: isUndone ? {} : versionsIn(left, 'from') }, head.nextSequence);
}

/**
 * Creates one revision in which all of these sections go back; the others are unchanged. What they leave is marked as bad.
 * @param undone the number of the revision that is taken back as a whole, by which sections may go
 */
export async function goBack(site: Site, moves: Move[], options: RollbackOptions, undone?: number): Promise<WentBack> {
  const { store, keys, head, current, now, clockWarnings } = site;
  const { by, evidence, althoughBad = false } = options;
  const names = moves.map(({ name }) => name);
  const wanted = versionsIn(moves, 'to');
  if (!althoughBad) await requireNotTakenBack(store, keys.trusted, current, wanted);
  const { manifests, warnings } = await requireFitting(site, wanted, names);
  const restores = await restoresOf(site, moves, undone);
  const reason = options.reason ?? `roll back ${moves.map(describeMove).join(', ')}`.slice(0, 500);
  const particulars = { isUndo: true, restores, bad: badAfter(site, moves), ...(evidence && { evidence }) };
  const { remotes, ended } = await withoutClashing(store, keys.trusted, remotesAfter(current, moves), manifests);
  const revision = await appendRevision(store, keys, head, remotes, { by, reason, now, ...particulars });
  return { changed: true, moves, revision, warnings: [...clockWarnings, ...warnings, ...ended] };
}
