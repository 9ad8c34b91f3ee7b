import { readFileSync } from 'node:fs';
import { readHead } from '@site/release/chain/head';
import { openGate } from '@site/release/gate/gate';
import { versionsOf } from '@site/release/operations/promote';
import { publish } from '@site/release/operations/publish';
import type { GateReport } from '@site/shared/contract/gate-report';
import { remoteNames } from '@site/shared/repository/workspaces';
import { builtAs, type Change } from '../harness/built-as';
import { type GateSite, openGateSite } from '../harness/gate-site';

/** One check of a section. */
export type CheckFigures = {
  /** Of this machine, and of the processor in all processes of the check. */
  seconds: number;
  cpuSeconds: number;
  /** Windows of pages, those that were not opened, and the patterns of which one was. */
  windows: number;
  unchanged: number;
  opened: string[];
};

export type ReuseFigures = { checks: Record<string, CheckFigures>; refused: string[] };

/** Words that one page of the help centre has, and no other. */
const oneChangedPage: Change = ['本文内容', '本篇内容'];
const changedPage = '/help/helpDocument/:id?';

/** The section with the most patterns of pages. */
function largestSection(): string {
  const patterns = (remote: string) => builtAs(remote, '9.6.0').manifest.routes.length;
  const [largest = ''] = remoteNames().sort((one, other) => patterns(other) - patterns(one));
  return largest;
}

/** Of the processes that this one has started and that have ended, in seconds. */
function processorTime(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const ticksOfSecond = 100;
  return (Number(fields[13]) + Number(fields[14])) / ticksOfSecond;
}

function windowsOf({ pages }: GateReport): Pick<CheckFigures, 'windows' | 'unchanged' | 'opened'> {
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
  return {
    windows: sum(pages.map(({ views }) => views)),
    unchanged: sum(pages.map(({ known = 0 }) => known)),
    opened: pages.filter(({ views, known = 0 }) => known < views).map(({ path }) => path),
  };
}

/** A version with other words, or with none, beside what is live. */
async function check(
  { access }: GateSite,
  [remote, version]: [string, string],
  change: Change[],
  figures: ReuseFigures,
): Promise<CheckFigures> {
  const { store, keys } = access;
  const { revision } = await readHead(store, access.trusted());
  await publish(store, keys(), builtAs(remote, version, change), { by: 'e2e' });
  const [start, used] = [performance.now(), processorTime()];
  const versions = { ...versionsOf(revision?.remotes ?? {}), [remote]: version };
  const { reasons, reports } = await openGate(access)(versions, [remote]);
  figures.refused.push(...reasons);
  const [report] = reports;
  if (!report) throw new Error(`The gate gave no report of ${remote} ${version}.`);
  return {
    seconds: Math.round((performance.now() - start) / 1000),
    cpuSeconds: Math.round(processorTime() - used),
    ...windowsOf(report),
  };
}

/** Checks two sections whole, then as another version of the same bytes, then with one page changed. */
export async function proveReuse(api: string): Promise<ReuseFigures> {
  const figures: ReuseFigures = { checks: {}, refused: [] };
  const site = await openGateSite(api, 'whole');
  const run = async (what: string, release: [string, string], change: Change[] = []) => {
    figures.checks[what] = await check(site, release, change, figures);
    console.log(`${what}: ${JSON.stringify(figures.checks[what])}`);
  };
  try {
    await run('mf-help, nothing known', ['mf-help', '9.6.0']);
    await run('mf-help, another version', ['mf-help', '9.6.1']);
    await run('mf-help, one page changed', ['mf-help', '9.6.2'], [oneChangedPage]);
    const largest = largestSection();
    await run(`${largest}, nothing known`, [largest, '9.6.0']);
    await run(`${largest}, another version`, [largest, '9.6.1']);
  } finally {
    site.close();
  }
  return figures;
}

/** Nothing is refused; of the same bytes no window is opened, of a changed page its own alone. */
export function holdsOfReuse({ checks, refused }: ReuseFigures): boolean {
  const same = Object.entries(checks).filter(([what]) => what.endsWith('another version'));
  const changed = checks['mf-help, one page changed'];
  const isSpared =
    same.length === 2 && same.every(([, { windows, unchanged }]) => windows > 0 && windows === unchanged);
  return refused.length === 0 && isSpared && changed?.opened.join() === changedPage;
}
