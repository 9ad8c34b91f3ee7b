import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { findBrowser } from '@site/shared/process/find-browser';
import { startSite } from '../harness/site';
import { startTestApi } from '../harness/test-api';
import { collectPages } from './collect-pages';
import type { House, Judge, Verdict } from './judge';
import { judges } from './judges';
import { judgedDocument, type Judged } from './judged-document';

const document = path.join(repositoryRoot, 'docs/judged.md');
const record = path.join(repositoryRoot, '.cache/judge.json');

/** `--only <part>` asks one judge; with `--write` the verdicts of those that were asked go into docs/judged.md. */
function readOptions(): { asked: readonly Judge[]; write: boolean } {
  const { values } = parseArgs({ options: { only: { type: 'string' }, write: { type: 'boolean', default: false } } });
  const { only, write } = values;
  const asked = only === undefined ? judges : judges.filter(({ part }) => part === only);
  const parts = judges.map(({ part }) => part).join(', ');
  if (asked.length === 0) throw new Error(`--only is ${only}; it must be one of ${parts}.`);
  return { asked, write };
}

/** What keeps a judge from judging is a fault too. */
async function ask({ judge }: Judge, house: House): Promise<Verdict> {
  try {
    return await judge(house);
  } catch (error) {
    return { judged: 0, faults: [(error as Error).message] };
  }
}

async function askAll(asked: readonly Judge[], house: House): Promise<Judged[]> {
  const verdicts: Judged[] = [];
  for (const one of asked) {
    const started = Date.now();
    const verdict = await ask(one, house);
    for (const fault of verdict.faults) console.error(fault);
    verdicts.push({ part: one.part, name: one.name, ...verdict, seconds: Math.round((Date.now() - started) / 1000) });
  }
  return verdicts;
}

async function judgeSite(asked: readonly Judge[]): Promise<Judged[]> {
  const api = await startTestApi('judge');
  const site = await startSite(api.origin);
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    const { origin } = site.shell;
    return await askAll(asked, { api: api.origin, origin, browser, pages: await collectPages(origin) });
  } finally {
    await browser.close();
    await site.stop();
    await api.stop();
  }
}

/** Prints a table of the verdicts, keeps them with every fault as JSON, and ends with 1 when there is a fault. */
async function main(): Promise<void> {
  const { asked, write } = readOptions();
  const verdicts = await judgeSite(asked);
  console.table(
    verdicts.map(({ part, judged, faults, seconds }) => ({ part, judged, faults: faults.length, seconds })),
  );
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(verdicts, null, 2));
  if (write) writeFileSync(document, judgedDocument(verdicts, readFileSync(document, 'utf8')));
  process.exitCode = verdicts.every(({ faults }) => faults.length === 0) ? 0 : 1;
}

ignoreClosedOutput();
main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
