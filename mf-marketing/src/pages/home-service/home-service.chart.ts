import { formatTraffic, type YearPlan } from './home-service.estimate';

/** The drawing's own units; the plot lies inside them. */
export const chartSize = { width: 600, height: 360, left: 62, right: 8, top: 12, bottom: 32 };

const ticks = 3;
const niceSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
/** A quota this many times the year's traffic would flatten the columns. */
const farAway = 2.6;
const airAbove = 1.08;

/** The smallest round figure that is not below `least`. */
function roundUp(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (niceSteps.find((step) => step * power >= least) ?? 10) * power;
}

/** `usedUp`: the month in which the quota ends, or 0. */
export type QuotaLine = { plan: YearPlan; text: string; usedUp: number; enough: boolean };

function lineOf(plan: YearPlan, months: readonly number[]): QuotaLine {
  const year = months.slice(-1)[0] ?? 0;
  const usedUp = months.findIndex((traffic) => traffic > plan.quota) + 1;
  const left = formatTraffic(plan.quota - year);
  return {
    plan,
    usedUp,
    enough: usedUp === 0,
    text: usedUp ? `第 ${usedUp} 个月用完` : `余 ${left.value} ${left.unit}`,
  };
}

/** The quota that covers the year and the largest one that does not, where they can be drawn beside it. */
export function quotaLines(months: readonly number[], offers: readonly YearPlan[]): QuotaLine[] {
  const year = months.slice(-1)[0] ?? 0;
  const lines = offers.filter(({ quota }) => quota <= year * farAway && quota * farAway * 2 >= year);
  const drawn = lines.map((plan) => lineOf(plan, months));
  return [...drawn.filter(({ enough }) => !enough).slice(-1), ...drawn.filter(({ enough }) => enough).slice(0, 1)];
}

/** Levels of the axis in GB, from 0 to above everything that is drawn. */
export function axisLevels(months: readonly number[], lines: readonly QuotaLine[]): number[] {
  const top = Math.max(...months, ...lines.map(({ plan }) => plan.quota)) * airAbove;
  const step = roundUp(top / ticks);
  return Array.from({ length: ticks + 1 }, (_, index) => step * index);
}
