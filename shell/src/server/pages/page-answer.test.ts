import { missingFor, textOf } from './html-cache';
import type { LiveSet } from '../releases/live-sets';
import { match, end, manifest, set, clock, setUp } from '../../testing/stored-pages';

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
  clock.now = end + 7_200_000;
  await ask();
  clock.now -= 3_600_000;
  expect(await ask()).toContain('1 ');
  await new Promise(setImmediate);
  expect(seen).toHaveLength(2);
  expect(await ask()).toContain('2 ');
  expect(seen).toHaveLength(2);
});

test('a page is rendered once while it is fresh, then once beside the requests', async () => {
  const { ask, seen, missed } = setUp();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1 colour', '1 colour', '1 colour']);
  clock.now = end + 59_999;
  await ask();
  expect(seen).toHaveLength(1);
  clock.now = end + 60_000;
  expect(await Promise.all([ask(), ask()])).toEqual(['1 colour', '1 colour']);
  expect(seen).toHaveLength(2);
  // Three waited for the first; nobody for the second.
  expect(missed).toEqual(['mf-marketing', 'mf-marketing', 'mf-marketing']);
});

test('a page that was not requested for a while is rendered before it is shown again', async () => {
  const { ask } = setUp();
  await ask();
  clock.now = end + 60_000 + 10 * 60_000;
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
  clock.now = end - 1;
  const { ask } = setUp();
  expect(await ask()).toBe('1 grey');
  expect(await ask()).toBe('1 grey');
  clock.now = end;
  expect(await ask()).toBe('2 colour');
  expect(await ask()).toBe('2 colour');
});

test.each([
  ['without one of its blocks', { degraded: true }, 2000],
  ['of stored data', { stale: true }, 10_000],
])('a page %s is rendered again soon', async (_, answer, soon) => {
  const { ask, seen } = setUp(answer);
  await ask();
  clock.now = end + soon - 1;
  await ask();
  expect(seen).toHaveLength(1);
  clock.now = end + soon;
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

test('a page that is not there is looked up again after ten seconds, and stands in for nothing', async () => {
  const { ask, seen } = setUp({ status: 404 });
  await ask();
  clock.now = end + missingFor - 1;
  await ask();
  expect(seen).toHaveLength(1);
  clock.now = end + missingFor + 1;
  await ask();
  expect(seen).toHaveLength(2);
});

test('what an address was found by is believed for as long as content, greyscale and set are the same', async () => {
  const { ask, content, live, pages } = setUp();
  clock.now = end - 1;
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
  clock.now = end;
  expect(await shown()).toBeUndefined();
  const release = { ...set, remotes: { 'mf-marketing': { ...manifest, version: '2.0.0' } } };
  clock.now = end - 1;
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
