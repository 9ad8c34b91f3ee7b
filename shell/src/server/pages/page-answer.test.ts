import { testSite } from '@site/shared/testing/test-site';
import pino from 'pino';
import type { RenderAnswer, RenderRequest } from '../../remotes/worker-messages';
import { greyscaleSchedule } from './greyscale-schedule';
import { HtmlCache } from './html-cache';
import type { LiveSet } from '../releases/live-sets';
import { PageAnswer } from './page-answer';
import { PageRenderer } from './page-renderer';
import { RenderQueue } from './render-queue';
import type { TableMatch } from './route-table';

const route = { id: 'index', remote: 'mf-marketing', path: '/', layout: 'default', query: [], cacheSeconds: 60 };
const match = { route: { ...route, indexed: true }, path: '/' } as TableMatch;
const end = Date.parse('2022-12-07T20:00:00+08:00');

const manifest = { name: 'mf-marketing', version: '1.0.0' };
const set = { id: 'one', shell: { version: '1.0.0' }, remotes: { 'mf-marketing': manifest }, absent: {} };

let moment = end;

beforeEach(() => {
  moment = end;
  jest.spyOn(Date, 'now').mockImplementation(() => moment);
});
afterEach(() => jest.restoreAllMocks());

/** A set that counts its renders and records their requests. */
function setUp(more: Partial<RenderAnswer> = {}) {
  const seen: RenderRequest[] = [];
  const render = async (request: RenderRequest): Promise<RenderAnswer> => {
    seen.push(request);
    const html = `${seen.length} ${request.grey ? 'grey' : 'colour'}`;
    return { status: 200, html, degraded: false, stale: false, ...more };
  };
  const live = { pool: { render }, input: { set } } as unknown as LiveSet;
  const content = { current: 1 };
  const sets = { live, mayServe: () => true, fallbackFor: async () => undefined };
  const extras = { of: async () => ({ friendLinks: [], marketMenu: [] }) };
  const log = pino({ level: 'silent' });
  const pages = new PageAnswer({
    sets,
    cache: new HtmlCache(),
    renderer: new PageRenderer({ sets, extras, log, count: () => undefined }),
    queue: new RenderQueue({ running: 4, waiting: 4, waitingOfNetwork: 4 }),
    content,
    variant: testSite.variant,
    grey: greyscaleSchedule('auto', Date.now),
  });
  const ask = async (set = live) => (await pages.answer(set, match, '/')).page.raw.toString();
  return { ask, seen, content, live };
}

test('a page is rendered once while it is fresh, then once beside the requests', async () => {
  const { ask, seen } = setUp();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1 colour', '1 colour', '1 colour']);
  moment = end + 59_999;
  await ask();
  expect(seen).toHaveLength(1);
  moment = end + 60_000;
  expect(await Promise.all([ask(), ask()])).toEqual(['1 colour', '1 colour']);
  expect(seen).toHaveLength(2);
});

test('a page that was not requested for a while is rendered before it is shown again', async () => {
  const { ask } = setUp();
  await ask();
  moment = end + 60_000 + 10 * 60_000;
  expect(await ask()).toBe('2 colour');
});

test('new content is another page, and the old one is not shown again', async () => {
  const { ask, content } = setUp();
  await ask();
  content.current = 2;
  expect(await ask()).toBe('2 colour');
  expect(await ask()).toBe('2 colour');
});

test('a page that was stored without colour is not shown at the end of the period', async () => {
  moment = end - 1;
  const { ask } = setUp();
  expect(await ask()).toBe('1 grey');
  expect(await ask()).toBe('1 grey');
  moment = end;
  expect(await ask()).toBe('2 colour');
  expect(await ask()).toBe('2 colour');
});

test('a page that lost its colour does not stand in for one that has it', async () => {
  moment = end - 1;
  const { ask, live, seen } = setUp();
  await ask();
  moment = end;
  const failing = async (request: RenderRequest) => {
    seen.push(request);
    return { status: 500, html: 'error', degraded: false, stale: false, fault: 'boom' };
  };
  Object.assign(live, { pool: { render: failing } });
  expect(await ask()).toBe('error');
  moment = end - 1;
  expect(await ask()).toBe('1 grey');
});

test.each([
  ['without one of its blocks', { degraded: true }, 2000],
  ['of stored data', { stale: true }, 10_000],
])('a page %s is rendered again soon', async (_, answer, soon) => {
  const { ask, seen } = setUp(answer);
  await ask();
  moment = end + soon - 1;
  await ask();
  expect(seen).toHaveLength(1);
  moment = end + soon;
  await ask();
  expect(seen).toHaveLength(2);
});
