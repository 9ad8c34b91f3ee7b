import type { Evidence } from '../chain/revision';
import { chanceBound } from './chance-bound';
import { type FaultKind, faultKinds, rateOf, requestsIn, type Tally, tallyOf } from './fault-kinds';
import type { Observed } from './observations';
import { controlOf } from './promotion-control';
import type { Change } from './block';
import { sumOf } from './counted';
import { pairsOf } from './canary-pairs';
import { chance, fewestFailures, fewestRequests, judgedTimes, margin, restOfShells, watchWindow } from './rules';
import { sequentialP } from './sequential-test';
import { CountIndex, isOf } from './count-index';
import type { Trial } from './trial';
import type { Watched } from './watched';

/** A version that is to go, and what speaks against it. */
export interface Verdict {
  watched: Watched;
  kind: FaultKind;
  evidence: Evidence;
}

type Finding = { rule: string; subject: Tally; control: Tally; p: number; from: number };

const hundredths = (share: number) => Number((share * 100).toPrecision(3));

/**
 * Without the shell that counted most failures of the version, of subject and control alike: what one machine alone suffers
 * is that machine's. Undefined where hardly anything would be left.
 */
function withoutWorst({ watched, kind, now, observed }: Trial): Observed | undefined {
  const isOwn = isOf(watched.name, watched.version);
  const own = observed.blocks.flatMap(({ at, changes }) =>
    at > watched.since && at <= now ? changes.filter(isOwn) : [],
  );
  const shells = new Map<string, Change[]>();
  for (const change of own) shells.set(change.shell, [...(shells.get(change.shell) ?? []), change]);
  const tallies = [...shells].map(([shell, changes]) => ({ shell, ...tallyOf(kind, sumOf(changes)) }));
  const [worst, ...rest] = tallies.sort((one, other) => other.failures - one.failures);
  const left = rest.reduce((sum, { attempts }) => sum + attempts, 0);
  if (!worst || left < restOfShells * (left + worst.attempts)) return undefined;
  const keep = ({ shell }: Change) => shell !== worst.shell;
  const blocks = observed.blocks.map(({ at, changes }) => ({ at, changes: changes.filter(keep) }));
  return { blocks, earlier: observed.earlier.filter(keep), counts: new CountIndex(blocks) };
}

function judgeTime(trial: Trial, from: number): Finding | undefined {
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
    subject,
    control,
    p,
    from,
  };
}

function judgePromotion(trial: Trial): Finding | undefined {
  const { now, watched } = trial;
  if (now - watched.since > watchWindow) return undefined;
  const beginnings = new Set(judgedTimes.map((time) => Math.max(watched.since, now - time)));
  for (const from of beginnings) {
    const finding = judgeTime(trial, from);
    if (finding) return finding;
  }
  return undefined;
}

function judgeCanary(trial: Trial): Finding | undefined {
  const { watched, kind, now, observed } = trial;
  const tally = (version: string | null) =>
    tallyOf(kind, observed.counts.total(watched.since, now, isOf(watched.name, version)));
  const [subject, control] = [tally(watched.version), tally(watched.against)];
  if (subject.failures < fewestFailures || rateOf(subject) < rateOf(control) + margin.canary) return undefined;
  // One of several kinds of fault is enough, so each has its part of the chance.
  const p = Math.min(1, faultKinds.length * sequentialP(pairsOf(trial)));
  if (p >= chance.canary) return undefined;
  const above = `at least ${fewestFailures} failures, ${hundredths(margin.canary)} point above the version beside it`;
  return {
    rule: `${above}, by chance in less than ${hundredths(chance.canary)} %`,
    subject,
    control,
    p,
    from: watched.since,
  };
}

/** What speaks against a version has to do so without its worst shell too. */
function findingOf(trial: Trial): Finding | undefined {
  const judged = trial.watched.kind === 'promotion' ? judgePromotion : judgeCanary;
  const finding = judged(trial);
  if (!finding) return undefined;
  const rest = withoutWorst(trial);
  return rest && !judged({ ...trial, observed: rest }) ? undefined : finding;
}

function evidenceOf({ watched, kind, now, observed }: Trial, finding: Finding): Evidence {
  const { rule, subject, control, p, from } = finding;
  const isOwn = isOf(watched.name, watched.version);
  const failing = observed.blocks.find(
    ({ at, changes }) => at > from && tallyOf(kind, sumOf(changes.filter(isOwn))).failures > 0,
  );
  const first = failing?.at ?? now;
  const seconds = Math.max(0, now - first) / 1000;
  return { kind, rule, firstFailureAt: new Date(first).toISOString(), seconds, subject, control, p };
}

/**
 * Which of the versions on trial are to go, by what shells counted. Pure: the same observations at the same moment give
 * the same verdicts (docs/how-to/guard-releases.md).
 */
export function judge(observed: Observed, all: readonly Watched[], now: number): Verdict[] {
  const known = { all, now, observed };
  return all.flatMap((watched) => {
    for (const kind of faultKinds) {
      const trial = { ...known, watched, kind };
      const finding = findingOf(trial);
      if (finding) return { watched, kind, evidence: evidenceOf(trial, finding) };
    }
    return [];
  });
}
