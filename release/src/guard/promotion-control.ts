import { highestRate } from './chance-bound';
import { rateOf, type Tally, tallyOf } from './fault-kinds';
import { sumOf } from './counted';
import { fewestOfOthers, fewestRequests, sharedTrouble, timeBefore } from './rules';
import { isOf, type Select } from './count-index';
import type { FaultTrial } from './trial';

export interface Control {
  /** Attempts and failures of the version before. */
  control: Tally;
  /** The failure rate of the version before, plus the rise that other sections show too. */
  rate: number;
  /** The upper bound of that rate: few attempts without a failure do not prove a rate of zero. */
  likely: number;
}

/** Added to the counts of the version before, so that a version that was hardly observed has no rate of zero. */
const prior = { failures: 1, attempts: 20 };
/** The probability that the true rate of the version before is above `likely`. */
const doubtOfControl = 1e-3;
/** With fewer failures than this a section counts as one whose failure rate did not rise. */
const fewestOfRise = 3;
/**
 * Added to the counts of the other sections together, which may have trouble that they did not show yet: where no failure was seen, up
 * to three may be expected (the rule of three).
 */
const doubtOfOthers = { failures: 3, attempts: 6 };

/** The tally of the time just before the promotion. If that has too few attempts, all earlier counts of the shells are added. */
function before({ watched, kind, observed }: FaultTrial, select: Select): Tally {
  const seen = observed.counts.total(watched.since - timeBefore, watched.since, select);
  const tally = tallyOf(kind, seen);
  return tally.attempts >= fewestRequests ? tally : tallyOf(kind, sumOf([seen, ...observed.earlier.filter(select)]));
}

/** Returns by how much a failure rate rose since the promotion: overload or a host that is down raises it without a fault of the release. */
function riseOf(trial: FaultTrial, select: Select, from: number, doubt: Tally): number {
  const now = tallyOf(trial.kind, trial.observed.counts.total(from, trial.now, select));
  if (now.attempts < fewestOfOthers || now.failures + doubt.failures < fewestOfRise) return 0;
  return Math.max(0, rateOf(plus(now, doubt)) - rateOf(before(trial, select)));
}

function plus(one: Tally, other: Tally): Tally {
  return { attempts: one.attempts + other.attempts, failures: one.failures + other.failures };
}

/**
 * Returns the largest rise among the other sections, each by itself and all together. Trouble of the whole site shows first in the section
 * with the most traffic. If that section was just promoted, `doubtOfOthers` keeps the guard from blaming it before the others show the rise.
 */
function sharedRise(trial: FaultTrial, from: number): number {
  const onTrial = new Set(trial.all.map(({ name, version }) => `${name}@${version}`));
  const isOther: Select = ({ remote, version }) =>
    remote !== trial.watched.name && !onTrial.has(`${remote}@${version}`);
  const each = [...trial.observed.counts.names(isOther)].map((name) =>
    riseOf(trial, (one) => one.remote === name && isOther(one), from, { attempts: 0, failures: 0 }),
  );
  return Math.max(0, riseOf(trial, isOther, from, doubtOfOthers), ...each);
}

/** Returns the rates with which the promoted version is compared, from the time `from` on. */
export function controlOf(trial: FaultTrial, from: number): Control {
  const { name, against } = trial.watched;
  const control = before(trial, isOf(name, against));
  const shared = sharedTrouble * sharedRise(trial, from);
  const likely = highestRate(plus(control, prior), doubtOfControl);
  return { control, rate: Math.min(1, rateOf(control) + shared), likely: Math.min(1, likely + shared) };
}
