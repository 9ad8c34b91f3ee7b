import { request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { hostileAnswers, leadingHeaders, startHostileHost } from '@site/shared/testing/hostile-answers';
import { type Site, startSite } from '../harness/site';

export type HostileFigures = {
  modes: number;
  /** Pages, calls of browsers and forms without script that were asked for while their host was hostile. */
  asked: number;
  /** Stored pages, asked for meanwhile. */
  others: number;
  /** Hostile answers that the shell got, by the address that it asked. */
  met: Record<string, number>;
  /** What was not as it should be, each with its mode. */
  failed: string[];
  /** Resident memory of the shell with its workers' threads, before and at its most. */
  quietMb: number;
  mostMb: number;
};

const megabyte = 1024 * 1024;
/** Beyond what the shell held before: a few answers of 4 MB with what they are parsed into, in several hands at once. */
export const mostGrowthMb = 250;

/** Pages that are stored before: what they ask then fails, and they are shown. */
const others = ['/', '/home/case', '/info', '/m/'];
/** Pages of which each turn asks three, of another address each time: each call fails too seldom to be left alone. */
const pages = [
  (turn: number) => `/search?q=word${turn}`,
  (turn: number) => `/info/${20_001 + turn}`,
  (turn: number) => `/video/${30_001 + turn}`,
  (turn: number) => `/tag/${1 + turn}`,
  (turn: number) => `/help/helpDocument/${10_001 + turn}`,
  (turn: number) => `/home/marketing/${50_001 + turn}`,
  (turn: number) => `/home/case?id=${41_001 + turn}`,
  (turn: number) => `/home/lectureDetail/${60_001 + turn}`,
  (turn: number) => `/info/cate/${1 + turn}`,
  (turn: number) => `/m/article?id=${60_001 + turn}`,
  (turn: number) => `/help/helpClassList/${501 + turn}`,
  (turn: number) => `/home/case?industry=${turn}`,
];
const lead = {
  name: '王小明',
  phone: '13800138000',
  company: '星河',
  consent: '1',
  fromtype: 'pc-www',
  validateCode: '1',
};

function passOn(api: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { url, method = 'GET', headers } = incoming;
  const outgoing = ask(`${api}${url}`, { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  incoming.pipe(outgoing);
}

type Asked = { status: number; headers: Headers };

/** An answer whose body is read to its end, or given up after some seconds; status 0 where none came. */
async function take(address: string, init: RequestInit = {}): Promise<Asked> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init });
    const { status, headers } = answer;
    await answer.arrayBuffer().catch(() => undefined);
    return { status, headers };
  } catch {
    return { status: 0, headers: new Headers() };
  }
}

function form(fields: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) };
}

/** Everything that asks the hostile host, as often as several visitors do. */
function requestsTo(origin: string, turn: number): Promise<Asked>[] {
  const rendered = [0, 1, 2].map((next) => pages[(turn * 3 + next) % pages.length]?.(turn) ?? '/');
  const calls = [`/open/v1/search?q=${turn}`, '/VZApi/GetTopicDetail?id=20001', `/v1/hostile?${turn}`];
  const headers = { origin, referer: `${origin}/home/signUp` };
  const forms = [
    ...Array.from({ length: 4 }, () => ['/-/lead/quick', lead] as const),
    ['/-/support', { phone: lead.phone, message: '画面卡顿' }] as const,
    ['/-/help-feedback', { articleId: '10001', islike: '1' }] as const,
  ];
  return [
    ...[...rendered, ...calls].map((path) => take(origin + path)),
    ...forms.map(([path, fields]) => take(origin + path, { ...form(fields), headers })),
  ];
}

const forbidden = leadingHeaders
  .map((line) => line.split(':', 1)[0] ?? '')
  .filter((name) => !/^(?:Location|Content-Revision)$/.test(name));

/** The most that a process holds while something goes on, in bytes. */
async function watch(site: Site, work: () => Promise<void>): Promise<number> {
  let [most, goesOn] = [await site.shell.resident(), true];
  const watching = (async () => {
    while (goesOn) {
      most = Math.max(most, await site.shell.resident());
      await wait(50);
    }
  })();
  await work().finally(() => (goesOn = false));
  await watching;
  return most;
}

async function tryMode(site: Site, mode: string, turn: number, figures: HostileFigures): Promise<void> {
  const { origin } = site.shell;
  const fail = (what: string) => figures.failed.push(`${mode}: ${what}`);
  const asked = requestsTo(origin, turn);
  const meanwhile = await Promise.all(others.map((path) => take(origin + path)));
  for (const [index, { status }] of meanwhile.entries()) if (status !== 200) fail(`${others[index]} ${status}`);
  for (const { headers } of await Promise.all(asked)) {
    const led = forbidden.filter(
      (name) => headers.has(name) && !(name === 'Link' && headers.get('link')?.includes('/assets/')),
    );
    if (led.length > 0) fail(`headers ${led.join()}`);
  }
  figures.asked += asked.length;
  figures.others += meanwhile.length;
}

/**
 * A host answers in every hostile way, to pages, browsers and forms: the shell runs on in the same process, holds a bounded amount, and
 * pages that need nothing of that host are answered (docs/faults.md F11, F30).
 */
export async function askHostileHost(api: string): Promise<HostileFigures> {
  const host = await startHostileHost((request, reply) => passOn(api, request, reply));
  const site = await startSite(host.origin);
  const modes = Object.keys(hostileAnswers);
  const figures: HostileFigures = {
    modes: modes.length,
    asked: 0,
    others: 0,
    met: {},
    failed: [],
    quietMb: 0,
    mostMb: 0,
  };
  try {
    const { pid } = site.shell;
    for (const path of others) await take(site.shell.origin + path);
    figures.quietMb = Math.round((await site.shell.resident()) / megabyte);
    for (const [turn, mode] of modes.entries()) {
      host.modeOf = ({ url = '' }) => {
        const [path = ''] = url.split('?', 1);
        figures.met[path] = (figures.met[path] ?? 0) + 1;
        return mode;
      };
      const most = await watch(site, () => tryMode(site, mode, turn, figures));
      figures.mostMb = Math.max(figures.mostMb, Math.round(most / megabyte));
      const health = await site.shell.health().catch(() => undefined);
      if (health?.pid !== pid) figures.failed.push(`${mode}: the shell is another process`);
    }
    const cleanly = await site.shell.stop();
    if (cleanly !== 0) figures.failed.push(`the shell ended with ${cleanly}`);
    return figures;
  } finally {
    await site.stop();
    await host.close();
  }
}
