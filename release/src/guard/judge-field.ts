import { rateOf, type Tally } from './fault-kinds';
import { type FieldMeasure, fieldMeasures } from './field-measures';
import { fieldScale } from './field-scale';
import type { Finding } from './finding';
import { pairsOf } from './canary-pairs';
import { chance, fewestFailures, slowMargin } from './rules';
import { sequentialP } from './sequential-test';
import type { Trial } from './trial';

function sumOfTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { attempts, failures }) => ({ attempts: sum.attempts + attempts, failures: sum.failures + failures }),
    { attempts: 0, failures: 0 },
  );
}

const points = (share: number) => `${Number((share * 100).toPrecision(3))} points`;

function ruleOf(measure: FieldMeasure): string {
  const certain = `by chance in less than ${chance.canary * 100} % of all canaries, whatever they are judged by`;
  if (!('timed' in measure)) return `${points(measure.margin)} above the version beside it, ${certain}`;
  const unit = measure.timed === 'cls' ? 'thousandths' : 'ms';
  const slow = `slow is what is ${measure.tolerance} ${unit} beyond the p${measure.quantile * 100} of the version beside it`;
  return `${slow}, on the same kind of device and browser; ${points(slowMargin)} above it, ${certain}`;
}

/** What one measure of what visitors live through says against a canary. */
export function judgeField(trial: Trial, measure: FieldMeasure): Finding | undefined {
  const scale = fieldScale(measure);
  const pairs = pairsOf(trial, scale).filter(({ subject, control }) => subject.attempts > 0 && control.attempts > 0);
  const subject = sumOfTallies(pairs.map((pair) => pair.subject));
  const control = sumOfTallies(pairs.map((pair) => pair.control));
  const margin = 'timed' in measure ? slowMargin : measure.margin;
  if (subject.failures < fewestFailures || rateOf(subject) < rateOf(control) + margin) return undefined;
  const p = Math.min(1, (fieldMeasures.length / chance.ofField) * sequentialP(pairs));
  if (p >= chance.canary) return undefined;
  const tally = (changes: Parameters<typeof scale.tally>[0]) => scale.tally(changes);
  return { rule: ruleOf(measure), said: scale.said(), subject, control, p, from: trial.watched.since, tally };
}
