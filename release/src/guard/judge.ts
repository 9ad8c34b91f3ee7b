import type { Evidence } from '../chain/revision';
import { chanceBound } from './chance-bound';
import { faultKinds, rateOf, requestsIn, saidOfFaults, tallyOf } from './fault-kinds';
import { fieldMeasures } from './field-measures';
import type { Finding } from './finding';
import { judgeField } from './judge-field';
import type { Observed } from './observations';
import { controlOf } from './promotion-control';
import type { Change } from './block';
import { pairsOf } from './canary-pairs';
import { faultScale } from './scale';
import { chance, fewestFailures, fewestRequests, judgedTimes, margin, restOfShells, watchWindow } from './rules';
import { sequentialP } from './sequential-test';
import { CountIndex, isOf } from './count-index';
import type { FaultTrial, Trial } from './trial';
import type { Watched } from './watched';

/** A version that is to go, and what speaks against it. */
export interface Verdict {
  watched: Watched;
  /** What it is judged by. */
  kind: string;
  /** What the counts of the evidence are of, in the words after them. */
  said: string;
  evidence: Evidence;
}

function saidAs(kind: FaultTrial['kind']): Pick<Finding, 'said' | 'tally'> {
  return { said: saidOfFaults[kind], tally: faultScale(kind).tally };
}

const hundredths = (share: number) => Number((share * 100).toPrecision(3));

/**
 * Without the shell that counted most failures of the version, of subject and control alike: what one machine alone suffers
 * is that machine's. Undefined where hardly anything would be left.
 */
function withoutWorst({ watched, now, observed }: Trial, { tally }: Finding): Observed | undefined {
  const isOwn = isOf(watched.name, watched.version);
  const own = observed.blocks.flatMap(({ at, changes }) =>
    at > watched.since && at <= now ? changes.filter(isOwn) : [],
  );
  const shells = new Map<string, Change[]>();
  for (const change of own) shells.set(change.shell, [...(shells.get(change.shell) ?? []), change]);
  const tallies = [...shells].map(([shell, changes]) => ({ shell, ...tally(changes) }));
  const [worst, ...rest] = tallies.sort((one, other) => other.failures - one.failures);
  const left = rest.reduce((sum, { attempts }) => sum + attempts, 0);
  if (!worst || left < restOfShells * (left + worst.attempts)) return undefined;
  const keep = ({ shell }: Change) => shell !== worst.shell;
  const blocks = observed.blocks.map(({ at, changes }) => ({ at, changes: changes.filter(keep) }));
  return { blocks, earlier: observed.earlier.filter(keep), counts: new CountIndex(blocks) };
}

function judgeTime(trial: FaultTrial, from: number): Finding | undefined {
  const { watched, kind, now, observed } = trial;
  const own = observed.counts.total(from, now, isOf(watched.name, watched.version));
  const subject = tallyOf(kind, own);
  const few = subject.failures < fewestFailures || requestsIn(own) < fewestRequests;
  if (few || rateOf(subject) < margin.promotion) return undefined;
  const { control, rate, likely } = controlOf(trial, from);
  const p = chanceBound(subject, likely);
  if (rateOf(subject) < rate + margin.promotion || p > chance.promotion) return undefined;
  const above = `at least ${fewestFailures} failures in ${fewestRequests} requests or more`;
  return {
    rule: `${above}, ${hundredths(margin.promotion)} points above the version before`,
    ...saidAs(kind),
    subject,
    control,
    p,
    from,
  };
}

function judgePromotion(trial: FaultTrial): Finding | undefined {
  const { now, watched } = trial;
  if (now - watched.since > watchWindow) return undefined;
  const beginnings = new Set(judgedTimes.map((time) => Math.max(watched.since, now - time)));
  for (const from of beginnings) {
    const finding = judgeTime(trial, from);
    if (finding) return finding;
  }
  return undefined;
}

function judgeCanary(trial: FaultTrial): Finding | undefined {
  const { watched, kind, now, observed } = trial;
  const tally = (version: string | null) =>
    tallyOf(kind, observed.counts.total(watched.since, now, isOf(watched.name, version)));
  const [subject, control] = [tally(watched.version), tally(watched.against)];
  if (subject.failures < fewestFailures || rateOf(subject) < rateOf(control) + margin.canary) return undefined;
  // One of several kinds of fault is enough, so each has its part of the chance.
  const p = Math.min(1, (faultKinds.length / (1 - chance.ofField)) * sequentialP(pairsOf(trial, faultScale(kind))));
  if (p >= chance.canary) return undefined;
  const above = `at least ${fewestFailures} failures, ${hundredths(margin.canary)} point above the version beside it`;
  return {
    rule: `${above}, by chance in less than ${hundredths(chance.canary)} %`,
    ...saidAs(kind),
    subject,
    control,
    p,
    from: watched.since,
  };
}

/** What speaks against a version has to do so without its worst shell too. */
function findingOf<T extends Trial>(trial: T, judged: (trial: T) => Finding | undefined): Finding | undefined {
  const finding = judged(trial);
  if (!finding) return undefined;
  const rest = withoutWorst(trial, finding);
  return rest && !judged({ ...trial, observed: rest }) ? undefined : finding;
}

function verdictOf(trial: Trial, kind: string, finding: Finding): Verdict {
  const { watched, now, observed } = trial;
  const { rule, said, subject, control, p, from, tally } = finding;
  const isOwn = isOf(watched.name, watched.version);
  const failing = observed.blocks.find(({ at, changes }) => at > from && tally(changes.filter(isOwn)).failures > 0);
  const first = failing?.at ?? now;
  const seconds = Math.max(0, now - first) / 1000;
  const firstFailureAt = new Date(first).toISOString();
  return { watched, kind, said, evidence: { kind, rule, firstFailureAt, seconds, subject, control, p } };
}

function faultOf(trial: Trial): Verdict | undefined {
  const judged = trial.watched.kind === 'promotion' ? judgePromotion : judgeCanary;
  for (const kind of faultKinds) {
    const finding = findingOf({ ...trial, kind }, judged);
    if (finding) return verdictOf(trial, kind, finding);
  }
  return undefined;
}

/** What was counted of it at all: most canaries are asked for by few things. */
function countedOf({ watched, observed }: Trial): Set<string> {
  const isOwn = isOf(watched.name, watched.version);
  const fields = observed.blocks.flatMap(({ changes }) => changes.filter(isOwn).map(({ field }) => field ?? {}));
  return new Set(fields.flatMap((field) => Object.keys(field)).map((name) => name.split(' ', 1)[0] ?? ''));
}

function fieldVerdictOf(trial: Trial): Verdict | undefined {
  const counted = countedOf(trial);
  for (const measure of fieldMeasures) {
    if (!counted.has('timed' in measure ? measure.timed : measure.tried)) continue;
    const finding = findingOf(trial, (one) => judgeField(one, measure));
    if (finding) return verdictOf(trial, measure.kind, finding);
  }
  return undefined;
}

/**
 * Which of the versions on trial are to go, by what shells counted. Pure: the same observations at the same moment give
 * the same verdicts (docs/how-to/guard-releases.md).
 * @param inField of these, canaries are judged by what visitors live through too, which takes half a second after two days
 */
export function judge(observed: Observed, all: readonly Watched[], now: number, inField = all): Verdict[] {
  return all.flatMap((watched) => {
    const trial = { all, now, observed, watched };
    const isField = watched.kind === 'canary' && inField.includes(watched);
    return faultOf(trial) ?? (isField ? fieldVerdictOf(trial) : undefined) ?? [];
  });
}
