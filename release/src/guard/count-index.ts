import type { Counted } from './fault-kinds';
import type { Block, Change } from './block';
import { addTo, sumOf, zero } from './counted';

/** Which versions are meant. */
export type Select = (version: Pick<Change, 'remote' | 'version'>) => boolean;

export function isOf(name: string, version: string | null): Select {
  return (one) => one.remote === name && one.version === version;
}

const nothing = zero();

/** Of one version: what was counted until each moment, all shells together. */
interface Series {
  remote: string;
  version: string;
  moments: number[];
  sums: Counted[];
}

/** What was counted by the moment; the first place after it, by halving. */
function placeAfter(moments: readonly number[], moment: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Blocks as sums that only grow, so that any stretch of time costs two looks and not all blocks in it. */
export class CountIndex {
  private readonly series = new Map<string, Series>();

  constructor(blocks: readonly Block[]) {
    for (const block of blocks) this.add(block);
  }

  /** Takes in a block that is later than all others. */
  add({ at, changes }: Block): void {
    for (const change of changes) this.addChange(at, change);
  }

  /** What was counted of the selected versions after `from` and until `to`. */
  total(from: number, to: number, select: Select): Counted {
    const total = zero();
    for (const one of this.series.values()) {
      if (!select(one)) continue;
      addTo(total, one.sums[placeAfter(one.moments, to) - 1] ?? nothing, 1);
      addTo(total, one.sums[placeAfter(one.moments, from) - 1] ?? nothing, -1);
    }
    return total;
  }

  /** The sections of which a version is selected. */
  names(select: Select): Set<string> {
    return new Set([...this.series.values()].filter(select).map(({ remote }) => remote));
  }

  private addChange(at: number, change: Change): void {
    const { remote, version } = change;
    const key = `${remote}@${version}`;
    const known = this.series.get(key) ?? { remote, version, moments: [], sums: [] };
    this.series.set(key, known);
    const sum = sumOf([known.sums.at(-1) ?? nothing, change]);
    if (known.moments.at(-1) === at) known.sums[known.sums.length - 1] = sum;
    else {
      known.moments.push(at);
      known.sums.push(sum);
    }
  }
}
