import type { Static } from '@sinclair/typebox';
import type { AddOn, PricingFeature, PricingPlan } from './fact-schemas';

type Plan = Static<typeof PricingPlan>;
type Feature = Static<typeof PricingFeature>;
type Extra = Static<typeof AddOn>;

/** Name → what prose says of it. */
export type Facts = ReadonlyMap<string, string>;
type Named = [name: string, text: string];

const missing = '–';
const extra = '加购';

/** 19800 → `¥19,800`; what has no price is quoted. */
export function yuan(price: number | null): string {
  return price === null ? '按需报价' : `¥${price.toLocaleString('en-US')}`;
}

function planFacts({ slug, name, price, period, facts }: Plan): Named[] {
  const own: Named[] = [
    ['name', name],
    ['price', yuan(price)],
    ['period', period],
    ...facts.map(({ key, value }): Named => [key, value]),
  ];
  return own.map(([key, text]) => [`plan.${slug}.${key}`, text]);
}

/** Whether the value of a row says that a plan has it. */
export function includes(value: string | undefined): boolean {
  return value !== undefined && value !== missing && value !== extra;
}

/** The first plan that has the feature, with that of those that come after it. Plans stand in ascending order. */
function firstPlan({ values }: Feature, plans: readonly Plan[]): Plan | undefined {
  return plans[values.findIndex(includes)];
}

/** 「专业版起」; 「全部版本」 where the trial has it already. */
function from(feature: Feature, plans: readonly Plan[]): string {
  const first = firstPlan(feature, plans);
  return first === plans[0] ? '全部版本' : `${first?.name ?? ''}起`;
}

/** 「专业版及以上」 「全部版本，含试用」 「旗舰版及以上内含，专业版可加购」 */
function scope(feature: Feature, plans: readonly Plan[]): string {
  const first = firstPlan(feature, plans);
  const extras = plans.filter((_, index) => feature.values[index] === extra).map(({ name }) => name);
  if (first === plans[0]) return '全部版本，含试用';
  const included = `${first?.name ?? ''}及以上`;
  return extras.length > 0 ? `${included}内含，${extras.join('、')}可加购` : included;
}

function featureFacts(feature: Feature, plans: readonly Plan[]): Named[] {
  const own: Named[] = [
    ['from', from(feature, plans)],
    ['scope', scope(feature, plans)],
    ...plans.map(({ slug }, index): Named => [slug, feature.values[index] ?? missing]),
  ];
  return own.map(([key, text]) => [`feature.${feature.key}.${key}`, text]);
}

/** The price of one that has kits is that of the cheapest of them, as the least. */
export function priceByKits(addOns: readonly Extra[]): Extra[] {
  return addOns.map((one) => {
    const prices = addOns.flatMap(({ of, price }) => (of === one.key && price !== null ? [price] : []));
    return prices.length > 0 ? { ...one, price: Math.min(...prices), starting: true } : one;
  });
}

function addOnFacts({ key, name, price, unit, starting }: Extra): Named[] {
  const amount = `${yuan(price)}${starting ? ' 起' : ''}`;
  return [
    [`add-on.${key}.name`, name],
    [`add-on.${key}.price`, amount],
    [`add-on.${key}.rate`, price === null ? amount : `${amount} ${unit}`],
  ];
}

const numerals = [...'零一二三四五六七八九十'];

/** How many there are, in words: 「五个」 plans, 「八十多项」 functions. */
function countFacts(plans: readonly Plan[], features: readonly Feature[]): Named[] {
  return [
    ['plans.count', `${numerals[plans.length] ?? plans.length}个`],
    ['features.count', `${numerals[Math.floor(features.length / 10)] ?? ''}十多项`],
  ];
}

type Term = { name: string; text: string };
/** A row that names facts; `row` counts from 0, and is left out for what is counted of the whole list. */
export type FactSource = { of: 'plans' | 'features' | 'addOns' | 'terms'; row?: number; facts: readonly Named[] };

/** Every row with the facts that it names, in the order of the lists. */
export function factSources(
  plans: readonly Plan[],
  features: readonly Feature[],
  addOns: readonly Extra[],
  terms: readonly Term[],
): FactSource[] {
  return [
    { of: 'plans', facts: countFacts(plans, features) },
    ...plans.map((plan, row): FactSource => ({ of: 'plans', row, facts: planFacts(plan) })),
    ...features.map((feature, row): FactSource => ({ of: 'features', row, facts: featureFacts(feature, plans) })),
    ...priceByKits(addOns).map((addOn, row): FactSource => ({ of: 'addOns', row, facts: addOnFacts(addOn) })),
    ...terms.map(({ name, text }, row): FactSource => ({ of: 'terms', row, facts: [[name, text]] })),
  ];
}

/** All facts by the names that prose takes them by (docs/contracts/content.md#facts); the check refuses two of one name. */
export function nameFacts(...lists: Parameters<typeof factSources>): Facts {
  return new Map(factSources(...lists).flatMap(({ facts }) => facts));
}
