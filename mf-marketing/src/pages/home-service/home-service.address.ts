import { longestKeyword } from '@site/shared/contract/content-ids';

/** Mbps that the estimate offers. */
export const rates = [1, 2, 4] as const;
/** Hours of one show that the estimate offers. */
export const showHours = [0.5, 1, 1.5, 2, 3, 4, 6, 8] as const;
export const mostViewers = 100_000;
export const mostShows = 60;

/** One kind of show and how often it runs: Mbps, hours, viewers on average, shows a month. */
export type Estimate = { rate: number; hours: number; viewers: number; shows: number };

/** What the address says of the page: the words searched for, only rows that differ, the estimate. */
export type PricingQuery = { q: string; diff: boolean; estimate: Estimate };

export const pricingAddress = '/home/service';

/** In the order of the cache key. */
export const pricingParameters = ['q', 'diff', 'rate', 'hours', 'viewers', 'shows'] as const;

/** The worked example: 1 Mbps for an hour before 200 viewers is 90 GB. */
export const exampleEstimate: Estimate = { rate: 1, hours: 1, viewers: 200, shows: 1 };

function choice(value: string | null, choices: readonly number[], otherwise: number): number {
  return choices.find((one) => String(one) === value) ?? otherwise;
}

function wholeUpTo(value: string | null, most: number, otherwise: number): number {
  if (!value || !/^\d{1,9}$/.test(value)) return otherwise;
  return Math.min(most, Math.max(1, Number(value)));
}

/** What makes no sense in an address counts as not said: nobody asks for a wrong estimate on purpose. */
export function readPricingQuery(query: URLSearchParams): PricingQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, longestKeyword),
    diff: query.get('diff') === '1',
    estimate: {
      rate: choice(query.get('rate'), rates, exampleEstimate.rate),
      hours: choice(query.get('hours'), showHours, exampleEstimate.hours),
      viewers: wholeUpTo(query.get('viewers'), mostViewers, exampleEstimate.viewers),
      shows: wholeUpTo(query.get('shows'), mostShows, exampleEstimate.shows),
    },
  };
}

/** The parameters that differ from the plain page, for addresses and for hidden fields of the other form. */
export function saidParameters({ q, diff, estimate }: PricingQuery): [string, string][] {
  const figures = Object.entries(estimate).filter(([name, value]) => value !== exampleEstimate[name as keyof Estimate]);
  return [
    ...(q ? [['q', q] as [string, string]] : []),
    ...(diff ? [['diff', '1'] as [string, string]] : []),
    ...figures.map(([name, value]): [string, string] => [name, String(value)]),
  ];
}

/** The page with everything that was said, without a place on it. */
export function pricingPlace(query: PricingQuery): string {
  const search = new URLSearchParams(saidParameters(query)).toString();
  return `${pricingAddress}${search && `?${search}`}`;
}
