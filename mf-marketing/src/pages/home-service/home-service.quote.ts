import type { AddOn, PricingFeature, PricingPlan } from '@site/shared/contract/site';
import type { Wish } from './home-service.address';
import { formatPrice } from './home-service.price';

const bitsPerByte = 8;
const secondsPerHour = 3600;
const gigabyte = 1000;
const packViewers = 1000;
const missing = '–';
const bought = '加购';
/** How many hours of a show one unit of a crew is for. */
const crewHours: Readonly<Record<string, number>> = { '/ 半天': 4, '/ 天': 8 };

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

/** `1.5 TB` → 1500 GB, `5,000` → 5000; anything else (按需配置) is no figure. */
function figureIn(text: string): number {
  const [, figure = '', unit] = /([\d.,]+)\s*(GB|TB)?/.exec(text) ?? [];
  return Number(figure.replaceAll(',', '')) * (unit === 'TB' ? gigabyte : 1);
}

function ownFigure({ facts }: PricingPlan, key: string): number {
  return figureIn(facts.find((fact) => fact.key === key)?.value ?? '');
}

/** What a plan has of a function; nothing where the table has no such row. */
function valueIn({ plans, features }: PriceList, plan: PricingPlan, key: string): string {
  return features.find((feature) => feature.key === key)?.values[plans.indexOf(plan)] ?? missing;
}

/** What of the wish a plan can neither do nor be sold. */
function lacksOf(wish: Wish, list: PriceList, plan: PricingPlan): string[] {
  const has = (key: string) => valueIn(list, plan, key);
  const wanted = [
    ...(wish.captions && has('captions') === missing ? ['captions'] : []),
    ...(wish.watch && has('event-watch') === missing ? ['event-watch'] : []),
    ...(wish.cameras > (figureIn(has('cameras')) || 0) ? ['cameras'] : []),
  ];
  return wanted.map((key) => {
    const name = list.features.find((feature) => feature.key === key)?.name ?? key;
    return has(key) === missing ? `不含${name}` : `${name}只有 ${has(key)} 路`;
  });
}

/** Units of a crew in a year: each show takes whole ones. */
function crewUnits({ crew, hours, launches }: Wish, { addOns }: PriceList): number {
  const unit = addOns.find(({ key }) => key === crew)?.unit ?? '';
  return launches * Math.ceil(hours / (crewHours[unit] ?? hours));
}

/** How many of each add-on a year takes beside the plan. */
function countsOf(wish: Wish, list: PriceList, plan: PricingPlan): Record<string, number> {
  const short = (wanted: number, own: number, pack: number) => Math.max(0, Math.ceil((wanted - own) / pack));
  const watched = valueIn(list, plan, 'event-watch');
  return {
    traffic: short(yearTraffic(wish), ownFigure(plan, 'traffic'), gigabyte),
    viewers: short(wish.peak, ownFigure(plan, 'viewers'), packViewers) * wish.launches,
    captions: wish.captions && valueIn(list, plan, 'captions') === bought ? wish.hours * wish.launches : 0,
    'event-watch': wish.watch ? Math.max(0, wish.launches - (watched === bought ? 0 : figureIn(watched))) : 0,
    ...(wish.crew && { [wish.crew]: crewUnits(wish, list) }),
  };
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

/** The add-ons that a dearer offer does not need, or needs fewer of. */
export function sparedIn(offer: Offer, cheapest: Offer): string[] {
  const count = ({ lines }: Offer, key: string) => lines.find((line) => line.key === key)?.count ?? 0;
  return cheapest.lines
    .filter(({ key }) => key !== 'plan' && count(offer, key) < count(cheapest, key))
    .map(({ key, name }) => (count(offer, key) === 0 ? `不用买${name}` : `少买${name}`));
}

/** `90` → 90 GB, `1080` → 1.08 TB. */
export function formatTraffic(gigabytes: number): string {
  const [figure, unit] = gigabytes >= gigabyte ? [gigabytes / gigabyte, 'TB'] : [gigabytes, 'GB'];
  const [whole = '', part] = String(Number(figure.toFixed(2))).split('.');
  return `${formatPrice(Number(whole))}${part ? `.${part}` : ''} ${unit}`;
}
