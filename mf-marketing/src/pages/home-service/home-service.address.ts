import { typedText } from '@site/shared/page/typed-text';

/** Mbps that the estimate offers. */
export const rates = [1, 2, 4] as const;
/** Hours of one live stream that the estimate offers. */
export const streamHours = [0.5, 1, 1.5, 2, 3, 4, 6, 8] as const;
export const maxViewers = 100_000;
export const maxStreams = 60;

/** One kind of live stream and how often it runs: Mbps, hours, viewers on average, live streams a month. */
export type Estimate = { rate: number; hours: number; viewers: number; shows: number };

/** Query of the page: keywords, only rows that differ, the estimate. */
export type PricingQuery = { q: string; diff: boolean; estimate: Estimate };

export const pricingAddress = '/home/service';

/** In the order of the cache key. */
export const pricingParameters = ['q', 'diff', 'rate', 'hours', 'viewers', 'shows'] as const;

/** The worked example: 1 Mbps for an hour before 200 viewers is 90 GB. */
export const exampleEstimate: Estimate = { rate: 1, hours: 1, viewers: 200, shows: 1 };

function choice(value: string | null, choices: readonly number[], otherwise: number): number {
  return choices.find((one) => String(one) === value) ?? otherwise;
}

function integerUpTo(value: string | null, most: number, otherwise: number): number {
  if (!value || !/^\d{1,9}$/.test(value)) return otherwise;
  return Math.min(most, Math.max(1, Number(value)));
}

/** Invalid values fall back to the defaults instead of a 404. */
export function readPricingQuery(query: URLSearchParams): PricingQuery {
  return {
    q: typedText(query.get('q')),
    diff: query.get('diff') === '1',
    estimate: {
      rate: choice(query.get('rate'), rates, exampleEstimate.rate),
      hours: choice(query.get('hours'), streamHours, exampleEstimate.hours),
      viewers: integerUpTo(query.get('viewers'), maxViewers, exampleEstimate.viewers),
      shows: integerUpTo(query.get('shows'), maxStreams, exampleEstimate.shows),
    },
  };
}

/** The parameters that differ from the defaults, for URLs and for hidden fields of the other form. */
export function queryParameters({ q, diff, estimate }: PricingQuery): [string, string][] {
  const figures = Object.entries(estimate).filter(([name, value]) => value !== exampleEstimate[name as keyof Estimate]);
  return [
    ...(q ? [['q', q] as [string, string]] : []),
    ...(diff ? [['diff', '1'] as [string, string]] : []),
    ...figures.map(([name, value]): [string, string] => [name, String(value)]),
  ];
}

/** The URL with all parameters, without a fragment. */
export function pricingPlace(query: PricingQuery): string {
  const search = new URLSearchParams(queryParameters(query)).toString();
  return `${pricingAddress}${search && `?${search}`}`;
}
