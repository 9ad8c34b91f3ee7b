import { renderTimeBounds } from '@site/shared/contract/version-counts';

/** A share of failures with its interval of 95 %. */
export interface Rate {
  failures: number;
  attempts: number;
  rate: number;
  low: number;
  high: number;
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959964;

/** Wilson's interval, which holds for few attempts and for none that failed. */
export function rateOf(failures: number, attempts: number): Rate {
  if (attempts === 0) return { failures, attempts, rate: 0, low: 0, high: 1 };
  const rate = Math.min(1, failures / attempts);
  const square = Z ** 2 / attempts;
  const middle = (rate + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((rate * (1 - rate)) / attempts + square / (4 * attempts));
  return { failures, attempts, rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export interface Difference {
  value: number;
  low: number;
  high: number;
}

/** How much more one fails than the other, by Newcombe's interval of two of Wilson's. */
export function differenceOf(one: Rate, other: Rate): Difference {
  const value = one.rate - other.rate;
  const low = value - Math.hypot(one.rate - one.low, other.high - other.rate);
  const high = value + Math.hypot(one.high - one.rate, other.rate - other.low);
  return { value, low, high };
}

/** A time below which a share of the renders stayed, in milliseconds, with its interval of 95 %. */
export interface Quantile {
  value: number;
  low: number;
  high: number;
  renders: number;
  /** It lies beyond the last class, so that only its lower end is known. */
  isOpen: boolean;
}

/** The last class has no end; what lies in it is drawn at its beginning. */
function timeAt(classes: readonly number[], rank: number): number {
  let before = 0;
  for (const [index, size] of classes.entries()) {
    const from = renderTimeBounds[index - 1] ?? 0;
    const to = renderTimeBounds[index] ?? from;
    if (before + size >= rank && size > 0) return from + ((rank - before) / size) * (to - from);
    before += size;
  }
  return renderTimeBounds.at(-1) ?? 0;
}

/** Estimated between the bounds of the class that the quantile lies in; null without renders. */
export function quantileOf(classes: readonly number[], share: number): Quantile | null {
  const renders = classes.reduce((sum, size) => sum + size, 0);
  if (renders === 0) return null;
  const spread = Z * Math.sqrt(renders * share * (1 - share));
  const at = (rank: number) => timeAt(classes, Math.min(renders, Math.max(1, rank)));
  const value = at(renders * share);
  const isOpen = value >= (renderTimeBounds.at(-1) ?? 0);
  return { value, low: at(renders * share - spread), high: at(renders * share + spread), renders, isOpen };
}
