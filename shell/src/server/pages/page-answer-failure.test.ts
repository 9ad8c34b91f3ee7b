import pino from 'pino';
import type { RenderAnswer } from '../../render/pages/worker-messages';
import { greyscaleSchedule } from './greyscale-schedule';
import { HtmlCache, plain, textOf } from './html-cache';
import type { LiveSet } from '../releases/live-sets';
import { PageAnswer } from './page-answer';
import { PageRenderer } from './page-renderer';
import { ColdRenderBulkhead } from './cold-render-bulkhead';
import { VersionCounter } from '../versions/version-counter';
import { RenderQueue } from './render-queue';
import type { TableMatch } from './route-table';

const asRendered = { decorate: async (html: string) => plain(html) };
const failed: RenderAnswer = { status: 500, html: '', degraded: true, stale: false, fault: 'boom' };
const match = {
  path: '/home/edu',
  route: { id: 'home-edu', path: '/home/edu', remote: 'mf-marketing', cacheSeconds: 60 },
} as unknown as TableMatch;

const set = { id: 'one', shell: { version: '1.0.0' }, remotes: {}, absent: {} };

function answerOf(render: () => Promise<RenderAnswer>) {
  const live = { pool: { render }, input: { set } } as unknown as LiveSet;
  const sets = { live, mayServe: () => true, fallbackFor: async () => undefined };
  const extras = { of: async () => ({ friendLinks: [], marketMenu: [] }) };
  const log = pino({ level: 'silent' });
  const pages = new PageAnswer({
    sets,
    cache: new HtmlCache(),
    renderer: new PageRenderer({ sets, extras, log, counter: new VersionCounter(), paint: asRendered }),
    queue: new RenderQueue({ running: { own: 0, shared: 4 }, waiting: { own: 0, shared: 4 }, waitingOfNetwork: 4 }),
    bulkhead: new ColdRenderBulkhead(),
    missed: () => undefined,
    stoodIn: () => undefined,
    content: { current: 1 },
    variant: '',
    grey: greyscaleSchedule('off', Date.now),
  });
  return pages.answer(live, match, '/home/edu');
}

test.each([
  ['fails', async () => failed],
  ['has no bytes', async () => ({ ...failed, html: Buffer.alloc(0) })],
  ['ends its process', () => Promise.reject(new Error('gone'))],
])('R2.140 where even the error page %s, its words and a way home are still said, with 500', async (_, render) => {
  const { page } = await answerOf(render);

  expect(page.status).toBe(500);
  expect(await textOf(page)).toContain('An error occurred while showing the error page');
  expect(await textOf(page)).toContain('<a href="/">返回首页</a>');
});
