import type { FieldCounts } from '@site/shared/contract/field-counts';
import type { VersionCount, VersionCounts } from '@site/shared/contract/version-counts';
import type { Block, Change } from './block';
import { CountIndex } from './count-index';
import { fields, sumOf, zero } from './counted';
import type { Counted } from './fault-kinds';
import { addField, fieldIncrease, isLess } from './field-sums';

/** What the judge knows: all that shells counted since the guard began, and what they had counted by then. */
export interface Observed {
  blocks: readonly Block[];
  earlier: readonly Change[];
  /** The blocks once more, by version. */
  counts: CountIndex;
}

/** The answer of a shell at one look; undefined when it gave none. */
export type Answers = ReadonlyMap<string, VersionCounts | undefined>;

const minute = 60_000;
/** Blocks are joined as they age, in milliseconds: older than the first number → as long as the second. */
const ages: readonly (readonly [olderThan: number, length: number])[] = [
  [120 * minute, 60 * minute],
  [10 * minute, minute],
];
/** What is older is forgotten, in milliseconds. */
const memory = 60 * 24 * 60 * minute;

type Increase = Counted & Pick<Change, 'field'>;

/** Numbers that go back began anew: the shell dropped the count of a version that it had not served for long. */
function increase(now: VersionCount, before: VersionCount | undefined): Increase {
  const isAnew = !before || fields.some((field) => now[field] < before[field]) || isLess(now.field, before.field);
  const known = isAnew ? undefined : before;
  const more: Increase = zero();
  for (const field of fields) more[field] = now[field] - (known?.[field] ?? 0);
  const lived = fieldIncrease(now.field, known?.field);
  return Object.keys(lived).length > 0 ? { ...more, field: lived } : more;
}

function isSomething(change: Change): boolean {
  return change.field !== undefined || fields.some((field) => change[field] > 0);
}

function countIn(answer: VersionCounts | undefined, { remote, version }: VersionCount): VersionCount | undefined {
  return answer?.counts.find((count) => count.remote === remote && count.version === version);
}

function joined(blocks: readonly Block[]): Change[] {
  const groups = new Map<string, Change[]>();
  for (const change of blocks.flatMap(({ changes }) => changes)) {
    const key = `${change.shell} ${change.remote}@${change.version}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].map((group) => {
    const field: FieldCounts = {};
    for (const change of group) addField(field, change.field);
    return { ...(group[0] as Change), ...sumOf(group), ...(Object.keys(field).length > 0 && { field }) };
  });
}

/** The block that a moment belongs to: a longer one only when all of that is old, so that the order stays. */
function endOf(at: number, now: number): number {
  const ends = ages.map(([olderThan, length]) => ({ olderThan, end: Math.ceil(at / length) * length }));
  return ends.find(({ olderThan, end }) => now - end > olderThan)?.end ?? at;
}

/** Makes increases of the counters of shells, which begin at zero at every start of one, and keeps them for a judge. */
export class Observations implements Observed {
  /** In the order of time. */
  blocks: Block[] = [];
  /** What shells had counted when they were first seen. */
  earlier: Change[] = [];
  counts = new CountIndex([]);
  private readonly last = new Map<string, VersionCounts>();
  private thinnedAt = 0;

  /** Takes in one look at all shells. Of one that does not answer nothing is known, and nothing is assumed. */
  take(at: number, answers: Answers): void {
    const changes: Change[] = [];
    for (const [shell, answer] of answers) if (answer) changes.push(...this.changesOf(shell, answer));
    this.blocks.push({ at, changes });
    this.counts.add({ at, changes });
    if (at - this.thinnedAt >= minute) this.thin(at);
  }

  private changesOf(shell: string, answer: VersionCounts): Change[] {
    const before = this.last.get(shell);
    this.last.set(shell, answer);
    const known = before?.process === answer.process ? before : undefined;
    const changes = answer.counts.map((count) => {
      const { remote, version } = count;
      return { shell, remote, version, ...increase(count, countIn(known, count)) };
    });
    if (before) return changes.filter(isSomething);
    this.earlier.push(...changes);
    return [];
  }

  /** Joins what is old, so that a canary of weeks takes no more room than some thousand blocks. */
  private thin(now: number): void {
    this.thinnedAt = now;
    const groups = new Map<number, Block[]>();
    for (const block of this.blocks.filter(({ at }) => now - at < memory)) {
      const end = endOf(block.at, now);
      groups.set(end, [...(groups.get(end) ?? []), block]);
    }
    this.blocks = [...groups].map(([at, group]) =>
      group.length === 1 ? (group[0] as Block) : { at, changes: joined(group) },
    );
    this.counts = new CountIndex(this.blocks);
  }
}
