import type { RemoteStatus } from '@site/release/operations/status';
import type { ChainEntry } from './chain';
import { canaryLine } from './guard-line';
import { type Difference, differenceOf, type Quantile, quantileOf, type Rate, rateOf } from './statistics';
import { type Sample, sumOf, type Totals, type VersionSampler } from './version-sampler';

/** What the page says of a measure; the guard decides by its own test. */
export type Judgement = 'unknown' | 'watching' | 'good' | 'over';

/** One measure of a canary beside the control, with how it grew. */
export interface RateMeasure {
  title: string;
  english: string;
  canary: Rate;
  control: Rate;
  /** Where the guard's line stands now, as a share. */
  line: number;
  difference: Difference;
  judgement: Judgement;
  /** Both rates after each sample, everything since the beginning counted. */
  points: { at: number; canary: Rate; control: number }[];
}

export interface CanaryView {
  name: string;
  version: string;
  control: string;
  share: number;
  /** When it began and when its share was set last; null when that is before the part of the chain that is read. */
  beganAt: string | null;
  beganBy: string | null;
  shareSince: string | null;
  rates: RateMeasure[];
  latency: { canary: Quantile | null; control: Quantile | null };
  canaryTotals: Totals;
  controlTotals: Totals;
}

type RateFields = { title: string; english: string; failures: keyof Totals; attempts: keyof Totals };

const measures: RateFields[] = [
  { title: '渲染失败', english: 'render', failures: 'renderFailures', attempts: 'renders' },
  { title: '水合失败', english: 'hydration', failures: 'hydrationFailures', attempts: 'hydrations' },
];

const P95 = 0.95;
const MOST_POINTS = 60;

function judge(canary: Rate, control: Rate, difference: Difference): Judgement {
  if (canary.attempts === 0 || control.attempts === 0) return 'unknown';
  if (difference.low > canaryLine.aboveControl && canary.failures >= canaryLine.leastFailures) return 'over';
  return difference.high < canaryLine.aboveControl ? 'good' : 'watching';
}

/** Failures and attempts of all samples up to a moment. */
function rateUpTo(samples: readonly Sample[], moment: number, { failures, attempts }: RateFields): Rate {
  const past = samples.filter(({ at }) => at <= moment);
  const sum = (field: keyof Totals) => past.reduce((total, { totals }) => total + Number(totals[field]), 0);
  return rateOf(sum(failures), sum(attempts));
}

function pointsOf(canary: Sample[], control: Sample[], fields: RateFields): RateMeasure['points'] {
  const moments = [...new Set([...canary, ...control].map(({ at }) => at))].sort((one, other) => one - other);
  const step = Math.max(1, Math.ceil(moments.length / MOST_POINTS));
  const shown = moments.filter((_, index) => (moments.length - 1 - index) % step === 0);
  return shown.map((at) => ({
    at,
    canary: rateUpTo(canary, at, fields),
    control: rateUpTo(control, at, fields).rate,
  }));
}

function rateMeasure(fields: RateFields, canarySamples: Sample[], controlSamples: Sample[]): RateMeasure {
  const { title, english, failures, attempts } = fields;
  const rate = (totals: Totals) => rateOf(Number(totals[failures]), Number(totals[attempts]));
  const [canary, control] = [rate(sumOf(canarySamples)), rate(sumOf(controlSamples))];
  const difference = differenceOf(canary, control);
  const judgement = judge(canary, control, difference);
  const line = Math.min(1, control.rate + canaryLine.aboveControl);
  const points = pointsOf(canarySamples, controlSamples, fields);
  return { title, english, canary, control, line, difference, judgement, points };
}

/** The revisions of this canary, newest first. */
function revisionsOf(entries: readonly ChainEntry[], name: string, version: string): ChainEntry[] {
  const good = entries.filter(({ revision }) => revision !== null);
  const end = good.findIndex(({ revision }) => revision?.remotes[name]?.canaryVersion !== version);
  return (end < 0 ? good : good.slice(0, end)).filter(({ changes }) => changes.some((change) => change.name === name));
}

type Beginning = Pick<CanaryView, 'beganAt' | 'beganBy' | 'shareSince'>;

/** When and by whom a canary was begun, and when its share was set last. */
function beginningOf(entries: readonly ChainEntry[], name: string, version: string): Beginning {
  const own = revisionsOf(entries, name, version);
  const first = own.at(-1);
  const began = first?.changes.some(({ kind }) => kind === 'canary') ? first.revision : null;
  const shareSince = own[0]?.revision?.createdAt ?? null;
  return { beganAt: began?.createdAt ?? null, beganBy: began?.by ?? null, shareSince };
}

/** The canary of a section beside what everybody else gets; undefined without one. */
export function canaryOf(
  { name, version: control, canaryVersion: version, canaryShare: share }: RemoteStatus,
  entries: readonly ChainEntry[],
  sampler: VersionSampler,
): CanaryView | undefined {
  if (version === null) return undefined;
  const beginning = beginningOf(entries, name, version);
  const since = beginning.beganAt ? Date.parse(beginning.beganAt) : 0;
  const [canary, other] = [sampler.since(name, version, since), sampler.since(name, control, since)];
  const [canaryTotals, controlTotals] = [sumOf(canary), sumOf(other)];
  return {
    name,
    version,
    control,
    share,
    ...beginning,
    rates: measures.map((fields) => rateMeasure(fields, canary, other)),
    latency: { canary: quantileOf(canaryTotals.renderTimes, P95), control: quantileOf(controlTotals.renderTimes, P95) },
    canaryTotals,
    controlTotals,
  };
}
