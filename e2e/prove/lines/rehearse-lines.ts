import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { seededRandom } from '@site/release/guard/seeded-random';
import { findBrowser } from '@site/shared/process/find-browser';
import { remoteNames } from '@site/shared/repository/workspaces';
import { type Answer, startLoad } from '../../harness/load';
import { pagesOf } from '../../harness/section-pages';
import type { ShellProcess } from '../../harness/shell-process';
import { versionsIn } from '../../harness/site-data';
import { waitFor } from '../../harness/wait';
import { buildLines, type LineBuilds } from './line-builds';
import { emptyFigures, type LineFigures } from './line-figures';
import type { LinePair } from './line-pairs';
import { addresses, footersOf, lineOfPage, linesOf, versionIn } from './line-pages';
import { LineSite } from './line-site';
import { browse, weigh } from './line-views';
import { tryOnTheWrongLine } from './wrong-line';

const requestsPerSecond = 20;
/** Of the pages those between two steps of the move. */
const betweenSteps = 1 / 20;
const rollbacks = 3;

type Run = {
  site: LineSite;
  builds: LineBuilds;
  figures: LineFigures;
  browser: Browser;
  browsing: { over: boolean; paused: boolean };
};

async function morePages({ figures, builds: { pair } }: Run, count = pair.pages * betweenSteps): Promise<void> {
  const until = figures.pages + count;
  while (figures.pages < until) await wait(50);
}

/** Whether each shell has said that it holds what the section would be rolled back to. */
function isWarm({ site }: Run, name: string, version: string): boolean {
  return site.running.every(({ lines }) => {
    const sinceSwitch = lines.slice(lines.findLastIndex((line) => line.includes('"set is live"')));
    return sinceSwitch.some((line) => line.includes('"set is warm"') && line.includes(`"${name}":"${version}"`));
  });
}

/** A rollback across the lines; gives the milliseconds from its revision until both shells answer with the old line. */
async function rollBack({ site, figures }: Run, name: string, version: string): Promise<void> {
  await site.rollback(name);
  const created = performance.now();
  const answers = ({ origin }: ShellProcess) =>
    waitFor(`${origin} answers with ${name} ${version}`, async () => {
      const html = await (await fetch(`${origin}${pagesOf(name)[0]}`)).text();
      return versionsIn(html, name)[0] === version;
    });
  await Promise.all(site.running.map(answers));
  figures.rollbackMs.push(Math.round(performance.now() - created));
}

/** Back and there again, several times. What browsers do meanwhile would take the time of this machine that is measured. */
async function goBackAndForth(run: Run, name: string): Promise<void> {
  const { site, builds, figures, browsing } = run;
  const { old = '', new: newer = '' } = builds.releases[name] ?? {};
  figures.rolledBack = name;
  await waitFor(`the rollback of ${name} is warm`, () => isWarm(run, name, versionIn(old)));
  browsing.paused = true;
  for (let turn = 0; turn < rollbacks; turn += 1) {
    await morePages(run, 100);
    await rollBack(run, name, versionIn(old));
    await morePages(run, 100);
    await site.promote({ [name]: versionIn(newer) });
  }
  browsing.paused = false;
}

async function move(run: Run, random: () => number): Promise<void> {
  const { site, builds, figures, browser } = run;
  const order = remoteNames()
    .map((name) => ({ name, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);
  figures.order = order;
  await morePages(run);
  const footers = await footersOf(site.running[0]);
  await site.moveTo(builds.shells.both);
  await morePages(run);
  const toNewLine = (name: string) => site.promote({ [name]: versionIn(builds.releases[name]?.new ?? '') });
  for (const [turn, name] of order.entries()) {
    await toNewLine(name);
    await morePages(run);
    if (turn !== 2) continue;
    figures.wrong.withoutOldLine = await tryOnTheWrongLine(site, builds, 'new');
    // Not the last one that moved: another section has been released since.
    await goBackAndForth(run, order[1] ?? '');
  }
  await morePages(run);
  figures.weight.twoLines = await weigh(browser, site.front.origin);
  await site.moveTo(builds.shells.new);
  await morePages(run);
  const later = await footersOf(site.running[0]);
  figures.otherFooters = [...footers.keys()].filter((address) => footers.get(address) !== later.get(address));
  figures.weight.oneLine = await weigh(browser, site.front.origin);
  await morePages(run, Math.max(0, builds.pair.pages - figures.pages));
  figures.wrong.withoutNewLine = await tryOnTheWrongLine(site, builds, 'old');
}

function judge({ figures, builds }: Run, known: ReadonlyMap<string, string>, { address, status, html }: Answer): void {
  figures.pages += 1;
  if (status !== 200) {
    figures.failed += 1;
    console.error(`${address} was answered with ${status}`);
    return;
  }
  const line = lineOfPage(html, known);
  if (line === undefined) figures.mixed += 1;
  else if (line === builds.pair.old.name) figures.ofOldLine += 1;
  else figures.ofNewLine += 1;
}

/** Each request is another visitor's. */
function visitorOf(turn: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${Math.floor(turn / 250) % 250}.${turn % 250}.1` };
}

async function rehearse(builds: LineBuilds, site: LineSite, browser: Browser, seed: number): Promise<LineFigures> {
  const figures = emptyFigures(seed, builds);
  const browsing = { over: false, paused: false };
  const run = { site, builds, figures, browser, browsing };
  const all = Object.values(builds.releases);
  await site.open([...Object.values(builds.shells), ...all.flatMap((one) => [one.old, one.new])]);
  const old = Object.entries(builds.releases).map(([name, one]) => [name, versionIn(one.old)]);
  await site.promote(Object.fromEntries(old));
  await site.moveTo(builds.shells.old);
  const known = linesOf(builds);
  const load = startLoad(
    site.front.origin,
    addresses,
    requestsPerSecond,
    (answer) => judge(run, known, answer),
    visitorOf,
  );
  const browsed = browse(browser, site.front.origin, figures.views, browsing);
  try {
    await move(run, seededRandom(seed));
  } finally {
    browsing.over = true;
    await Promise.all([load.stop(), browsed]);
  }
  return figures;
}

/**
 * The shell and five sections move from one line to another without lockstep, under traffic: the shell first, then each section by
 * itself, one of them there and back and there again, and at last the old line ends.
 */
export async function rehearseLines(pair: LinePair, api: string, seed: number): Promise<LineFigures> {
  const builds = buildLines(pair);
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  const site = new LineSite(api, builds.node);
  try {
    return await rehearse(builds, site, browser, seed);
  } finally {
    await site.stop();
    await browser.close();
    rmSync(builds.root, { recursive: true, force: true });
  }
}
