import { textTable } from '../text/text-table';
import { fieldMeasures } from './field-measures';
import { chance, slowMargin } from './rules';
import { type Harm, harms, judgeViews } from './simulated-views';

const rates = [10, 1];
const runs = 3;
/** Longer is not looked, in seconds. */
const longest = 1800;

export interface FieldDetection {
  /** What the canary does to its visitors. */
  harm: string;
  /** Views a second of the canary. */
  perSecond: number;
  /** The median from the first view until the verdict; null where most runs found nothing. */
  seconds: number | null;
}

function detect(name: string, harm: Harm, perSecond: number): FieldDetection {
  const seeds = Array.from({ length: runs }, (_, seed) => seed + 1);
  const found = seeds.map((seed) => judgeViews({ seed, perSecond, seconds: longest, harm })?.seconds ?? Infinity);
  const median = found.sort((one, other) => one - other)[(runs - 1) / 2] ?? Infinity;
  return { harm: name, perSecond, seconds: Number.isFinite(median) ? median : null };
}

const timeText = (seconds: number | null) => (seconds === null ? `not in ${longest / 60} min` : `${seconds} s`);

/** How long the judge takes to end a canary by what visitors live through, by simulation of itself: `release guard --explain`. */
export function fieldTable(): { data: FieldDetection[]; lines: string[] } {
  const data = Object.entries(harms).flatMap(([name, harm]) => rates.map((rate) => detect(name, harm, rate)));
  const rows = Object.keys(harms).map((name) => [
    name,
    ...data.filter(({ harm }) => harm === name).map(({ seconds }) => timeText(seconds)),
  ]);
  const title = 'Median time until the guard ends a canary that a fifth of the visitors see, by what it does to them:';
  const headings = ['what it does', ...rates.map((rate) => `${rate} ${rate === 1 ? 'view' : 'views'} a second`)];
  const measures = fieldMeasures.map(({ kind }) => kind).join(', ');
  const rule = `A canary is judged by ${fieldMeasures.length} measures (${measures}), which together end one good canary in ${1 / (chance.canary * chance.ofField)} at the most. Of what is timed ${slowMargin * 100} points more must be slow.`;
  return { data, lines: [title, ...textTable(headings, rows), rule] };
}
