import { remoteNames } from '@site/shared/repository/workspaces';
import { startLoad } from '../harness/load';
import { sectionPages } from '../harness/swap-run';
import { type Site, startSite } from '../harness/site';
import { versionsIn } from '../harness/site-data';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

export type RollbackFigures = {
  rollbacks: number;
  /** From the creation of the revision to the first answer of it, in milliseconds. */
  medianMs: number;
  maxMs: number;
  requests: number;
  failed: number;
  /** Of a version that was not loaded: what `release warm` took, and the switch to it after that. */
  coldWarmMs: number;
  afterWarmMs: number;
};

const section = 'mf-help';
const page = '/help/helpDocument/10001';
/** Released between a release of the section and its rollback. */
const others = remoteNames()
  .filter((name) => name !== section)
  .slice(0, 2);
const requestsPerSecond = 30;

async function publishBoth(site: Site, name: string, version: string): Promise<string> {
  return publishVariant(site, name, version, changes.marked(version));
}

async function makeLive(site: Site, name: string, version: string): Promise<void> {
  await site.promote({ [name]: await publishBoth(site, name, version) });
  await waitFor(`${name} ${version} is live`, async () => (await site.shell.health()).remotes[name] === version);
}

/** Milliseconds from the creation of a revision to the first page of the version that it names. */
async function timed(site: Site, version: string, change: () => Promise<unknown>): Promise<number> {
  await change();
  const created = performance.now();
  await waitFor(`a page of ${section} ${version}`, async () => {
    const html = await (await fetch(`${site.shell.origin}${page}`)).text();
    return versionsIn(html, section)[0] === version;
  });
  return performance.now() - created;
}

/** Whether the shell has said of the set that is live now that the rollback of the section is loaded. */
function isWarm(site: Site, version: string): boolean {
  const { lines } = site.shell;
  const sinceSwitch = lines.slice(lines.findLastIndex((line) => line.includes('"set is live"')));
  const warm = sinceSwitch.filter((line) => line.includes('"set is warm"'));
  return warm.some((line) => line.includes(`"change":{"${section}":"${version}"}`));
}

/** Releases the section, then others, and rolls the section back; gives the milliseconds until the page is the old one. */
async function rollBackOnce(site: Site, turn: number, before: string): Promise<number> {
  await makeLive(site, section, `9.8.${turn}`);
  for (const name of others) await makeLive(site, name, `9.8.${turn}`);
  await waitFor(`the rollback of ${section} is warm`, () => isWarm(site, before));
  return timed(site, before, () => site.rollback(section));
}

async function ask(site: Site, version: string): Promise<number> {
  const from = performance.now();
  const response = await fetch(`${site.shell.operations}/-/warm`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ versions: { [section]: version } }),
  });
  if (!response.ok) throw new Error(await response.text());
  return performance.now() - from;
}

/** Ten rollbacks under traffic, other sections having been released since; then one to a version that nobody had loaded. */
export async function timeRollbacks(api: string, rollbacks: number): Promise<RollbackFigures> {
  const site = await startSite(api);
  let [requests, failed] = [0, 0];
  try {
    const original = (await site.shell.health()).remotes[section] ?? '';
    const load = startLoad(site.shell.origin, sectionPages, requestsPerSecond, ({ status }) => {
      requests += 1;
      if (status !== 200) failed += 1;
    });
    const times: number[] = [];
    for (let turn = 1; turn <= rollbacks; turn += 1) times.push(await rollBackOnce(site, turn, original));
    const cold = await publishBoth(site, section, '9.9.0');
    const coldWarmMs = await ask(site, cold);
    const afterWarmMs = await timed(site, cold, () => site.promote({ [section]: cold }));
    await load.stop();
    const sorted = times.map(Math.round).sort((a, b) => a - b);
    return {
      rollbacks,
      medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
      maxMs: sorted.at(-1) ?? 0,
      requests,
      failed,
      coldWarmMs: Math.round(coldWarmMs),
      afterWarmMs: Math.round(afterWarmMs),
    };
  } finally {
    await site.stop();
  }
}
