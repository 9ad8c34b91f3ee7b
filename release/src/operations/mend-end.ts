import { type Head, readHead } from '../chain/head';
import { parseRevision } from '../chain/revision';
import { readAhead, ruleFault } from '../chain/revision-rules';
import { messageOf } from '../errors/release-error';
import type { TrustedKeys } from '../keys/signing-keys';
import type { BelievedRevision } from '../shells/believed-revisions';
import type { ReleaseStore } from '../store/release-store';
import { revisionPath } from '../store/store-paths';

/** What is wrong with the file that a shell believes; null when it is good by every rule, as if it lay in the store. */
async function faultOf(
  store: ReleaseStore,
  keys: TrustedKeys,
  { sequence, file }: BelievedRevision,
): Promise<string | null> {
  try {
    const revision = parseRevision(file, sequence, keys);
    const files = new Map<string, Buffer | null>([[revisionPath(sequence), file]]);
    return await readAhead(store, files, (reader) => ruleFault(reader, keys, revision));
  } catch (error) {
    return messageOf(error);
  }
}

export interface Mended {
  head: Head;
  /** What lies in the store again; null where no shell has what is damaged there. */
  mended: BelievedRevision | null;
}

/**
 * Puts back what shells verified of a damaged end of the chain: each revision says all that is live, so the newest is enough. A
 * shell is believed for nothing: what it gives has to be signed and judged as any revision.
 */
export async function mendEnd(
  store: ReleaseStore,
  keys: TrustedKeys,
  believed: readonly BelievedRevision[],
): Promise<Mended> {
  const head = await readHead(store, keys);
  const damaged = new Set(head.problems.map(({ sequence }) => sequence));
  for (const one of believed) {
    if (!damaged.has(one.sequence) || (await faultOf(store, keys, one)) !== null) continue;
    await store.mend(revisionPath(one.sequence), one.file);
    return { head: await readHead(store, keys), mended: one };
  }
  return { head, mended: null };
}
