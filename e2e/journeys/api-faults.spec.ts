import { listJobs } from '@site/shared/calls/jobs';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { type Fault, type FaultApi, startFaultApi } from '../harness/fault-api';
import { firstPages } from '../harness/first-pages';
import { type Site, startSite } from '../harness/site';
import { everyCase, unlessKept } from '../harness/every-case';

let api: FaultApi;
let site: Site;

const withoutData = ['/', '/home/entmarket', '/m/', '/m/about'];
/** Of each section a page that cannot do without its data, and those that can. */
const oneOfEach = [
  '/home/service',
  '/help/helpDocument/10001',
  '/info/20001',
  '/home/lectureDetail/40001',
  ...withoutData,
];

test.beforeEach(async () => {
  api = await startFaultApi(apiOrigin());
});

test.afterEach(async () => {
  await site.stop();
  await api.close();
});

function status(address: string): Promise<number> {
  return fetch(`${site.shell.origin}${address}`).then((answer) => answer.status);
}

const faults: [string, Fault][] = [
  ['is down (F8)', 'down'],
  ['is slow, 15 s (F9)', 'slow'],
  ['answers 503 (F10)', 'unavailable'],
  ['answers HTML (F11)', 'html'],
  ['answers half a JSON (F11)', 'truncated'],
  ['answers null (F11)', 'null'],
  ['answers a huge array (F11)', 'array'],
];

test('R7.2 whatever the api does, every page that was seen keeps answering (F8 to F11)', async () => {
  site = await startSite(api.origin);
  for (const { address } of firstPages) expect(await status(address), address).toBe(200);
  for (const [what, fault] of faults) {
    api.fault = fault;
    for (const { address } of firstPages) expect(await status(address), `${address} while the api ${what}`).toBe(200);
  }
});

/** A wrong answer is that of one job without its duties, below. */
const everyDay: Fault = 'down';

async function expectPageOrExcuse(address: string): Promise<void> {
  const answer = await fetch(`${site.shell.origin}${address}`);
  const html = await answer.text();
  expect(html, address).toContain('<footer');
  if (withoutData.includes(address)) expect(answer.status, address).toBe(200);
  else expect([200, 503], `${address} answered ${answer.status}`).toContain(answer.status);
  if (answer.status === 503) expect(answer.headers.get('retry-after')).not.toBeNull();
}

for (const [what, fault] of faults) {
  test(
    `while the api ${what} from the start, pages answer without its blocks or say 503 in the chrome`,
    unlessKept(fault === everyDay),
    async () => {
      api.fault = fault;
      site = await startSite(api.origin);
      await Promise.all(oneOfEach.map(expectPageOrExcuse));
    },
  );
}

test(
  'a page of which nothing is stored waits for an api that takes 4 s, and one that is stored does not',
  everyCase,
  async () => {
    site = await startSite(api.origin);
    await status('/help/helpDocument/10002');
    api.fault = 'late';
    const cold = ['/help/helpDocument/10001', '/info/20001', '/home/lectureDetail/40001', '/home/marketing/50001'];
    const order: string[] = [];
    const answers = cold.map(async (address) => {
      const answer = await fetch(`${site.shell.origin}${address}`);
      expect(answer.status, address).toBe(200);
      expect(await answer.text(), address).toContain('<h1');
      order.push(address);
    });
    expect(await status('/help/helpDocument/10002')).toBe(200);
    expect(order, 'the stored page was answered first').toEqual([]);
    await Promise.all(answers);
  },
);

test('200 cold visitors of one page make one call each of what the page needs (F12)', everyCase, async () => {
  site = await startSite(api.origin);
  api.seen.length = 0;
  const answers = await Promise.all(Array.from({ length: 200 }, () => status('/info/20005')));
  expect(new Set(answers)).toEqual(new Set([200]));
  const articles = api.seen.filter((call) => call.includes('GetTopicDetail'));
  expect(articles).toHaveLength(1);
});

test('a burst of 503 makes at most 1.2 times the calls (F10)', everyCase, async () => {
  site = await startSite(api.origin);
  api.fault = 'unavailable';
  api.seen.length = 0;
  await Promise.all(Array.from({ length: 60 }, (_, index) => status(`/info/${20_001 + (index % 40)}`)));
  expect(api.seen.filter((call) => call.includes('GetTopicDetail')).length).toBeLessThanOrEqual(48);
});

test('one job without its duties costs the page its list of jobs, and nothing else (F11)', async () => {
  type Jobs = { list: Record<string, unknown>[] };
  const about = async () => {
    const answer = await fetch(`${site.shell.origin}/home/about`);
    return { status: answer.status, html: await answer.text() };
  };
  const first = ((await (await fetch(`${apiOrigin()}${listJobs.path}`)).json()) as { data: Jobs }).data.list[0];
  api.changes[listJobs.path] = (data) => {
    const [job, ...others] = (data as Jobs).list;
    return { list: [{ ...job, duties: undefined }, ...others] };
  };
  site = await startSite(api.origin);
  const { status: answered, html } = await about();

  expect(answered).toBe(200);
  expect(html).toContain('<footer');
  expect(html).not.toContain(String(first?.name));
  expect(await status('/')).toBe(200);
});
