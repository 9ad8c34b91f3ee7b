import { rmSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@site/shared/repository/workspaces';
import { childrenOf, residentOf } from '../harness/cpu-time';
import { startFaultApi } from '../harness/fault-api';
import { forceFollowed } from '../harness/force-live';
import { forgedMark, hostileCode } from '../harness/hostile-code';
import { pagesOf } from '../harness/section-pages';
import { type Site, startSite } from '../harness/site';
import { publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

const bytesOfMb = 1024 * 1024;

/** What only somebody who sees the requests of others can know. */
const typed = { name: '被偷看的人', phone: '13912345678', requirement: '不该出现在别人页面上的话' };

export type HostileFigures = {
  /** Attempts × sections × {running, cold}. */
  cases: number;
  /** Pages of the other four sections. */
  pages: number;
  /** Answers of these other than 200, each with its case. */
  failed: string[];
  /** Pages of other sections with a mark of the hostile one, and any page with what somebody else typed. */
  forged: string[];
  stolen: string[];
  /** Pages with the mark after the rollback. */
  forgedAfterRollback: string[];
  leadsBooked: number;
  shellExits: number;
  /** The most that a render process held, in MB. */
  mostMb: number;
};

type Case = { site: Site; remote: string; what: string; figures: HostileFigures };

/** One that was kept may be ended by the shell, idle or restarted, at the moment in which it is used again. */
const freshConnection = { headers: { connection: 'close' } };

/** @throws {Error} that names the address when it is not answered */
async function textOf({ shell }: Site, address: string): Promise<{ status: number; html: string }> {
  try {
    const answer = await fetch(`${shell.origin}${address}`, freshConnection);
    return { status: answer.status, html: await answer.text() };
  } catch (error) {
    throw new Error(`${address} is not answered: ${String((error as Error).cause)}`, { cause: error });
  }
}

/** A form without script that is refused: the page is given back with what was typed. */
async function postLead({ shell }: Site): Promise<void> {
  const body = new URLSearchParams({ ...typed, phone: '139' });
  const answer = await fetch(`${shell.origin}/-/lead/quick`, {
    method: 'POST',
    body,
    redirect: 'manual',
    ...freshConnection,
  });
  const html = await answer.text();
  if (!html.includes(typed.requirement)) throw new Error(`The form was not given back: ${answer.status}`);
}

async function look({ site, remote, what, figures }: Case, when: string): Promise<void> {
  await postLead(site);
  for (const section of remoteNames()) {
    for (const address of pagesOf(section)) {
      const { status, html } = await textOf(site, address);
      const where = `${remote}, ${what}, ${when}: ${address}`;
      if (html.includes(typed.requirement) || html.includes(typed.name)) figures.stolen.push(where);
      if (section === remote) continue;
      figures.pages += 1;
      if (status !== 200) figures.failed.push(`${where} ${status}`);
      if (html.includes(forgedMark)) figures.forged.push(where);
    }
  }
  figures.cases += 1;
}

async function lookAfterRollback({ site, remote, what, figures }: Case): Promise<void> {
  await site.rollback(remote);
  const { newest } = await site.shell.health();
  await waitFor('the rollback is live', async () => (await site.shell.health()).revision >= newest);
  for (const address of remoteNames().flatMap(pagesOf)) {
    const { html } = await textOf(site, address);
    if (html.includes(forgedMark)) figures.forgedAfterRollback.push(`${remote}, ${what}: ${address}`);
  }
}

async function startCold({ shell, dataDir }: Site): Promise<void> {
  await shell.stop();
  rmSync(path.join(dataDir, 'shell'), { recursive: true });
  await shell.start();
}

/** Whether the shell is the same process before and after. */
async function survives({ site, figures }: Case, during: () => Promise<void>): Promise<void> {
  const { pid } = await site.shell.health();
  await during();
  if ((await site.shell.health()).pid !== pid) figures.shellExits += 1;
}

async function tryCode(one: Case, version: string): Promise<void> {
  const { site, remote, what } = one;
  await survives(one, async () => {
    await publishVariant(site, remote, version, hostileCode[what] ?? '');
    await forceFollowed(site, remote, version);
    await look(one, 'running');
  });
  await startCold(site);
  await survives(one, async () => {
    await look(one, 'cold');
    await lookAfterRollback(one);
  });
}

/** Looks at the memory of render processes while something goes on. */
function watchMemory(site: Site, figures: HostileFigures): () => void {
  const timer = setInterval(() => {
    for (const pid of childrenOf(site.shell.pid))
      figures.mostMb = Math.max(figures.mostMb, Math.round(residentOf(pid) / bytesOfMb));
  }, 50);
  return () => clearInterval(timer);
}

async function turnOne(host: string, remote: string, only: readonly string[], figures: HostileFigures): Promise<void> {
  const site = await startSite(host);
  const stop = watchMemory(site, figures);
  try {
    for (const [turn, what] of only.entries()) await tryCode({ site, remote, what, figures }, `9.8.${turn + 1}`);
  } finally {
    stop();
    await site.stop();
  }
}

/** Each section turns hostile in each way, on a running shell and on one that starts on nothing. */
export async function turnHostile(api: string, only = Object.keys(hostileCode)): Promise<HostileFigures> {
  const host = await startFaultApi(api);
  const lists = { failed: [], forged: [], stolen: [], forgedAfterRollback: [] };
  const figures: HostileFigures = { cases: 0, pages: 0, ...lists, leadsBooked: 0, shellExits: 0, mostMb: 0 };
  try {
    for (const remote of remoteNames()) await turnOne(host.origin, remote, only, figures);
  } finally {
    await host.close();
  }
  figures.leadsBooked = host.seen.filter((call) => call.includes('/ajax/')).length;
  return figures;
}
