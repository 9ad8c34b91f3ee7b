import type { VersionCount, VersionCounts } from '@site/shared/contract/version-counts';
import { type FaultKind, faultKinds } from '../guard/fault-kinds';
import { judge, type Verdict } from '../guard/judge';
import { Observations } from '../guard/observations';
import { arrivals, drawn, seededRandom } from '../guard/seeded-random';
import type { Watched } from '../guard/watched';

/** What a version of a section does in one second of one shell: how much is tried, and which share of it fails. */
export interface Load {
  remote: string;
  version: string;
  /** Answers and hydrations a second. */
  perSecond: number;
  fails: Partial<Record<FaultKind, number>>;
}

/** What happens on a shell in one second; `undefined` is a shell that does not answer. */
export type Happening = (second: number, shell: string, random: () => number) => readonly Load[] | undefined;

export interface Simulation {
  shells: readonly string[];
  seed: number;
  seconds: number;
  happens: Happening;
  /** Seconds in which a shell begins anew, its counters at zero. */
  restarts?: Readonly<Record<number, string>>;
  watched: readonly Watched[];
}

/** What fails on any site: extensions that change the page, scripts of old browsers, networks that break off. */
export const usual: Partial<Record<FaultKind, number>> = { render: 0.001, hydration: 0.02, chunk: 0.005, script: 0.02 };

const failureFields = {
  render: 'renderFailures',
  hydration: 'hydrationFailures',
  chunk: 'chunkFailures',
  script: 'scriptErrors',
  policy: 'policyReports',
} as const;

const nothing = {
  ...{ pages: 0, renders: 0, renderFailures: 0, standIns: 0, renderTimes: [] },
  ...{ hydrations: 0, hydrationFailures: 0, scriptErrors: 0, chunkFailures: 0, policyReports: 0 },
};

class SimulatedShell {
  private starts = 0;
  private counts = new Map<string, VersionCount>();

  constructor(
    private readonly name: string,
    private readonly random: () => number,
  ) {}

  restart(): void {
    this.starts += 1;
    this.counts = new Map();
  }

  serve({ remote, version, perSecond, fails }: Load): void {
    const label = `${remote}@${version}`;
    const count = this.counts.get(label) ?? { remote, version, ...nothing };
    const attempts = arrivals(this.random, perSecond);
    count.pages += attempts;
    count.renders += attempts;
    count.hydrations += attempts;
    for (const kind of faultKinds) count[failureFields[kind]] += drawn(this.random, attempts, fails[kind] ?? 0);
    this.counts.set(label, count);
  }

  answer(): VersionCounts {
    const counts = [...this.counts.values()].map((count) => ({ ...count }));
    return { process: `${this.name} ${this.starts}`, revision: 1, counts };
  }
}

/** When the simulated promotion or canary begins, in milliseconds; the guard has looked for a minute by then. */
export const liveSince = 60_000;

/** A verdict, and the second of the simulation in which it fell. */
export type Fallen = { verdict: Verdict; second: number };

/** Looks at the shells once a second, as the guard does, and asks the judge; what was judged is watched no longer. */
export function* fallen({ shells, seed, seconds, happens, restarts, watched }: Simulation): Generator<Fallen, void> {
  const random = seededRandom(seed);
  const observations = new Observations();
  const gone = new Set<Watched>();
  const machines = new Map(shells.map((name) => [name, new SimulatedShell(name, random)]));
  for (let second = 1; second <= seconds; second += 1) {
    machines.get(restarts?.[second] ?? '')?.restart();
    const answers = new Map<string, VersionCounts | undefined>();
    for (const [name, machine] of machines) {
      const loads = happens(second, name, random);
      for (const load of loads ?? []) machine.serve(load);
      answers.set(name, loads && machine.answer());
    }
    observations.take(second * 1000, answers);
    const live = watched.filter((one) => one.since < second * 1000 && !gone.has(one));
    for (const verdict of judge(observations, live, second * 1000)) {
      gone.add(verdict.watched);
      yield { verdict, second };
    }
  }
}

/** The first verdict; undefined where none falls. */
export function simulate(simulation: Simulation): Verdict | undefined {
  return fallen(simulation).next().value?.verdict;
}
