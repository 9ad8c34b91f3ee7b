import { setTimeout as pause } from 'node:timers/promises';
import { waitUntilPrepared } from '../harness/prepared';
import { type Site, startSite } from '../harness/site';
import { sectionPages } from '../harness/swap-run';
import { cpuTime } from '../harness/cpu-time';
import { LoadClient } from './server/load-client';
import { PlainServer } from './server/plain-server';
import { type StoredByNginx, storedByNginx } from './server/stored-by-nginx';
import { type Spread, spreads } from './spread';

/** Each asks shell and peer by turns. */
const rounds = 5;
const memoryRounds = 3;
/** Renders before a page is measured. V8 goes on compiling beside them for the first thousand and more (docs/measured.md#render). */
const warmRenders = [150, 2000] as const;
/** Of one round: both servers are asked by turns, so that a slow second of the machine is one of both. */
const slices = 5;
const rendersOfSlice = 20;
const lanes = 8;
const forMs = 2000;
const bytesOfMb = 1024 * 1024;
/** In milliseconds, and the part of them that a shell at rest works: for its timers. */
const quietFor = 1000;
const quietShare = 0.03;
const accepts = { 'Accept-Encoding': 'br' };

type Figures = Record<string, Spread>;
type Round = Record<string, number>;

/** Answers a second, and CPU milliseconds of each, with the load that a client can make. */
async function served(client: LoadClient, address: string, pid: number, headers: Record<string, string>) {
  const before = cpuTime(pid);
  const { answers, ms, head, status } = await client.drive(address, headers, { lanes, forMs, perSecond: 0 });
  return { perSecond: (answers * 1000) / ms, cpuMs: (cpuTime(pid) - before) / answers, head, status };
}

/** One round of a stored page: whole answers, 304, and the times at half of what the shell can. */
async function storedRound(client: LoadClient, site: Site, nginx: StoredByNginx, address: string): Promise<Round> {
  const { origin, pid } = site.shell;
  const own = await served(client, origin + address, pid, accepts);
  const peer = await served(client, nginx.addressOf(address), nginx.pid, accepts);
  const [tag, peerTag] = await Promise.all([origin + address, nginx.addressOf(address)].map(tagOf));
  const ownSame = await served(client, origin + address, pid, { ...accepts, 'If-None-Match': tag ?? '' });
  const peerHeaders = { ...accepts, 'If-None-Match': peerTag ?? '' };
  const peerSame = await served(client, nginx.addressOf(address), nginx.pid, peerHeaders);
  if (ownSame.status !== 304 || peerSame.status !== 304) throw new Error(`${address} was not answered with 304.`);
  const half = { lanes: 64, forMs, perSecond: own.perSecond / 2 };
  const { p50, p99 } = await client.drive(origin + address, accepts, half);
  return {
    perSecond: own.perSecond,
    nginxPerSecond: peer.perSecond,
    ratio: own.perSecond / peer.perSecond,
    cpuMs: own.cpuMs,
    nginxCpuMs: peer.cpuMs,
    cpuRatio: peer.cpuMs / own.cpuMs,
    headBytes: own.head,
    sameAgainPerSecond: ownSame.perSecond,
    sameAgainRatio: ownSame.perSecond / peerSame.perSecond,
    sameAgainCpuMs: ownSame.cpuMs,
    sameAgainHeadBytes: ownSame.head,
    halfLoadP50Ms: p50,
    halfLoadP99Ms: p99,
  };
}

async function tagOf(address: string): Promise<string> {
  const answer = await fetch(address, { headers: accepts });
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

type Server = { origin: string; pid: number };

async function ask({ origin }: Server, address: string, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    const answer = await fetch(origin + address, { headers: accepts });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}; nothing can be measured.`);
  }
}

/** CPU milliseconds of a slice, whatever thread of the process they are of. */
async function costOf(server: Server, address: string): Promise<number> {
  const before = cpuTime(server.pid);
  await ask(server, address, rendersOfSlice);
  return cpuTime(server.pid) - before;
}

/** One round of a page that is rendered each time, with compression, here and by a plain server. */
async function renderedRound(shell: Server, plain: Server, address: string): Promise<Round> {
  let [own, peer] = [0, 0];
  for (let slice = 0; slice < slices; slice += 1) {
    own += await costOf(shell, address);
    peer += await costOf(plain, address);
  }
  const renders = slices * rendersOfSlice;
  return { cpuMs: own / renders, plainMs: peer / renders, ratio: own / peer };
}

async function storedFigures(client: LoadClient, site: Site, addresses: readonly string[]) {
  const nginx = await storedByNginx(site.shell.origin, addresses);
  try {
    const figures: Record<string, Figures> = {};
    for (const address of addresses) {
      const measured: Round[] = [];
      await storedRound(client, site, nginx, address);
      for (let round = 0; round < rounds; round += 1) measured.push(await storedRound(client, site, nginx, address));
      figures[`stored ${address}`] = spreads(measured);
    }
    return figures;
  } finally {
    nginx.stop();
  }
}

/** What a start goes on with in the background, such as its copies of the releases, is no cost of an answer. */
async function untilQuiet(pid: number): Promise<void> {
  const before = cpuTime(pid);
  await pause(quietFor);
  if (cpuTime(pid) - before > quietFor * quietShare) await untilQuiet(pid);
}

async function renderedFigures(api: string, addresses: readonly string[]) {
  const plain = await PlainServer.start(api);
  const site = await startSite(api, { HTML_CACHE: 'off', RENDER_WORKERS: '2' });
  const { shell } = site;
  const figures: Record<string, Figures> = {};
  try {
    await waitUntilPrepared(shell.origin);
    await untilQuiet(shell.pid);
    for (const address of addresses) {
      for (const times of warmRenders) {
        for (const server of [shell, plain]) await ask(server, address, times);
        const measured: Round[] = [];
        for (let round = 0; round < rounds; round += 1) measured.push(await renderedRound(shell, plain, address));
        figures[`rendered ${address} after ${times}`] = spreads(measured);
      }
    }
    return figures;
  } finally {
    plain.stop();
    await site.stop();
  }
}

/** Resident memory of one set with two workers, at the start and after load: a start differs from the next by some megabytes. */
async function memoryRound(api: string, client: LoadClient): Promise<Round> {
  const site = await startSite(api, { RENDER_WORKERS: '2' });
  const resident = async () => Math.round((await site.shell.resident()) / bytesOfMb);
  try {
    const start = await resident();
    await waitUntilPrepared(site.shell.origin);
    const prepared = await resident();
    for (const address of sectionPages)
      await client.drive(site.shell.origin + address, accepts, { lanes, forMs, perSecond: 0 });
    await pause(forMs);
    return { start, prepared, afterLoad: await resident() };
  } finally {
    await site.stop();
  }
}

/** What answers cost beside what others ask for the same: nginx with the stored bytes, a plain server with the same components. */
export async function serverFigures(api: string, site: Site, addresses: readonly string[]) {
  const client = new LoadClient();
  try {
    await waitUntilPrepared(site.shell.origin);
    const stored = await storedFigures(client, site, addresses);
    const rendered = await renderedFigures(api, addresses);
    const memory: Round[] = [];
    for (let round = 0; round < memoryRounds; round += 1) memory.push(await memoryRound(api, client));
    return { ...stored, ...rendered, memoryMb: spreads(memory) };
  } finally {
    client.stop();
  }
}
