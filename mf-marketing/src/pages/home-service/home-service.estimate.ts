import type { PricingPlan } from '@site/shared/contract/site';
import type { Estimate } from './home-service.address';

const bitsPerByte = 8;
const secondsPerHour = 3600;
const gigabyte = 1000;
const monthsPerYear = 12;
const trafficFact = '赠送流量';
const viewersFact = '并发上限';
const unbounded = Number.POSITIVE_INFINITY;

/** A plan that is bought by the year, in yuan, GB a year and viewers at a time. */
export type YearPlan = { slug: string; name: string; price: number; quota: number; viewers: number };

/** GB that one live stream takes: Mbps ÷ 8 × seconds × viewers is MB. */
export function streamTraffic({ rate, hours, viewers }: Estimate): number {
  return ((rate / bitsPerByte) * hours * secondsPerHour * viewers) / gigabyte;
}

/** GB after each month of a year. */
export function trafficByMonth(estimate: Estimate): number[] {
  const month = streamTraffic(estimate) * estimate.shows;
  return Array.from({ length: monthsPerYear }, (_, index) => month * (index + 1));
}

/** `1.5 TB` → 1500 GB; anything else (按需配置) is no figure. */
export function gigabytesIn(text: string): number | undefined {
  const [, figure, unit] = /^([\d.,]+)\s*(GB|TB)$/.exec(text) ?? [];
  if (!figure) return undefined;
  return Number(figure.replaceAll(',', '')) * (unit === 'TB' ? gigabyte : 1);
}

function factOf({ facts }: PricingPlan, name: string): string {
  return facts.find((fact) => fact.name === name)?.value ?? '';
}

/** Plans with a price by the year, cheapest first; a trial ends before the year does. */
export function yearPlans(plans: readonly PricingPlan[]): YearPlan[] {
  return plans
    .flatMap((plan) => {
      const quota = gigabytesIn(factOf(plan, trafficFact));
      const viewers = Number(factOf(plan, viewersFact).replaceAll(',', '')) || unbounded;
      return plan.price && quota ? [{ slug: plan.slug, name: plan.name, price: plan.price, quota, viewers }] : [];
    })
    .sort((one, other) => one.price - other.price);
}

export type Fit = {
  /** GB of one live stream and of the year. */
  show: number;
  year: number;
  /** The cheapest plan whose quota covers the year's traffic and the viewers, or none. */
  plan: YearPlan | undefined;
  /** A cheaper plan that covers the viewers, with packs for the rest of the traffic. */
  withPacks: { plan: YearPlan; packs: number; price: number } | undefined;
};

type Pack = { price: number; gigabytes: number };

function addPacks(plan: YearPlan, year: number, pack: Pack) {
  const packs = Math.max(0, Math.ceil((year - plan.quota) / pack.gigabytes));
  return { plan, packs, price: plan.price + packs * pack.price };
}

/** Result of an estimate, and the plan that covers it. */
export function fitPlan(estimate: Estimate, plans: readonly YearPlan[], pack: Pack): Fit {
  const show = streamTraffic(estimate);
  const year = trafficByMonth(estimate).slice(-1)[0] ?? 0;
  const seated = plans.filter(({ viewers }) => viewers >= estimate.viewers);
  const plan = seated.find(({ quota }) => quota >= year);
  const [cheapest] = seated.map((one) => addPacks(one, year, pack)).sort((one, other) => one.price - other.price);
  const cheaper = cheapest && cheapest.packs > 0 && cheapest.price < (plan?.price ?? unbounded);
  return { show, year, plan, withPacks: cheaper ? cheapest : undefined };
}

/** `90` → 90 GB, `1080` → 1.08 TB. */
export function formatTraffic(gigabytes: number): { value: string; unit: 'GB' | 'TB' } {
  const [figure, unit] = gigabytes >= gigabyte ? [gigabytes / gigabyte, 'TB' as const] : [gigabytes, 'GB' as const];
  return { value: String(Number(figure.toFixed(2))), unit };
}
