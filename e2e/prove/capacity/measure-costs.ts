import { openPostgres } from '../../../api/src/database/postgres-database';
import { startPostgres } from '../../../api/src/testing/postgres-server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { request } from 'undici';
import { waitUntilPrepared } from '../../harness/prepared';
import { type Site, startSite } from '../../harness/site';
import { sectionPages } from '../../harness/swap-run';
import { ApiProcess } from '../../harness/topology/api-process';
import { changes, publishVariant } from '../../harness/variant';
import { waitFor } from '../../harness/wait';
import { sendLead } from '../scale/leads';
import { cpuTime, parentOf, sharesOf } from '../../harness/cpu-time';
import type { Costs } from './costs';

const bytesOfMb = 1024 * 1024;
const [storedPages, renders, leads, switches] = [6000, 400, 300, 10];
const version = '9.8.1';

async function ask(site: Site, address: string): Promise<void> {
  const { statusCode, body } = await request(`${site.shell.origin}${address}`, {
    headers: { 'accept-encoding': 'br' },
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}; nothing can be measured.`);
}

/** Milliseconds of CPU that each of `count` actions takes of the processes. */
async function costOf<Name extends string>(
  pids: Record<Name, number>,
  count: number,
  act: (turn: number) => Promise<unknown>,
): Promise<Record<Name, number>> {
  const names = Object.keys(pids) as Name[];
  const before = names.map((name) => cpuTime(pids[name]));
  for (let turn = 0; turn < count; turn += 1) await act(turn);
  const each = names.map((name, place) => [name, (cpuTime(pids[name]) - (before[place] ?? 0)) / count] as const);
  return Object.fromEntries(each) as Record<Name, number>;
}

/** Of a shell that has rendered for a while, with the processes that do so. */
async function memoryOf(pid: number): Promise<{ shellMb: number; processMb: number }> {
  const { own, children } = await sharesOf(pid);
  const ofProcesses = children.reduce((sum, bytes) => sum + bytes, 0);
  return {
    shellMb: (own + ofProcesses) / bytesOfMb,
    processMb: ofProcesses / children.length / bytesOfMb,
  };
}

async function pageCosts(api: string) {
  const [stored, rendered] = [await startSite(api), await startSite(api, { HTML_CACHE: 'off', RENDER_WORKERS: '1' })];
  const page = (turn: number) => sectionPages[turn % sectionPages.length] ?? '/';
  try {
    for (const { shell } of [stored, rendered]) await waitUntilPrepared(shell.origin);
    for (let turn = 0; turn < 10 * sectionPages.length; turn += 1)
      for (const site of [stored, rendered]) await ask(site, page(turn));
    const [one, other] = [(await stored.shell.health()).pid, (await rendered.shell.health()).pid];
    const { shell: storedPageMs } = await costOf({ shell: one }, storedPages, (turn) => ask(stored, page(turn)));
    const { shell: renderMs } = await costOf({ shell: other }, renders, (turn) => ask(rendered, page(turn)));
    return { storedPageMs, renderMs, ...(await memoryOf(other)) };
  } finally {
    for (const site of [stored, rendered]) await site.stop();
  }
}

async function leadCosts() {
  const folder = mkdtempSync(path.join(tmpdir(), 'capacity-'));
  const server = await startPostgres();
  const api = await ApiProcess.reserve({ DATABASE_URL: server.url }, path.join(folder, 'api'));
  const database = openPostgres(server.url, 1);
  await api.start();
  const site = await startSite(api.origin, { TRUSTED_HOPS: '1' });
  try {
    await waitUntilPrepared(site.shell.origin);
    const [row] = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pids = { shell: (await site.shell.health()).pid, api: api.pid, database: parentOf(row?.pid ?? 0) };
    const send = (turn: number) => sendLead(site.shell.origin, turn, `137${String(10_000_000 + turn)}`);
    for (let turn = 0; turn < 20; turn += 1) await send(1000 + turn);
    return await costOf(pids, leads, send);
  } finally {
    await site.stop();
    await database.close();
    await api.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function switchCost(api: string): Promise<number> {
  const site = await startSite(api);
  try {
    await waitUntilPrepared(site.shell.origin);
    const { pid, remotes } = await site.shell.health();
    const original = remotes['mf-help'] ?? '';
    await publishVariant(site, 'mf-help', version, changes.marked(version));
    const { shell } = await costOf({ shell: pid }, switches, async (turn) => {
      const wanted = turn % 2 === 0 ? version : original;
      await (turn % 2 === 0 ? site.promote({ 'mf-help': wanted }) : site.rollback('mf-help'));
      await waitFor(`${wanted} is live`, async () => (await site.shell.health()).remotes['mf-help'] === wanted);
    });
    return shell;
  } finally {
    await site.stop();
  }
}

const rounded = (value: number) => Number(value.toPrecision(3));

/** Asks one shell, one api and one PostgreSQL server for what each thing costs them, a minute or two. */
export async function measureCosts(api: string): Promise<Costs> {
  const pages = await pageCosts(api);
  const { shell: leadOfShellMs, api: leadOfApiMs, database: leadOfDatabaseMs } = await leadCosts();
  const costs = { ...pages, leadOfShellMs, leadOfApiMs, leadOfDatabaseMs, switchMs: await switchCost(api) };
  return Object.fromEntries(Object.entries(costs).map(([name, value]) => [name, rounded(value)])) as Costs;
}
