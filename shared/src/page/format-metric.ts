import type { CaseMetric } from '../contract/cases';
import { grouped } from './grouped';

/** From here on figures are formatted in 万, with one decimal at most. */
const tenThousands = 100_000;

/** `412000 人次` → `41.2 万人次`, `86400 家` → `86,400 家`; anything but a whole number is shown as it came. */
export function formatMetric({ value, unit }: Pick<CaseMetric, 'value' | 'unit'>): { value: string; unit: string } {
  if (!/^\d+$/.test(value)) return { value, unit };
  const number = Number(value);
  if (number < tenThousands) return { value: grouped(value), unit };
  return { value: String(Math.round(number / 1000) / 10), unit: `万${unit}` };
}
