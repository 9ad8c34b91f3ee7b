import { type FieldCounts, sketchBounds, type Timed, type Tried } from '@site/shared/contract/field-counts';
import type { Change } from './block';
import type { Tally } from './fault-kinds';
import type { FieldMeasure, TimedMeasure, TriedMeasure } from './field-measures';
import type { Scale } from './scale';

/** With fewer views of the control nobody knows what is usual. */
const fewestToKnow = 50;

function total(numbers: readonly number[], from = 0): number {
  let sum = 0;
  for (let place = from; place < numbers.length; place += 1) sum += numbers[place] ?? 0;
  return sum;
}

/** `sum` of the numbers. */
type Counts = { name: string; numbers: readonly number[]; sum: number };

/** Divided once for each look of a shell: dozens of judgements read it again and again. */
const divided = new WeakMap<FieldCounts, ReadonlyMap<string, Counts[]>>();

function dividedByMeasure(field: FieldCounts): ReadonlyMap<string, Counts[]> {
  const parts = new Map<string, Counts[]>();
  for (const [name, numbers] of Object.entries(field)) {
    const [measure = ''] = name.split(' ', 1);
    const part = parts.get(measure) ?? [];
    part.push({ name, numbers, sum: total(numbers) });
    parts.set(measure, part);
  }
  divided.set(field, parts);
  return parts;
}

/** The counts of a measure, of each device and browser. */
function countsIn(changes: readonly Change[], measure: Timed | Tried): Counts[] {
  const counts: Counts[] = [];
  for (const { field } of changes) {
    const part = field && (divided.get(field) ?? dividedByMeasure(field)).get(measure);
    if (part) counts.push(...part);
  }
  return counts;
}

class TriedScale implements Scale {
  constructor(private readonly measure: TriedMeasure) {}

  size(changes: readonly Change[]): number {
    return this.tally(changes).attempts;
  }

  tally(changes: readonly Change[]): Tally {
    const sum = { attempts: 0, failures: 0 };
    for (const { name, numbers } of countsIn(changes, this.measure.tried)) {
      if (!this.isOf(name)) continue;
      const [attempts = 0, failures = 0] = numbers;
      sum.attempts += attempts;
      sum.failures += failures;
    }
    // A failure may be told before the attempt that it belongs to.
    return { ...sum, attempts: Math.max(sum.attempts, sum.failures) };
  }

  learn(): void {
    // A form that swallows what was sent is one whatever the control does.
  }

  said(): string {
    return this.measure.said('');
  }

  private isOf(name: string): boolean {
    const { browser } = this.measure;
    return browser === undefined || name.endsWith(` ${browser}`);
  }
}

/** The first class all of which is slow: none where there is no telling, or where nothing can be slower. */
function firstSlow({ numbers: sketch, sum: views }: Known, { quantile, tolerance }: TimedMeasure): number | undefined {
  if (views < fewestToKnow) return undefined;
  let below = 0;
  const place = sketch.findIndex((number) => {
    below += number;
    return below >= quantile * views;
  });
  const usual = sketchBounds[place] ?? Number.POSITIVE_INFINITY;
  const bound = sketchBounds.findIndex((most) => most >= usual + tolerance);
  return bound < 0 ? undefined : bound + 1;
}

/** What the control showed on one kind of device and browser, and from which class on a view is slow there. */
type Known = { numbers: number[]; sum: number; slowFrom?: number | undefined };

/** A view is slow beside those of the control on such a device and in such a browser. */
class SlowScale implements Scale {
  private readonly known = new Map<string, Known>();

  constructor(private readonly measure: TimedMeasure) {}

  size(changes: readonly Change[]): number {
    return this.countsIn(changes).reduce((size, { sum }) => size + sum, 0);
  }

  tally(changes: readonly Change[]): Tally {
    const tally = { attempts: 0, failures: 0 };
    for (const { name, numbers, sum } of this.countsIn(changes)) {
      const from = this.known.get(name)?.slowFrom;
      if (from === undefined) continue;
      tally.attempts += sum;
      tally.failures += total(numbers, from);
    }
    return tally;
  }

  learn(control: readonly Change[]): void {
    const changed = new Set<Known>();
    for (const { name, numbers, sum } of this.countsIn(control)) {
      const known = this.known.get(name) ?? { numbers: numbers.map(() => 0), sum: 0 };
      this.known.set(name, known);
      for (let place = 0; place < numbers.length; place += 1)
        known.numbers[place] = (known.numbers[place] ?? 0) + (numbers[place] ?? 0);
      known.sum += sum;
      changed.add(known);
    }
    for (const known of changed) known.slowFrom = firstSlow(known, this.measure);
  }

  /** The limit is that of the device and browser that most have. */
  said(): string {
    const [most] = [...this.known.values()]
      .filter(({ slowFrom }) => slowFrom !== undefined)
      .sort((one, other) => other.sum - one.sum);
    const from = most?.slowFrom ?? sketchBounds.length;
    return this.measure.said(limitText(this.measure.timed, sketchBounds[from - 1] ?? 0));
  }

  private countsIn(changes: readonly Change[]): Counts[] {
    return countsIn(changes, this.measure.timed);
  }
}

function limitText(timed: Timed, limit: number): string {
  if (timed === 'cls') return (limit / 1000).toFixed(2);
  return limit < 1000 ? `${limit} ms` : `${(limit / 1000).toFixed(1)} s`;
}

/** Anew for each judgement: it learns as it goes through time. */
export function fieldScale(measure: FieldMeasure): Scale & { said(): string } {
  return 'timed' in measure ? new SlowScale(measure) : new TriedScale(measure);
}
