import type { WorkerInput } from '../../render/pages/worker-messages';
import type { LiveSet } from '../releases/live-sets';
import type { Wanted } from '../releases/set-selection';
import { PreviewSets } from './preview-sets';

function setWith(versions: Record<string, string>, retire: () => void = () => undefined): LiveSet {
  const manifests = Object.entries(versions).map(([name, version]) => [name, { name, version, routes: [] }]);
  const set = {
    id: JSON.stringify(versions),
    shell: { version: '3.0.0' },
    remotes: Object.fromEntries(manifests),
    absent: {},
  };
  return {
    input: { set } as unknown as WorkerInput,
    pool: { retire, narrowTo: () => undefined },
  } as unknown as LiveSet;
}

const live = setWith({ 'mf-help': '1.0.0', 'mf-info': '1.0.0' });
const minutes = 60_000;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick'] }));
afterEach(() => jest.useRealTimers());

function setUp(broken: string[] = []) {
  const asked: Wanted[] = [];
  const retired: string[] = [];
  const compose = async (wanted: Wanted) => {
    asked.push(wanted);
    const version = wanted.versions[wanted.required ?? ''] ?? '';
    if (broken.includes(version)) throw new Error('it fails to render');
    return setWith(wanted.versions, () => retired.push(version));
  };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return { sets: new PreviewSets({ composer: { compose }, log }), asked, retired };
}

test('a preview is composed once, on demand, of what is live and its release', async () => {
  const { sets, asked } = setUp();
  const [one, other] = await Promise.all([sets.get('mf-help', '1.1.0', live), sets.get('mf-help', '1.1.0', live)]);
  expect(one).toEqual(other);
  expect(one).toMatchObject({
    set: { variant: 'preview', input: { set: { remotes: { 'mf-help': { version: '1.1.0' } } } } },
  });
  expect(asked).toMatchObject([{ versions: { 'mf-help': '1.1.0', 'mf-info': '1.0.0' }, required: 'mf-help' }]);
});

test('R13.70 five at a time: a sixth waits until one had no visitor for ten minutes, and its worker goes', async () => {
  const { sets, retired } = setUp();
  const others = ['1.1.0', '1.3.0', '1.4.0', '1.5.0'];
  await sets.get('mf-help', '1.1.0', live);
  for (const version of others) await sets.get('mf-info', version, live);
  expect(await sets.get('mf-help', '1.2.0', live)).toEqual({ refused: 'full' });
  jest.advanceTimersByTime(6 * minutes);
  await sets.get('mf-help', '1.1.0', live);
  jest.advanceTimersByTime(4 * minutes);
  await new Promise(process.nextTick);
  // The one that was looked at again stays.
  expect([sets.labels, retired.sort()]).toEqual([['mf-help@1.1.0'], others]);
  expect(await sets.get('mf-help', '1.2.0', live)).toMatchObject({ set: {} });
});

test('one that does not load says so and leaves its place to others', async () => {
  const { sets } = setUp(['6.6.6']);
  expect(await sets.get('mf-help', '6.6.6', live)).toEqual({ refused: 'broken' });
  expect(sets.labels).toEqual([]);
});

test('a series that hurries composes no more than are shown at a time, and what failed late ends no other', async () => {
  const { sets, asked } = setUp(['1.0.6']);
  const series = '0123456789abcdef';
  const all = Array.from({ length: 30 }, (_, at) => sets.get('mf-help', `1.0.${at}`, live, series));
  expect(asked.length).toBeLessThanOrEqual(6);
  expect(await Promise.all(all)).toContainEqual({ refused: 'full' });
  const [failing, again] = [sets.get('mf-help', '1.0.6', live, series), sets.get('mf-info', '1.0.0', live, series)];
  expect([await failing, await again]).toMatchObject([{ refused: 'broken' }, { set: {} }]);
  expect(sets.labels).toEqual(['mf-info@1.0.0']);
});

test('a preview of a series that somebody else looks at stays when the series goes on', async () => {
  const { sets } = setUp();
  const series = '0123456789abcdef';
  await sets.get('mf-help', '1.1.0', live, series);
  await sets.get('mf-help', '1.1.0', live);
  await sets.get('mf-help', '1.2.0', live, series);
  expect(sets.labels).toEqual(['mf-help@1.1.0', 'mf-help@1.2.0']);
});

test('R12.151 of a series the last alone is kept, so that it finds room however many were before', async () => {
  const { sets, retired } = setUp();
  const series = '0123456789abcdef';
  await sets.get('mf-info', '1.1.0', live);
  for (const version of ['1.1.0', '1.2.0', '1.3.0'])
    expect(await sets.get('mf-help', version, live, series)).toMatchObject({ set: {} });
  await new Promise(process.nextTick);
  expect([sets.labels, retired]).toEqual([
    ['mf-info@1.1.0', 'mf-help@1.3.0'],
    ['1.1.0', '1.2.0'],
  ]);
  for (const version of ['1.2.0', '1.3.0', '1.4.0']) await sets.get('mf-info', version, live);
  expect(await sets.get('mf-help', '1.4.0', live)).toEqual({ refused: 'full' });
});
