import { testSite } from '@site/shared/testing/test-site';
import pino from 'pino';
import type { RenderAnswer, RenderRequest } from '../render/pages/worker-messages';
import { greyscaleSchedule } from '../server/pages/greyscale-schedule';
import { HtmlCache, plain, textOf } from '../server/pages/html-cache';
import type { LiveSet } from '../server/releases/live-sets';
import { PageAnswer } from '../server/pages/page-answer';
import { PageRenderer } from '../server/pages/page-renderer';
import { ColdRenderBulkhead } from '../server/pages/cold-render-bulkhead';
import { VersionCounter } from '../server/versions/version-counter';
import { RenderQueue } from '../server/pages/render-queue';
import type { TableMatch } from '../server/pages/route-table';

// The clock stands at the end of the greyscale period until a test moves it.

const asRendered = { decorate: async (html: string) => plain(html) };
const route = { id: 'index', remote: 'mf-marketing', path: '/', layout: 'default', query: [], cacheSeconds: 60 };
export const match = { route: { ...route, indexed: true }, path: '/' } as TableMatch;
export const end = Date.parse('2022-12-07T20:00:00+08:00');

export const manifest = { name: 'mf-marketing', version: '1.0.0' };
export const set = { id: 'one', shell: { version: '1.0.0' }, remotes: { 'mf-marketing': manifest }, absent: {} };

export const clock = { now: end };

beforeEach(() => {
  clock.now = end;
  jest.spyOn(Date, 'now').mockImplementation(() => clock.now);
});
afterEach(() => jest.restoreAllMocks());

const visitor = { network: '203.0.113.0/24', gone: () => false };

/** A set that counts its renders and records their requests. */
export function setUp(more: Partial<RenderAnswer> = {}) {
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
