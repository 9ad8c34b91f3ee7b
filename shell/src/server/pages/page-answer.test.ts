import { testSite } from '@site/shared/testing/test-site';
import pino from 'pino';
import type { RenderAnswer, RenderRequest } from '../../render/pages/worker-messages';
import { greyscaleSchedule } from './greyscale-schedule';
import { HtmlCache, missingFor, plain, textOf } from './html-cache';
import type { LiveSet } from '../releases/live-sets';
import { PageAnswer } from './page-answer';
import { PageRenderer } from './page-renderer';
import { ColdRenderBulkhead } from './cold-render-bulkhead';
import { VersionCounter } from '../versions/version-counter';
import { RenderQueue } from './render-queue';
import type { TableMatch } from './route-table';

const asRendered = { decorate: async (html: string) => plain(html) };
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

const visitor = { network: '203.0.113.0/24', gone: () => false };

/** A set that counts its renders and records their requests. */
function setUp(more: Partial<RenderAnswer> = {}) {
  const seen: RenderRequest[] = [];
  const render = async (request: RenderRequest): Promise<RenderAnswer> => {
    if (request.unrenderable === 'busy')
      return { status: 503, html: 'too many visitors', degraded: false, stale: false };
    seen.push(request);
    const html = `${seen.length} ${request.grey ? 'grey' : 'colour'}`;
    return { status: 200, html, degraded: false, stale: false, ...more };
  };
  const live = { pool: { render }, input: { set } } as unknown as LiveSet;
  const content = { current: 1 };
  const limits = { running: { own: 0, shared: 4 }, waiting: { own: 0, shared: 4 }, waitingOfNetwork: 4 };
  const missed: string[] = [];
  const sets = { live, mayServe: (_remote?: string, _version?: string) => true, fallbackFor: async () => undefined };
  const extras = { of: async () => ({ friendLinks: [], marketMenu: [] }) };
  const log = pino({ level: 'silent' });
  const pages = new PageAnswer({
    sets,
    cache: new HtmlCache(),
    renderer: new PageRenderer({ sets, extras, log, counter: new VersionCounter(), paint: asRendered }),
    queue: new RenderQueue(limits),
    bulkhead: new ColdRenderBulkhead(),
    missed: (remote) => missed.push(remote),
    stoodIn: () => undefined,
    content,
    variant: testSite.variant,
    grey: greyscaleSchedule('auto', Date.now),
  });
  const ask = async (set = live) => textOf((await pages.answer(set, match, '/', visitor)).page);
  return {
    ask,
    seen,
    content,
    live,
    pages,
    sets,
    missed,
    full: () => [limits.running, limits.waiting].map((one) => Object.assign(one, { shared: 0 })),
  };
}

test('what a release rendered goes with it: after a rollback no page of it is there, nor when it comes back', async () => {
  const { ask, pages, live, sets, seen } = setUp();
  await ask();
  const earlier = {
    ...live,
    input: { set: { ...set, id: 'two', remotes: { 'mf-marketing': { ...manifest, version: '0.9.0' } } } },
  };
  sets.mayServe = (_remote?: string, version?: string) => version === '0.9.0';
  expect(pages.mayShow({ release: 'mf-marketing@1.0.0' })).toBe(false);
  expect(await ask(earlier as unknown as LiveSet)).toBe('2 colour');
  sets.mayServe = () => true;
  expect(await ask({ ...live })).toBe('3 colour');
  expect(seen).toHaveLength(3);
});

test('a page that was withdrawn while it was rendered is stored nowhere', async () => {
  const { ask, live, sets, seen } = setUp();
  sets.mayServe = () => false;
  await ask();
  sets.mayServe = () => true;
  await ask({ ...live });
  expect(seen).toHaveLength(2);
});

test('F39: on a clock that was set back a page is shown and rendered anew, not held to be fresh until that time comes', async () => {
  const { ask, seen } = setUp();
  moment = end + 7_200_000;
  await ask();
  moment -= 3_600_000;
  expect(await ask()).toContain('1 ');
  await new Promise(setImmediate);
  expect(seen).toHaveLength(2);
  expect(await ask()).toContain('2 ');
  expect(seen).toHaveLength(2);
});

test('a page is rendered once while it is fresh, then once beside the requests', async () => {
  const { ask, seen, missed } = setUp();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1 colour', '1 colour', '1 colour']);
  moment = end + 59_999;
  await ask();
  expect(seen).toHaveLength(1);
  moment = end + 60_000;
  expect(await Promise.all([ask(), ask()])).toEqual(['1 colour', '1 colour']);
  expect(seen).toHaveLength(2);
  // Three waited for the first; nobody for the second.
  expect(missed).toEqual(['mf-marketing', 'mf-marketing', 'mf-marketing']);
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

test('a release of another section leaves the page stored; one of its own is another page, and a rollback finds the first', async () => {
  const { ask, seen, live } = setUp();
  const withVersions = (help: string, own: string) => {
    const remotes = { 'mf-help': { version: help }, 'mf-marketing': { ...manifest, version: own } };
    return { ...live, input: { set: { ...set, id: `${help} ${own}`, remotes } } } as unknown as LiveSet;
  };
  await ask(withVersions('1.0.0', '1.0.0'));
  expect(await ask(withVersions('1.1.0', '1.0.0'))).toBe('1 colour');
  expect(await ask(withVersions('1.1.0', '1.1.0'))).toBe('2 colour');
  expect(await ask(withVersions('1.1.0', '1.0.0'))).toBe('1 colour');
  expect(seen).toHaveLength(2);
});

test('a page that is not admitted is an older one of its address, else 503', async () => {
  const { pages, live, full } = setUp();
  await pages.answer(live, match, '/');
  full();
  moment = end + 60_000 + 10 * 60_000;
  expect(await textOf((await pages.answer(live, match, '/')).page)).toBe('1 colour');
  const { page } = await pages.answer(live, match, '/?another');
  expect(page.status).toBe(503);
  expect(await textOf(page)).toBe('too many visitors');
});

test('a page of a version that was rolled back stands in for nothing', async () => {
  const { ask, live, sets } = setUp();
  await ask();
  const failing = { pool: { render: async () => ({ status: 500, html: 'error', fault: 'boom' }) } };
  moment = end + 60_000 + 10 * 60_000;
  expect(await ask({ ...live, ...failing } as never)).toBe('1 colour');
  sets.mayServe = () => false;
  expect(await ask({ ...live, ...failing } as never)).toBe('error');
});

const noSection = { id: 'two', shell: set.shell, remotes: {}, absent: { 'mf-marketing': [] } };

test('a section of which no version runs here answers 503 in the chrome', async () => {
  const { pages, live, seen } = setUp({ status: 503, html: 'absent' });
  const { page } = await pages.answer({ ...live, input: { set: noSection } } as never, match, '/');
  expect([page.status, await textOf(page)]).toEqual([503, 'absent']);
  expect(seen).toMatchObject([{ unrenderable: 503 }]);
});

test('a page that was stored before its section could not be used any more stands in', async () => {
  const { ask, live } = setUp();
  await ask();
  expect(await ask({ ...live, input: { set: noSection } } as never)).toBe('1 colour');
});

test('a page that is not there is looked up again after ten seconds, and stands in for nothing', async () => {
  const { ask, seen } = setUp({ status: 404 });
  await ask();
  moment = end + missingFor - 1;
  await ask();
  expect(seen).toHaveLength(1);
  moment = end + missingFor + 1;
  await ask();
  expect(seen).toHaveLength(2);
});

test('what an address was found by is believed for as long as content, greyscale and set are the same', async () => {
  const { ask, content, live, pages } = setUp();
  moment = end - 1;
  const last = {};
  const shown = async (from = live) => {
    const page = pages.fresh(from, match, '/', last);
    return page && textOf(page);
  };
  expect(await shown()).toBeUndefined();
  await ask();
  expect([await shown(), await shown()]).toEqual(['1 grey', '1 grey']);
  content.current = 2;
  expect(await shown()).toBeUndefined();
  await ask();
  expect(await shown()).toBe('2 grey');
  moment = end;
  expect(await shown()).toBeUndefined();
  const release = { ...set, remotes: { 'mf-marketing': { ...manifest, version: '2.0.0' } } };
  moment = end - 1;
  expect(await shown()).toBe('2 grey');
  expect(await shown({ ...live, input: { set: release } } as unknown as LiveSet)).toBeUndefined();
});

test('R13.95 a page is stored by the build of its line: a new build of the other line leaves it there', async () => {
  const { ask, seen, live } = setUp();
  const other = { version: '1.0.0-react.19.9', line: 'react-19.9' };
  const withSet = (change: object) => ({ ...live, input: { set: { ...set, ...change } } }) as unknown as LiveSet;
  const moved = { 'mf-marketing': { ...manifest, line: 'react-19.9' } };

  expect(await ask(withSet({ other }))).toBe('1 colour');
  expect(await ask(withSet({ other: { ...other, version: '1.1.0-react.19.9' } }))).toBe('1 colour');
  // The same version of the section in the other line, as none is published: what counts is that its build is part of the key.
  expect(await ask(withSet({ other, remotes: moved }))).toBe('2 colour');
  expect(await ask(withSet({ other: { ...other, version: '1.1.0-react.19.9' }, remotes: moved }))).toBe('3 colour');
  expect(seen).toHaveLength(3);
});
