import type { RenderRequest } from '../../render/pages/worker-messages';
import { textOf } from './html-cache';
import { match, end, set, clock, setUp } from '../../testing/stored-pages';

test('a page that lost its colour does not stand in for one that has it', async () => {
  clock.now = end - 1;
  const { ask, live, seen } = setUp();
  await ask();
  clock.now = end;
  const failing = async (request: RenderRequest) => {
    seen.push(request);
    return { status: 500, html: 'error', degraded: false, stale: false, fault: 'boom' };
  };
  Object.assign(live, { pool: { render: failing } });
  expect(await ask()).toBe('error');
  clock.now = end - 1;
  expect(await ask()).toBe('1 grey');
});

test('a page that is not admitted is an older one of its address, else 503', async () => {
  const { pages, live, full } = setUp();
  await pages.answer(live, match, '/');
  full();
  clock.now = end + 60_000 + 10 * 60_000;
  expect(await textOf((await pages.answer(live, match, '/')).page)).toBe('1 colour');
  const { page } = await pages.answer(live, match, '/?another');
  expect(page.status).toBe(503);
  expect(await textOf(page)).toBe('too many visitors');
});

test('a page of a version that was rolled back stands in for nothing', async () => {
  const { ask, live, sets } = setUp();
  await ask();
  const failing = { pool: { render: async () => ({ status: 500, html: 'error', fault: 'boom' }) } };
  clock.now = end + 60_000 + 10 * 60_000;
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
