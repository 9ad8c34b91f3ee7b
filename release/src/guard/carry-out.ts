import { stopCanary } from '../operations/canary';
import { ReleaseError, RevisionMovedError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import type { Revision } from '../chain/revision';
import { rollback } from '../operations/rollback';
import type { ReleaseKeys } from '../keys/signing-keys';
import type { FaultKind, Tally } from './fault-kinds';
import type { Verdict } from './judge';

/** Who the history says it was. */
export const guardName = 'guard';

const labels: Record<FaultKind, string> = {
  render: 'requests failed to render',
  hydration: 'attempts to hydrate failed',
  chunk: 'page loads lacked a file of it',
  script: 'page loads had an error in its scripts',
  policy: 'pages broke a policy of the site',
};

const share = ({ failures, attempts }: Tally) => `${failures} of ${attempts}`;

/** What happened, for the history and the terminal: one plain sentence. */
export function reasonOf({ watched, kind, evidence: { subject, control } }: Verdict): string {
  const { name, version, against } = watched;
  const end = watched.kind === 'canary' ? 'the canary ends' : `back to ${against}`;
  return `${name} ${version}: ${share(subject)} ${labels[kind]}, of ${against ?? 'no version before'} ${share(control)}; ${end}`;
}

/** A verdict that was carried out, in this revision. */
export type Act = Verdict & { revision: Revision };

/** An act in one line, for whoever watches. */
export function actLine({ revision, ...verdict }: Act): string {
  return `Revision ${revision.sequence}: ${reasonOf(verdict)} (${verdict.evidence.rule}).`;
}

/**
 * Signs the revision that a verdict asks for. Null when it is not needed any more: somebody was faster, of the guards or of
 * the operators, and what is live now has to be looked at anew.
 * @throws {ReleaseError} where there is nothing to return to, or the version before does not fit the other sections
 */
export async function carryOut(store: ReleaseStore, keys: ReleaseKeys, verdict: Verdict): Promise<Revision | null> {
  const { watched, evidence } = verdict;
  const { name, version, against } = watched;
  const options = { by: guardName, reason: reasonOf(verdict), evidence };
  try {
    if (watched.kind === 'canary') {
      const ended = await stopCanary(store, keys, { ...options, only: { remote: name, version } });
      return ended.changed ? ended.revision : null;
    }
    if (against === null) throw new ReleaseError(`${name} ${version} fails, and no version was live before it.`);
    const { changed, revision } = await rollback(store, keys, name, { ...options, from: version, to: against });
    return changed ? revision : null;
  } catch (error) {
    if (error instanceof RevisionMovedError) return null;
    throw error;
  }
}
