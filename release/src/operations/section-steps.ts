import { pastRevisions } from '../chain/past-revisions';
import type { Revision } from '../chain/revision';
import { ReleaseError, UsageError } from '../errors/release-error';
import type { TrustedKeys } from '../keys/signing-keys';
import type { ReleaseStore } from '../store/release-store';

/** A revision that made another version of a section live. */
export type SectionStep = Pick<Revision, 'sequence' | 'createdAt' | 'by' | 'reason'> & { version: string };

export type Range = { good: number | undefined; bad: number | undefined };

/** The good revisions of the chain from one number to another, oldest first; without a number from its begin, or to its end. */
async function revisionsIn(store: ReleaseStore, keys: TrustedKeys, { good, bad }: Range): Promise<Revision[]> {
  const all: Revision[] = [];
  for await (const { revision } of pastRevisions(store, keys)) if (revision) all.unshift(revision);
  const [oldest, newest] = [all[0]?.sequence, all.at(-1)?.sequence];
  if (oldest === undefined || newest === undefined)
    throw new ReleaseError('Nothing is live yet: there is no revision.');
  for (const wanted of [good, bad])
    if (wanted !== undefined && !all.some(({ sequence }) => sequence === wanted))
      throw new ReleaseError(`Revision ${wanted} cannot be read; the chain goes from ${oldest} to ${newest}.`);
  const [first, last] = [good ?? oldest, bad ?? newest];
  if (good !== undefined && good >= last)
    throw new UsageError(`--good is ${good} and --bad ${last}: the good revision comes before the bad one.`);
  return all.filter(({ sequence }) => sequence >= first && sequence <= last);
}

function changedIn(revisions: readonly Revision[]): string[] {
  const names = new Set(revisions.flatMap(({ remotes }) => Object.keys(remotes)));
  const versions = (name: string) => new Set(revisions.map(({ remotes }) => remotes[name]?.version));
  return [...names].filter((name) => versions(name).size > 1).sort();
}

function sectionIn(revisions: readonly Revision[], range: string, wanted: string | undefined): string {
  const changed = changedIn(revisions);
  const [only = '', ...more] = changed;
  if (wanted !== undefined && changed.includes(wanted)) return wanted;
  if (wanted !== undefined) throw new ReleaseError(`There is nothing to bisect: ${wanted} did not change ${range}.`);
  if (only === '') throw new ReleaseError(`There is nothing to bisect: no section changed ${range}.`);
  if (more.length === 0) return only;
  throw new UsageError(
    `Several sections changed ${range}: ${changed.join(', ')}. Say which one, as in bisect ${only} --run "…".`,
  );
}

function stepsIn(revisions: readonly Revision[], name: string): SectionStep[] {
  const steps: SectionStep[] = [];
  for (const { sequence, createdAt, by, reason, remotes } of revisions) {
    const version = remotes[name]?.version;
    if (version !== undefined && steps.at(-1)?.version !== version)
      steps.push({ sequence, createdAt, by, reason, version });
  }
  return steps;
}

/**
 * The revisions that gave a section another version, oldest first, the one that was live at the beginning among them.
 * @param wanted the section; not needed where no other changed
 * @throws {ReleaseError} when a revision is not there, or nothing changed
 * @throws {UsageError} when several sections changed and none is named, or the range is none
 */
export async function sectionSteps(
  store: ReleaseStore,
  keys: TrustedKeys,
  wanted: string | undefined,
  range: Range,
): Promise<{ name: string; steps: SectionStep[]; others: string[] }> {
  const revisions = await revisionsIn(store, keys, range);
  const named = `between revisions ${revisions[0]?.sequence} and ${revisions.at(-1)?.sequence}`;
  const name = sectionIn(revisions, named, wanted);
  const steps = stepsIn(revisions, name);
  if (steps.length < 2) throw new ReleaseError(`There is nothing to bisect: ${name} had one version alone ${named}.`);
  return { name, steps, others: changedIn(revisions).filter((other) => other !== name) };
}
