import { highestRate } from './chance-bound';
import { rateOf, type Tally, tallyOf } from './fault-kinds';
import { sumOf } from './counted';
import { fewestOfOthers, fewestRequests, sharedTrouble, timeBefore } from './rules';
import { isOf, type Select } from './count-index';
import type { Trial } from './trial';

export interface Control {
  /** Attempts and failures of the version before. */
  control: Tally;
  /** The failure rate to compare with: that of the version before, plus the rise that other sections show too. */
  rate: number;
  /** The upper bound of that rate: few attempts without a failure do not prove a rate of zero. */
  likely: number;
}

/** The prior for a version without observations. */
const careful = { failures: 1, attempts: 20 };
/** The probability that the true rate of the version before is above `likely`. */
const doubtOfControl = 1e-3;
/** Below this number of failures a section counts as not rising. */
const fewestOfRise = 3;
/** Failures that the other sections together may have without showing them yet: up to three where none was seen (the rule of three). */
const doubtOfOthers = { failures: 3, attempts: 6 };

/** The tally of the time just before the promotion. Where that is too small, everything that shells had counted by then is added. */
function before({ watched, kind, observed }: Trial, select: Select): Tally {
  const seen = observed.counts.total(watched.since - timeBefore, watched.since, select);
  const tally = tallyOf(kind, seen);
  return tally.attempts >= fewestRequests ? tally : tallyOf(kind, sumOf([seen, ...observed.earlier.filter(select)]));
}

/** By how much the failure rate rose since the promotion. Causes outside of a release are overload, a host that is down, an extension. */
function riseOf(trial: Trial, select: Select, from: number, doubt: Tally): number {
  const now = tallyOf(trial.kind, trial.observed.counts.total(from, trial.now, select));
  if (now.attempts < fewestOfOthers || now.failures + doubt.failures < fewestOfRise) return 0;
  return Math.max(0, rateOf(plus(now, doubt)) - rateOf(before(trial, select)));
}

function plus(one: Tally, other: Tally): Tally {
  return { attempts: one.attempts + other.attempts, failures: one.failures + other.failures };
}

/**
 * The largest rise among the other sections, each by itself and all together. A trouble of the whole site shows first in the section
 * with the most traffic; `doubtOfOthers` keeps that section from being blamed before the others can show it.
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

/** What a promoted version is compared with, from the time `from` on. */
export function controlOf(trial: Trial, from: number): Control {
  const { name, against } = trial.watched;
  const control = before(trial, isOf(name, against));
  const shared = sharedTrouble * sharedRise(trial, from);
  const likely = highestRate(plus(control, careful), doubtOfControl);
  return { control, rate: Math.min(1, rateOf(control) + shared), likely: Math.min(1, likely + shared) };
}
