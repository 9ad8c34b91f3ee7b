import {
  crewHours,
  readCount,
  readData,
  readDataPack,
  readViewerPack,
  readYearlyShows,
} from '@site/shared/contract/plan-figures';
import type { AddOn, PricingFeature, PricingPlan } from '@site/shared/contract/site';
import type { Wish } from './home-service.address';
import { formatPrice } from './home-service.price';

const bitsPerByte = 8;
const secondsPerHour = 3600;
const gigabyte = 1000;
/** What the comparison says of a function that a plan neither has nor can be sold with, and of one that is bought beside it. */
export const missing = '–';
export const bought = '加购';

export type Line = { key: string; name: string; count: number; each: string; sum: number };
/** A plan with what has to be bought beside it, in yuan a year. */
export type Offer = { plan: PricingPlan; lines: readonly Line[]; sum: number };
/** A plan that cannot do what was wished, and why: 「不含字幕」 「云导播机位只有 2 路」. */
export type Lacking = { plan: PricingPlan; lacks: readonly string[] };
/** Offers begin with the cheapest. `traffic` is GB a year. */
export type Quote = { offers: readonly Offer[]; lacking: readonly Lacking[]; traffic: number };

/** `features` are those of `quotedFunctions` (home-service.counted.ts). */
export type PriceList = {
  plans: readonly PricingPlan[];
  features: readonly PricingFeature[];
  addOns: readonly Omit<AddOn, 'text'>[];
};

/** GB that a year of live streams takes: Mbps ÷ 8 × seconds × viewers is MB. */
export function yearTraffic({ rate, hours, viewers, launches }: Wish): number {
  return ((rate / bitsPerByte) * hours * secondsPerHour * viewers * launches) / gigabyte;
}

/** A text that is no figure counts as not a number: the check of the content refuses it, and no offer is made with it. */
const figure = (read: number | undefined) => read ?? Number.NaN;

/** What a plan says of its own limits. */
export function ownText({ facts }: PricingPlan, key: string): string {
  return facts.find((fact) => fact.key === key)?.value ?? '';
}

function unitOf({ addOns }: PriceList, key: string): string {
  return addOns.find((one) => one.key === key)?.unit ?? '';
}

/** What a plan has of a function; nothing where the table has no such row. */
export function valueIn({ plans, features }: PriceList, plan: PricingPlan, key: string): string {
  return features.find((feature) => feature.key === key)?.values[plans.indexOf(plan)] ?? missing;
}

/** Units of a crew in a year: each show takes whole ones. */
function crewUnits({ crew, hours, launches }: Wish, list: PriceList): number {
  return launches * Math.ceil(hours / figure(crewHours[unitOf(list, crew)]));
}

/** How many of each add-on a year takes beside the plan. */
function countsOf(wish: Wish, list: PriceList, plan: PricingPlan): Record<string, number> {
  const short = (wanted: number, own?: number, pack?: number) =>
    wanted <= figure(own) ? 0 : Math.ceil((wanted - figure(own)) / figure(pack));
  const watched = valueIn(list, plan, 'event-watch');
  return {
    traffic: short(yearTraffic(wish), readData(ownText(plan, 'traffic')), readDataPack(unitOf(list, 'traffic'))),
    viewers:
      short(wish.peak, readCount(ownText(plan, 'viewers')), readViewerPack(unitOf(list, 'viewers'))) * wish.launches,
    captions: wish.captions && valueIn(list, plan, 'captions') === bought ? wish.hours * wish.launches : 0,
    'event-watch': wish.watch ? short(wish.launches, readYearlyShows(watched), 1) : 0,
    ...(list.addOns.some(({ key, of }) => of === 'crew' && key === wish.crew) && {
      [wish.crew]: crewUnits(wish, list),
    }),
  };
}

/** What a plan needs that has no price, or of which the facts do not say how much: without it the sum would be too small. */
function unpricedIn(wish: Wish, list: PriceList, plan: PricingPlan): string[] {
  return Object.entries(countsOf(wish, list, plan)).flatMap(([key, count]) => {
    const addOn = list.addOns.find((one) => one.key === key);
    return count === 0 || (count > 0 && addOn?.price) ? [] : [`${addOn?.name ?? key}要另外报价`];
  });
}

/** What of the wish a plan can neither do nor be sold. */
function lacksOf(wish: Wish, list: PriceList, plan: PricingPlan): string[] {
  const has = (key: string) => valueIn(list, plan, key);
  const wanted = [
    ...(wish.captions && has('captions') === missing ? ['captions'] : []),
    ...(wish.watch && has('event-watch') === missing ? ['event-watch'] : []),
    ...(wish.cameras > (readCount(has('cameras')) ?? 0) ? ['cameras'] : []),
  ];
  const lacking = wanted.map((key) => {
    const name = list.features.find((feature) => feature.key === key)?.name ?? key;
    return has(key) === missing ? `不含${name}` : `${name}只有 ${has(key)} 路`;
  });
  return lacking.length > 0 ? lacking : unpricedIn(wish, list, plan);
}

function offerOf(wish: Wish, list: PriceList, plan: PricingPlan): Offer {
  const counts = countsOf(wish, list, plan);
  const extras = list.addOns.flatMap(({ key, of, name: own, price, unit }): Line[] => {
    const count = counts[key] ?? 0;
    const kindOf = list.addOns.find((one) => one.key === of);
    const name = kindOf ? `${kindOf.name}（${own}）` : own;
    return count > 0 && price ? [{ key, name, count, each: `¥${formatPrice(price)} ${unit}`, sum: count * price }] : [];
  });
  const own: Line = { key: 'plan', name: plan.name, count: 1, each: '', sum: plan.price ?? 0 };
  const lines = [own, ...extras];
  return { plan, lines, sum: lines.reduce((total, { sum }) => total + sum, 0) };
}

/** What a wish costs in each plan that is bought by the year and can do it. */
export function quoteFor(wish: Wish, list: PriceList): Quote {
  const yearly = list.plans.filter(({ price }) => price !== null && price > 0);
  const judged = yearly.map((plan) => ({ plan, lacks: lacksOf(wish, list, plan) }));
  const able = judged.filter(({ lacks }) => lacks.length === 0);
  return {
    offers: able.map(({ plan }) => offerOf(wish, list, plan)).sort((one, other) => one.sum - other.sum),
    lacking: judged.filter(({ lacks }) => lacks.length > 0),
    traffic: yearTraffic(wish),
  };
}

/** `90` → 90 GB, `1080` → 1.08 TB. */
export function formatTraffic(gigabytes: number): string {
  const [figure, unit] = gigabytes >= gigabyte ? [gigabytes / gigabyte, 'TB'] : [gigabytes, 'GB'];
  const [whole = '', part] = String(Number(figure.toFixed(2))).split('.');
  return `${formatPrice(Number(whole))}${part ? `.${part}` : ''} ${unit}`;
}
