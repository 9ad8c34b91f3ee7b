import { type Browser, browsers, type Timed, type Tried } from '@site/shared/contract/field-counts';

/** How something is said in a sentence after the counts; `limit` is text. */
type Said = (limit: string) => string;

/** Something that is timed: views beyond what a share of the control's own stays below. */
export interface TimedMeasure {
  kind: string;
  timed: Timed;
  /** The share of the control's views, 0 to 1. */
  quantile: number;
  /** So much beyond it nothing is slow yet, in milliseconds; of `cls` in thousandths. */
  tolerance: number;
  said: Said;
}

/** Something that goes well or not. */
export interface TriedMeasure {
  kind: string;
  tried: Tried;
  /** In this browser family alone. */
  browser?: Browser;
  said: Said;
  /** Points above the control, as a share of attempts. */
  margin: number;
}

export type FieldMeasure = TimedMeasure | TriedMeasure;

const quantiles = [0.75, 0.9];

/**
 * A canary has fewer visitors, so that less of it is stored and more is rendered anew; its processes are younger. What that costs
 * is no fault of it and stays below these.
 */
const timings: readonly [timed: Timed, tolerance: number, said: Said][] = [
  ['render', 150, (limit) => `renders took longer than ${limit}`],
  ['cpu', 100, (limit) => `renders took more of a CPU than ${limit}`],
  ['ttfb', 400, (limit) => `views waited for their first byte longer than ${limit}`],
  ['lcp', 400, (limit) => `views showed their largest part later than ${limit}`],
  ['inp', 100, (limit) => `views answered a press later than ${limit}`],
  ['cls', 50, (limit) => `views shifted by more than ${limit}`],
  ['soft', 200, (limit) => `ways to another page took longer than ${limit}`],
];

const names: Record<Browser, string> = {
  chromium: 'Chromium',
  safari: 'Safari',
  firefox: 'Firefox',
  wechat: 'WeChat',
  other: 'other browsers',
};

const outcomes: readonly TriedMeasure[] = [
  { kind: 'redirect', tried: 'redirect', margin: 0.05, said: () => 'answers led elsewhere' },
  { kind: 'missing', tried: 'missing', margin: 0.05, said: () => 'answers had no page' },
  { kind: 'noindex', tried: 'noindex', margin: 0.05, said: () => 'pages told search engines to leave them out' },
  { kind: 'begun', tried: 'begun', margin: 0.15, said: () => 'views in which a form was begun sent none' },
  { kind: 'form', tried: 'form', margin: 0.1, said: () => 'views in which a form was sent got no answer to it' },
  { kind: 'tap', tried: 'tap', margin: 0.05, said: () => 'views had a tap that nothing answered' },
  ...browsers.map((browser) => ({
    ...{ kind: `error ${browser}`, tried: 'error' as const, browser, margin: 0.02 },
    said: () => `page loads in ${names[browser]} had an error`,
  })),
];

/** All that a canary is judged by beside its faults. */
export const fieldMeasures: readonly FieldMeasure[] = [
  ...outcomes,
  ...timings.flatMap(([timed, tolerance, said]) =>
    quantiles.map((quantile) => ({ kind: `${timed} p${quantile * 100}`, timed, quantile, tolerance, said })),
  ),
];
