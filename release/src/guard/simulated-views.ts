import {
  type Browser,
  classOf,
  type FieldCounts,
  sketchClasses,
  type Timed,
  type Tried,
} from '@site/shared/contract/field-counts';
import type { VersionCount } from '@site/shared/contract/version-counts';
import { seededRandom } from './seeded-random';
import { judge, type Verdict } from './judge';
import { Observations } from './observations';
import type { Watched } from './watched';

/** How something that is timed is spread: its median in milliseconds, the spread of its logarithm, and in which share of views it occurs. */
type Spread = [median: number, spread: number, share: number];

const spreads: Readonly<Record<Timed, Spread>> = {
  render: [20, 0.5, 0.15],
  cpu: [15, 0.5, 0.15],
  ttfb: [120, 0.7, 1],
  lcp: [1600, 0.5, 1],
  inp: [90, 0.6, 0.6],
  cls: [20, 1, 1],
  soft: [300, 0.6, 0.3],
};

/** In which share of views something is tried, and which share of that fails always. */
const rates: Readonly<Record<Tried, [share: number, fails: number]>> = {
  redirect: [1, 0.01],
  missing: [1, 0.01],
  noindex: [1, 0.05],
  begun: [0.08, 0.5],
  form: [0.04, 0.1],
  tap: [0.5, 0.02],
  error: [0.6, 0.01],
};

const visitors: readonly [share: number, device: string, browser: Browser][] = [
  [0.35, 'phone', 'wechat'],
  [0.3, 'desk', 'chromium'],
  [0.2, 'phone', 'chromium'],
  [0.1, 'phone', 'safari'],
  [0.05, 'desk', 'firefox'],
];

/** What the shell itself counts has no browser. */
const ofShell: ReadonlySet<string> = new Set(['render', 'cpu', 'redirect', 'missing', 'noindex']);

/** What views suffer beyond what is usual: added milliseconds, a factor, added failures, perhaps of one browser family alone. */
export interface Harm {
  added?: Partial<Record<Timed, number>>;
  factor?: number;
  fails?: Partial<Record<Tried, number>>;
  browser?: Browser;
}

const isHit = ({ browser }: Harm, of: Browser) => browser === undefined || browser === of;

type NameOf = (what: string, share: number) => string | undefined;

/** A site of one shell, a section of which has a canary: how its views go. */
class SimulatedViews {
  readonly counts: FieldCounts = {};

  constructor(
    private readonly random: () => number,
    /** Share of the views that tell. */
    private readonly told: number,
  ) {}

  view(harm: Harm): void {
    const [device, browser] = this.visitor();
    const suffered = isHit(harm, browser) ? harm : { ...harm, added: {}, fails: {} };
    const tells = this.random() < this.told;
    /** Undefined where nobody is told of it. */
    const nameOf = (what: string, share: number): string | undefined => {
      if (this.random() >= share || !(tells || ofShell.has(what))) return undefined;
      return ofShell.has(what) ? what : `${what} ${device} ${browser}`;
    };
    this.time(suffered, nameOf);
    this.try(suffered, nameOf);
  }

  private time({ added, factor = 1 }: Harm, nameOf: NameOf): void {
    for (const [what, [median, spread, share]] of Object.entries(spreads) as [Timed, Spread][]) {
      const name = nameOf(what, share);
      if (name === undefined) continue;
      const usual = median * Math.exp(spread * this.normal());
      this.add(name, sketchClasses, classOf(usual * factor + (added?.[what] ?? 0)));
    }
  }

  private try({ fails }: Harm, nameOf: NameOf): void {
    for (const [what, [share, usual]] of Object.entries(rates) as [Tried, [number, number]][]) {
      const name = nameOf(what, share);
      if (name === undefined) continue;
      this.add(name, 2, 0);
      if (this.random() < usual + (fails?.[what] ?? 0)) this.add(name, 2, 1);
    }
  }

  private add(name: string, length: number, place: number): void {
    const numbers = (this.counts[name] ??= Array.from({ length }, () => 0));
    numbers[place] = (numbers[place] ?? 0) + 1;
  }

  private visitor(): [device: string, browser: Browser] {
    let drawn = this.random();
    for (const [share, device, browser] of visitors) {
      if (drawn < share) return [device, browser];
      drawn -= share;
    }
    return ['desk', 'firefox'];
  }

  /** By Box and Muller. */
  private normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.random())) * Math.cos(2 * Math.PI * this.random());
  }
}

/** Views of the version beside the canary, for each of its own: a fifth of the visitors are in it. */
const beside = 4;
/** When the canary begins, in seconds; the guard has looked at the control by then. */
const liveSince = 120;
/** Between two looks, in seconds: a guard looks more often, which finds nothing sooner than this, and more seldom by chance. */
const lookEvery = 10;

const watched: Watched = {
  ...{ kind: 'canary', name: 'mf-help', version: '2.0.0', against: '1.0.0', since: liveSince * 1000 },
};

const noFaults: Omit<VersionCount, 'version'> = {
  ...{ remote: 'mf-help', pages: 0, renders: 0, renderFailures: 0, standIns: 0, renderTimes: [] },
  ...{ hydrations: 0, hydrationFailures: 0, scriptErrors: 0, chunkFailures: 0, policyReports: 0 },
};

export interface Views {
  seed: number;
  /** Views a second of the canary. */
  perSecond: number;
  /** How long the guard looks, in seconds. */
  seconds: number;
  /** What visitors of the canary suffer. */
  harm: Harm;
  /** What all suffer alike, at a second after the canary began. */
  trouble?: (second: number) => Harm;
}

function both(one: Harm, other: Harm): Harm {
  const sum = <Name extends string>(
    first: Partial<Record<Name, number>> = {},
    second: Partial<Record<Name, number>> = {},
  ) => {
    const all = { ...first };
    for (const [name, value] of Object.entries(second) as [Name, number][]) all[name] = (all[name] ?? 0) + value;
    return all;
  };
  const browser = one.browser ?? other.browser;
  return {
    ...{ added: sum(one.added, other.added), fails: sum(one.fails, other.fails) },
    ...{ factor: (one.factor ?? 1) * (other.factor ?? 1), ...(browser && { browser }) },
  };
}

/** What the guard makes of a canary, and the seconds until it did; undefined where it lets it be. */
export function judgeViews({
  seed,
  perSecond,
  seconds,
  harm,
  trouble = () => ({}),
}: Views): { verdict: Verdict; seconds: number } | undefined {
  const random = seededRandom(seed);
  const observations = new Observations();
  // Of pages outside of the canary every second one tells.
  const [control, canary] = [new SimulatedViews(random, 0.5), new SimulatedViews(random, 1)];
  for (let second = 1; second <= liveSince + seconds; second += 1) {
    const since = second - liveSince;
    for (let view = 0; view < perSecond * beside; view += 1) control.view(trouble(since));
    for (let view = 0; view < perSecond && since > 0; view += 1) canary.view(both(harm, trouble(since)));
    if (second % lookEvery !== 0) continue;
    const counts = [
      { ...noFaults, version: '1.0.0', field: structuredClone(control.counts) },
      { ...noFaults, version: '2.0.0', field: structuredClone(canary.counts) },
    ];
    observations.take(second * 1000, new Map([['a', { process: 'a', revision: 1, counts }]]));
    const [verdict] = since > 0 ? judge(observations, [watched], second * 1000) : [];
    if (verdict) return { verdict, seconds: since };
  }
  return undefined;
}

/** Canaries that harm whoever sees them, by what they do. */
export const harms = {
  'the largest part comes 1.5 s later': { added: { lcp: 1500 } },
  'each render blocks for 600 ms': { added: { render: 600, cpu: 600 } },
  'a press is answered 300 ms later': { added: { inp: 300 } },
  'a form swallows what is sent': { fails: { form: 0.9 } },
  '5 % errors in WeChat alone': { fails: { error: 0.05 }, browser: 'wechat' },
  'a tenth of the answers lead elsewhere': { fails: { redirect: 0.1 } },
} as const satisfies Record<string, Harm>;

/** What hurts all alike: a good canary outlives it. */
export const troubles = {
  'a quiet day': () => ({}),
  'a slow day': (second: number) => (second > 120 ? { factor: 2.5 } : {}),
  'an outage of the api': (second: number) =>
    second > 120 && second < 420
      ? { added: { render: 3000, soft: 3000 }, fails: { form: 0.9, missing: 0.2, error: 0.1 } }
      : {},
} as const satisfies Record<string, (second: number) => Harm>;
