import { textTable } from '../text/text-table';
import { judge } from './judge';
import type { Block, Change } from './block';
import { CountIndex } from './count-index';
import { arrivals, drawn, seededRandom } from './seeded-random';
import { restOfShells, timeBefore, watchWindow } from './rules';
import type { Watched } from './watched';

const rates = [50, 10, 1, 0.1];
const failing = [1, 0.2, 0.1, 0.03];
const runs = 9;
const minute = 60_000;
/** Longer is not looked, in milliseconds; a promotion is watched no longer than its window anyway. */
const longest = { promotion: watchWindow, canary: 24 * 60 * minute };
/** Of a site on which a little fails always. */
const usual = 0.01;
/** Visitors of the version beside a canary, for each of its own. */
const beside = 9;

export interface Detection {
  kind: Watched['kind'];
  /** Requests a second, or hydrations. */
  perSecond: number;
  /** Share of them that fails. */
  fails: number;
  /** The median from the first request until the verdict; null where most runs found nothing. */
  seconds: number | null;
}

function changeOf(version: string, attempts: number, failures: number): Change {
  const counts = { pages: attempts, renders: attempts, renderFailures: failures, standIns: 0 };
  const reports = { hydrations: 0, hydrationFailures: 0, scriptErrors: 0, chunkFailures: 0, policyReports: 0 };
  return { shell: 'a', remote: 'mf-help', version, ...counts, ...reports };
}

/** What a guard that ran before knows of the version before: as much as it was asked for in the time that is the measure. */
function timeBeforeOf(perSecond: number, random: () => number): Block {
  const attempts = arrivals(random, (perSecond * timeBefore) / 1000);
  return { at: 0, changes: [changeOf('1', attempts, drawn(random, attempts, usual))] };
}

/** Seconds until the verdict. Looks are further apart the longer it takes: each costs as much as all before it. */
function secondsOf(kind: Watched['kind'], perSecond: number, fails: number, seed: number): number | null {
  const random = seededRandom(seed);
  const watched: Watched = { kind, name: 'mf-help', version: '2', against: '1', since: 0 };
  const blocks = kind === 'promotion' ? [timeBeforeOf(perSecond, random)] : [];
  const observed = { blocks, earlier: [], counts: new CountIndex(blocks) };
  for (let at = 0; at < longest[kind]; ) {
    const step = Math.max(1, Math.round(at / 20_000));
    at += step * 1000;
    const own = arrivals(random, perSecond * step);
    const others = kind === 'canary' ? arrivals(random, perSecond * step * beside) : 0;
    const block = {
      at,
      changes: [changeOf('2', own, drawn(random, own, fails)), changeOf('1', others, Math.round(others * usual))],
    };
    blocks.push(block);
    observed.counts.add(block);
    if (judge(observed, [watched], at).length > 0) return at / 1000;
  }
  return null;
}

function detect(kind: Watched['kind'], perSecond: number, fails: number): Detection {
  const found = Array.from({ length: runs }, (_, seed) => secondsOf(kind, perSecond, fails, seed + 1));
  const sorted = found.map((seconds) => seconds ?? Number.POSITIVE_INFINITY).sort((one, other) => one - other);
  const median = sorted[(runs - 1) / 2] ?? Number.POSITIVE_INFINITY;
  return { kind, perSecond, fails, seconds: Number.isFinite(median) ? median : null };
}

function durationText(seconds: number | null): string {
  if (seconds === null) return 'not found';
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

/** How long the judge takes, by simulation of itself: `release guard --explain`. */
export function detectionTable(): { data: Detection[]; lines: string[] } {
  const kinds = ['promotion', 'canary'] as const;
  const data = kinds.flatMap((kind) => rates.flatMap((rate) => failing.map((fails) => detect(kind, rate, fails))));
  const rows = kinds.flatMap((kind) =>
    rates.map((rate) => [
      kind,
      `${rate} a second`,
      ...data.filter((one) => one.kind === kind && one.perSecond === rate).map(({ seconds }) => durationText(seconds)),
    ]),
  );
  const headings = ['version', 'requests', ...failing.map((share) => `${share * 100} % fail`)];
  const known = `of the version before a promotion the guard knows its ${timeBefore / minute} minutes at that traffic`;
  const title = `Median time until the guard acts, where ${usual * 100} % fails always, one shell serves, and ${known}:`;
  const note = `Of several shells the one with most failures is left out if the others have ${restOfShells * 100} % of the requests, which then counts them alone: of two alike it takes as long as at half the requests.`;
  return { data, lines: [title, ...textTable(headings, rows), note] };
}
