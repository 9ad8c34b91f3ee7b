import { typedText } from '@site/shared/page/typed-text';
import {
  maxLaunches,
  maxViewers,
  readFigure,
  readNumber,
  type WrongNumber,
  wrongNumbers,
} from './home-service.numbers';

/** Mbps that the quote offers. */
export const rates = [1, 2, 4] as const;
/** Hours of one live stream that the quote offers. */
export const streamHours = [0.5, 1, 1.5, 2, 3, 4, 6, 8] as const;
/** Cameras that the director's desk switches between; 0 without it. */
export const cameraCounts = [0, 2, 4, 8] as const;
/** Of a month, in addresses that say `shows`. */
export const maxStreams = 60;
const monthsPerYear = 12;
const allPlans = 5;
/** Of an add-on or a plan. */
const key = /^[a-z][a-z-]{0,30}$/;
/** Of what a crew is booked as: an address counts no other add-on as one. */
const crewKey = /^crew-[a-z-]{1,25}$/;

/**
 * What a year of live streams takes: Mbps, hours, viewers on average and at the peak, live streams a year, cameras of the director's desk,
 * the add-on of the crew or none, live captions, and somebody who watches over each.
 */
export type Wish = {
  rate: number;
  hours: number;
  viewers: number;
  peak: number;
  launches: number;
  cameras: number;
  crew: string;
  captions: boolean;
  watch: boolean;
};

/** Query of the page: keywords, only rows that differ, the plans side by side (none: all), the wish, and where it is not what was typed. */
export type PricingQuery = {
  q: string;
  diff: boolean;
  plans: readonly string[];
  wish: Wish;
  wrong: readonly WrongNumber[];
  /** The query as it was asked for. */
  asked: string;
};

/** What of an address was taken. */
type Taken = Omit<PricingQuery, 'wrong' | 'asked'>;

export const pricingAddress = '/home/service';

/** The worked example: 1 Mbps for an hour before 200 viewers, once a month. */
export const exampleWish: Wish = {
  ...{ rate: 1, hours: 1, viewers: 200, peak: 200, launches: 12, cameras: 0, crew: '', captions: false, watch: false },
};

/** The fields of the form of the quote. */
export const wishParameters = Object.keys(exampleWish) as (keyof Wish)[];

/** In the order of the cache key. `shows` is a month of live streams, as addresses before `launches` say it. */
export const pricingParameters = ['q', 'diff', 'plans', 'shows', ...wishParameters] as const;

function choice(value: string | null, choices: readonly number[], otherwise: number): number {
  const typed = readFigure(value ?? '');
  return choices.find((one) => one === typed) ?? otherwise;
}

function readWish(query: URLSearchParams): Wish {
  const viewers = readNumber(query.get('viewers'), maxViewers, exampleWish.viewers);
  const shows = readNumber(query.get('shows'), maxStreams, exampleWish.launches / monthsPerYear);
  const crew = query.get('crew') ?? '';
  return {
    rate: choice(query.get('rate'), rates, exampleWish.rate),
    hours: choice(query.get('hours'), streamHours, exampleWish.hours),
    viewers,
    peak: Math.max(viewers, readNumber(query.get('peak'), maxViewers, viewers)),
    launches: readNumber(query.get('launches'), maxLaunches, shows * monthsPerYear),
    cameras: choice(query.get('cameras'), cameraCounts, 0),
    crew: crewKey.test(crew) ? crew : '',
    captions: query.get('captions') === '1',
    watch: query.get('watch') === '1',
  };
}

/** Plans side by side; all of them, as a form without script sends them, is no choice. */
function readPlans(query: URLSearchParams): string[] {
  const plans = [...new Set(query.getAll('plans').filter((slug) => key.test(slug)))];
  return plans.length < allPlans ? plans : [];
}

/** Invalid values fall back to the defaults instead of a 404. */
export function readPricingQuery(query: URLSearchParams): PricingQuery {
  const wish = readWish(query);
  return {
    q: typedText(query.get('q')),
    diff: query.get('diff') === '1',
    plans: readPlans(query),
    wish,
    wrong: wrongNumbers(query, wish),
    asked: `${query}`,
  };
}

const written = (value: number | string | boolean) => (typeof value === 'boolean' ? (value ? '1' : '') : String(value));

/** What stands in the field of the peak: nothing where it is the average, so that it follows that. */
export function peakText({ peak, viewers }: Wish): string {
  return peak === viewers ? '' : String(peak);
}

/** The fields of the quote's form by their names; a ticked one has the value 1. */
export function wishFields(wish: Wish): [string, string][] {
  return wishParameters.map((name) => [name, written(wish[name])]);
}

/** The parameters that differ from the defaults, for URLs and for hidden fields of the other form. */
export function queryParameters({ q, diff, plans, wish }: Taken): [string, string][] {
  const usual = new Map(wishFields({ ...exampleWish, peak: wish.viewers }));
  return [
    ...(q ? [['q', q] as [string, string]] : []),
    ...(diff ? [['diff', '1'] as [string, string]] : []),
    ...plans.map((slug): [string, string] => ['plans', slug]),
    ...wishFields(wish).filter(([name, value]) => value !== usual.get(name)),
  ];
}

/** The URL with all parameters, without a fragment. */
export function pricingPlace(query: Taken): string {
  const search = new URLSearchParams(queryParameters(query)).toString();
  return `${pricingAddress}${search && `?${search}`}`;
}

/** The page with every field of the wish, for a lead whose visitor typed what the quote does not count with. */
export function quotedPlace(query: PricingQuery): string {
  const others = queryParameters({ ...query, wish: exampleWish });
  return `${pricingAddress}?${new URLSearchParams([...others, ...wishFields(query.wish)]).toString()}`;
}
