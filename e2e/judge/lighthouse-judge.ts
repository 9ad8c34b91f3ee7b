import { spawn } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from '@site/shared/process/find-browser';
import { installOutsideTool } from '../harness/outside-tool';
import type { House, Verdict } from './judge';

/** Not among the packages of the repository: it is 200 packages of 185 MB, which nothing else needs. */
const lighthouse = 'lighthouse@12.8.2';
const runs = 5;
const atATime = 3;
/**
 * The home page of phones is not among them: its canonical is the home page, as that of separate addresses for phones has to
 * be, and Lighthouse takes any canonical that is the root of a site for a mistake.
 */
const addresses: readonly string[] = [
  '/',
  '/home/chain',
  '/home/service',
  '/home/case',
  '/help/helpCenter',
  '/help/helpDocument/10001',
  '/info',
  '/info/20001',
  '/home/lectureDetail/40001',
  '/m/chain',
];
/** Judged; how fast a page is depends on the machine, and is told only. */
const judged = ['accessibility', 'best-practices', 'seo'] as const;

type Audit = { title: string; score: number | null };
type Category = { score: number; auditRefs: { id: string; weight: number }[] };
type Report = { categories: Record<string, Category>; audits: Record<string, Audit> };

async function audit(place: string, url: string): Promise<Report> {
  const flags = '--headless --no-sandbox --disable-gpu';
  const args = [path.join(place, 'cli/index.js'), url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaint += chunk));
  const code = await new Promise((done) => child.once('close', done));
  if (code !== 0) throw new Error(`Lighthouse ended with code ${String(code)} on ${url}: ${complaint}`);
  return JSON.parse(text) as Report;
}

function failedAudits({ categories, audits }: Report, name: string): string[] {
  return (categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${name}: ${id}, ${audits[id]?.title}`);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

type PageVerdict = { faults: string[]; performance: number };

async function judgePage(place: string, origin: string, address: string): Promise<PageVerdict> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await audit(place, origin + address));
  const score = (name: string) =>
    Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100);
  const faults = judged
    .filter((name) => score(name) < 100)
    .flatMap((name) => [...new Set(reports.flatMap((report) => failedAudits(report, name)))])
    .map((fault) => `${address}: ${fault}`);
  return { faults, performance: score('performance') };
}

/** Lighthouse with its own settings of a phone, the median of five runs on ten pages, a few pages at a time: it mostly waits. */
export async function judgeByLighthouse({ origin }: Pick<House, 'origin'>): Promise<Verdict> {
  const place = installOutsideTool(lighthouse);
  const verdicts = new Map<string, PageVerdict>();
  const waiting = [...addresses];
  const visit = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift())
      verdicts.set(address, await judgePage(place, origin, address));
  };
  await Promise.all(Array.from({ length: atATime }, visit));
  const performance = Object.fromEntries([...verdicts].map(([address, one]) => [address, one.performance]));
  return {
    judged: verdicts.size,
    faults: [...verdicts.values()].flatMap(({ faults }) => faults),
    figures: { performance },
  };
}
