import { takenBackIn } from '../chain/bad-versions';
import { ReleaseError } from '../errors/release-error';
import { shortTime } from '../text/short-time';
import type { ReleaseStore } from '../store/release-store';
import { parseRevision, type Revision } from '../chain/revision';
import { fetchRevision } from '../chain/revision-file';
import type { TrustedKeys } from '../keys/signing-keys';

/** A version that somebody took back, and so marked as bad. */
export interface TakenBack {
  version: string;
  /** The number of the revision that left it. */
  revision: number;
  /** Empty, as the next two, where that revision cannot be read any more. */
  by: string;
  at: string;
  reason: string;
}

async function readMark(store: ReleaseStore, keys: TrustedKeys, version: string, number: number): Promise<TakenBack> {
  const unknown = { version, revision: number, by: '', at: '', reason: '' };
  try {
    const { file } = await fetchRevision(store, number);
    if (!file) return unknown;
    const { by, createdAt, reason } = parseRevision(file, number, keys);
    return { version, revision: number, by, at: createdAt, reason };
  } catch {
    return unknown;
  }
}

/** `wang took mf-help 1.1.0 back in revision 6, at 2026-11-30 01:02:03Z: 文档页打不开`; without a full stop. */
export function describeTakenBack(name: string, { version, revision, by, at, reason }: TakenBack): string {
  if (!by) return `${name} ${version} was taken back in revision ${revision}, which cannot be read`;
  return `${by} took ${name} ${version} back in revision ${revision}, at ${shortTime(at)}: ${reason.replace(/\.$/, '')}`;
}

/** Who took a version back; null where nobody did. */
export async function takenBackAs(
  store: ReleaseStore,
  keys: TrustedKeys,
  revision: Revision | null,
  { name, version }: { name: string; version: string },
): Promise<TakenBack | null> {
  const number = takenBackIn(revision, name, version);
  return number === undefined ? null : readMark(store, keys, version, number);
}

/** What was taken back of a section, the latest first; at most `most`. */
export async function takenBackOf(
  store: ReleaseStore,
  keys: TrustedKeys,
  revision: Revision | null,
  { name, most = 20 }: { name: string; most?: number },
): Promise<TakenBack[]> {
  const marks = Object.entries(revision?.bad?.[name] ?? {}).sort(([, one], [, other]) => other - one);
  return Promise.all(marks.slice(0, most).map(([version, number]) => readMark(store, keys, version, number)));
}

/** @throws {ReleaseError} who took one of these versions back, when and why, and how to show it all the same */
export async function requireNotTakenBack(
  store: ReleaseStore,
  keys: TrustedKeys,
  revision: Revision | null,
  wanted: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, version] of Object.entries(wanted)) {
    const found = await takenBackAs(store, keys, revision, { name, version });
    if (!found) continue;
    const who = describeTakenBack(name, found);
    throw new ReleaseError(
      `${name} ${version} is marked as bad: ${who}. Nothing was changed. Choose another version, or add --although-bad to show it all the same.`,
    );
  }
}
