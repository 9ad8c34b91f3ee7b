import type { TrackedAction } from '../contract/tracking';

/** A visitor's running total per action code. */
export type ScoreTotals = Readonly<Record<string, number>>;

/** Parses stored totals; values that are not non-negative integers are ignored. */
export function parseTotals(text: string | null): ScoreTotals {
  try {
    const kept = Object(JSON.parse(text ?? '{}')) as ScoreTotals;
    return Object.fromEntries(Object.entries(kept).filter(([, total]) => Number.isInteger(total) && total >= 0));
  } catch {
    return {};
  }
}

/** Whether an event still counts: its action's total stays within the maximum (drop, not 0). */
export function counts(totals: ScoreTotals, { code, score, maxScore }: TrackedAction): boolean {
  return score === 0 || (totals[code] ?? 0) + score <= maxScore;
}

/** The totals after an event that counts. */
export function addScore(totals: ScoreTotals, { code, score }: TrackedAction): ScoreTotals {
  return score === 0 ? totals : { ...totals, [code]: (totals[code] ?? 0) + score };
}
