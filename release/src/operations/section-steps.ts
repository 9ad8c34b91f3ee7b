import { pastRevisions } from '../chain/past-revisions';
import type { Revision } from '../chain/revision';
import { ReleaseError, UsageError } from '../errors/release-error';
import type { TrustedKeys } from '../keys/signing-keys';
import { requireSection } from '../releases/releases';
import type { ReleaseStore } from '../store/release-store';

/** A revision that made another version of a section live. */
export type SectionStep = Pick<Revision, 'sequence' | 'createdAt' | 'by' | 'reason'> & { version: string };

export type Range = { good: number | undefined; bad: number | undefined };

/** The good revisions of the chain, oldest first. */
async function goodRevisions(store: ReleaseStore, keys: TrustedKeys): Promise<Revision[]> {
  const all: Revision[] = [];
  for await (const { revision } of pastRevisions(store, keys)) if (revision) all.unshift(revision);
  return all;
}

function requireThere(sequence: number | undefined, all: readonly Revision[]): void {
  if (sequence === undefined || all.some((revision) => revision.sequence === sequence)) return;
  const ends = `the chain goes from ${all[0]?.sequence} to ${all.at(-1)?.sequence}`;
  throw new ReleaseError(`Revision ${sequence} cannot be read; ${ends}.`);
}

/** Those from one number to another; without a number from the begin of the chain, or to its end. */
function revisionsIn(all: readonly Revision[], { good, bad }: Range): Revision[] {
  const [oldest, newest] = [all[0], all.at(-1)];
  if (!oldest || !newest) throw new ReleaseError('Nothing is live yet: there is no revision.');
  requireThere(good, all);
  requireThere(bad, all);
  const { first, last } = { first: good ?? oldest.sequence, last: bad ?? newest.sequence };
  if (good !== undefined && first >= last)
    throw new UsageError(`--good is ${first} and --bad ${last}: the good revision comes before the bad one.`);
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
  const revisions = revisionsIn(await goodRevisions(store, keys), range);
  const named = `between revisions ${revisions[0]?.sequence} and ${revisions.at(-1)?.sequence}`;
  if (wanted !== undefined && !changedIn(revisions).includes(wanted)) await requireSection(store, wanted);
  const name = sectionIn(revisions, named, wanted);
  const steps = stepsIn(revisions, name);
  if (steps.length < 2) throw new ReleaseError(`There is nothing to bisect: ${name} had one version alone ${named}.`);
  return { name, steps, others: changedIn(revisions).filter((other) => other !== name) };
}
