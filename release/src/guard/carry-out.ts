import { stopCanaries } from '../operations/canary';
import { ClashError, ReleaseError, RevisionMovedError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import type { Revision } from '../chain/revision';
import { rollback } from '../operations/rollback';
import { rollbackRevision } from '../operations/rollback-revision';
import type { ReleaseKeys } from '../keys/signing-keys';
import type { Tally } from './fault-kinds';
import type { Verdict } from './judge';

/** Who the history says it was. */
export const guardName = 'guard';

const share = ({ failures, attempts }: Tally) => `${failures} of ${attempts}`;

/** What happened, for the history and the terminal: one plain sentence. */
export function reasonOf({ watched, said, evidence: { subject, control } }: Verdict): string {
  const { name, version, against } = watched;
  const failed = `${name} ${version}: ${share(subject)} ${said}`;
  if (against === null) return `${failed}, and no version was live before`;
  const end = watched.kind === 'canary' ? 'the canary ends' : `back to ${against}`;
  return `${failed}, of ${against} ${share(control)}; ${end}`;
}

/** A verdict that was carried out, in this revision. */
export type Act = Verdict & { revision: Revision };

/** An act in one line, for whoever watches. */
export function actLine({ revision, ...verdict }: Act): string {
  return `Revision ${revision.sequence}: ${reasonOf(verdict)} (${verdict.evidence.rule}).`;
}

/**
 * Signs the revision that a verdict asks for. Null when it is not needed any more: somebody was faster, of the guards or of
 * the operators, and what is live now has to be looked at anew. Where the version before does not fit what was promoted together
 * with the bad one, all of that goes back.
 * @throws {ReleaseError} where there is nothing to return to, or the version before does not fit sections that were promoted since
 */
export async function carryOut(store: ReleaseStore, keys: ReleaseKeys, verdict: Verdict): Promise<Revision | null> {
  const { watched, evidence } = verdict;
  const { name, version, against } = watched;
  const options = { by: guardName, reason: reasonOf(verdict), evidence };
  try {
    if (watched.kind === 'canary') {
      const ended = await stopCanaries(store, keys, { remote: name, version }, options);
      return ended.changed ? ended.revision : null;
    }
    if (against === null) throw new ReleaseError(`${name} ${version} fails, and no version was live before it.`);
    // It judged this very version, whatever was rolled back before.
    const judged = { ...options, from: version, to: against, again: true };
    const { changed, revision } = await rollback(store, keys, name, judged).catch((error: unknown) => {
      if (!(error instanceof ClashError) || error.together === undefined) throw error;
      return rollbackRevision(store, keys, error.together, judged);
    });
    return changed ? revision : null;
  } catch (error) {
    if (error instanceof RevisionMovedError) return null;
    throw error;
  }
}
