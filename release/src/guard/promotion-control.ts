import { highestRate } from './chance-bound';
import { rateOf, type Tally, tallyOf } from './fault-kinds';
import { sumOf } from './counted';
import { fewestOfOthers, fewestRequests, sharedTrouble, timeBefore } from './rules';
import { isOf, type Select } from './count-index';
import type { Trial } from './trial';

export interface Control {
  /** What the version before did. */
  control: Tally;
  /** The rate to compare with: that of the version before, and what now hurts the other sections too. */
  rate: number;
  /** The highest that the same may be: after few attempts nobody knows that nothing fails. */
  likely: number;
}

/** What is taken for known of a version of which nothing was seen. */
const careful = { failures: 1, attempts: 20 };
/** How likely the version before fails more often than it is taken to. */
const doubtOfControl = 1e-3;
/** Fewer failures of one section are no rise. */
const fewestOfRise = 3;
/** What all others together may be about to show: where none of many failed, up to three may well have (the rule of three). */
const doubtOfOthers = { failures: 3, attempts: 6 };

/** The time just before; where the guard saw too little of it, all that the shells had counted when it began. */
function before({ watched, kind, observed }: Trial, select: Select): Tally {
  const seen = observed.counts.total(watched.since - timeBefore, watched.since, select);
  const tally = tallyOf(kind, seen);
  return tally.attempts >= fewestRequests ? tally : tallyOf(kind, sumOf([seen, ...observed.earlier.filter(select)]));
}

/** By how much more often something fails now than before: overload, a host that is down, a browser extension. */
function riseOf(trial: Trial, select: Select, from: number, doubt: Tally): number {
  const now = tallyOf(trial.kind, trial.observed.counts.total(from, trial.now, select));
  if (now.attempts < fewestOfOthers || now.failures + doubt.failures < fewestOfRise) return 0;
  return Math.max(0, rateOf(plus(now, doubt)) - rateOf(before(trial, select)));
}

function plus(one: Tally, other: Tally): Tally {
  return { attempts: one.attempts + other.attempts, failures: one.failures + other.failures };
}

/**
 * The worst of the other sections, and all of them together. A trouble of the whole site shows first where most is asked:
 * as long as the others may be about to show it too, it counts as theirs.
 */
function sharedRise(trial: Trial, from: number): number {
  const onTrial = new Set(trial.all.map(({ name, version }) => `${name}@${version}`));
  const isOther: Select = ({ remote, version }) =>
    remote !== trial.watched.name && !onTrial.has(`${remote}@${version}`);
  const each = [...trial.observed.counts.names(isOther)].map((name) =>
    riseOf(trial, (one) => one.remote === name && isOther(one), from, { attempts: 0, failures: 0 }),
  );
  return Math.max(0, riseOf(trial, isOther, from, doubtOfOthers), ...each);
}

/** What a promoted version is compared with, judged from `from` on. */
export function controlOf(trial: Trial, from: number): Control {
  const { name, against } = trial.watched;
  const control = before(trial, isOf(name, against));
  const shared = sharedTrouble * sharedRise(trial, from);
  const likely = highestRate(plus(control, careful), doubtOfControl);
  return { control, rate: Math.min(1, rateOf(control) + shared), likely: Math.min(1, likely + shared) };
}
