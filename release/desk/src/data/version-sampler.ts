import type { VersionCount, VersionCounts } from '@site/shared/contract/version-counts';

/** What was counted of one version of a section, all shells together. */
export type Totals = Omit<VersionCount, 'remote' | 'version' | 'field'>;

/** The counts of one stretch of time. */
export interface Sample {
  /** Milliseconds since 1970, when the stretch began. */
  at: number;
  totals: Totals;
}

export const SAMPLE_MS = 30_000;
const KEPT_SAMPLES = 720;
/** Versions of sections; far above what is live and canaried in a few hours. */
const MOST_KEYS = 60;
/** After a longer silence nobody knows when what was counted meanwhile happened. */
const LONGEST_GAP_MS = 120_000;

const zero: Totals = {
  pages: 0,
  renders: 0,
  renderFailures: 0,
  standIns: 0,
  renderTimes: Array.from({ length: 10 }, () => 0),
  hydrations: 0,
  hydrationFailures: 0,
  scriptErrors: 0,
  chunkFailures: 0,
  policyReports: 0,
};

type Figure = Exclude<keyof Totals, 'renderTimes'>;
const figures = Object.keys(zero).filter((name) => name !== 'renderTimes') as Figure[];

function combine(one: Totals, other: Totals, sign: 1 | -1): Totals {
  const sum = {
    ...one,
    renderTimes: one.renderTimes.map((value, index) => value + sign * (other.renderTimes[index] ?? 0)),
  };
  for (const figure of figures) sum[figure] += sign * other[figure];
  return sum;
}

/** The sum of samples. */
export function sumOf(samples: readonly Sample[]): Totals {
  return samples.reduce((sum, { totals }) => combine(sum, totals, 1), zero);
}

function hasShrunk(difference: Totals): boolean {
  return figures.some((figure) => difference[figure] < 0) || difference.renderTimes.some((value) => value < 0);
}

const keyOf = ({ remote, version }: Pick<VersionCount, 'remote' | 'version'>) => `${remote} ${version}`;

type Seen = { process: string; at: number; counts: Map<string, Totals> };

/**
 * Turns the numbers of shells, which only grow and begin at zero with each process, into what happened when. Keeps six hours
 * in memory; what was counted before the first look at a process belongs to nobody's hour and is left out.
 */
export class VersionSampler {
  private readonly seen = new Map<string, Seen>();
  private readonly samples = new Map<string, Sample[]>();

  /** Takes in what the shell at `url` answered at a moment. */
  take(url: string, { process, counts }: VersionCounts, at: number): void {
    const before = this.seen.get(url);
    const now = new Map(counts.map(({ remote, version, ...totals }) => [keyOf({ remote, version }), totals]));
    this.seen.set(url, { process, at, counts: now });
    if (!before || at - before.at > LONGEST_GAP_MS) return;
    for (const [key, totals] of now) {
      const known = before.process === process ? (before.counts.get(key) ?? zero) : zero;
      const difference = combine(totals, known, -1);
      if (!hasShrunk(difference)) this.add(key, at, difference);
    }
  }

  private add(key: string, at: number, totals: Totals): void {
    const begun = Math.floor(at / SAMPLE_MS) * SAMPLE_MS;
    const samples = this.samples.get(key) ?? [];
    const last = samples.at(-1);
    if (last?.at === begun) last.totals = combine(last.totals, totals, 1);
    else samples.push({ at: begun, totals });
    if (samples.length > KEPT_SAMPLES) samples.splice(0, samples.length - KEPT_SAMPLES);
    // The one that was counted last stands last, so that the first is the one to forget.
    this.samples.delete(key);
    this.samples.set(key, samples);
    const [oldest] = this.samples.keys();
    if (oldest && this.samples.size > MOST_KEYS) this.samples.delete(oldest);
  }

  /** What happened to a version since a moment, oldest first. */
  since(remote: string, version: string, moment: number): Sample[] {
    const samples = this.samples.get(keyOf({ remote, version })) ?? [];
    return samples.filter(({ at }) => at + SAMPLE_MS > moment);
  }
}
