import { rollback } from '@site/release/operations/rollback';
import { removeFreshFolders } from '@site/release/testing/fresh-stores';
import { beginCanary, endCanary, growCanary } from '../actions/canary-actions';
import { type SampleSite, sampleSite } from '../testing/sample-desk';
import { readChain } from './chain';
import { timelineOf } from './timeline';
import { staysOf } from './version-life';

let site: SampleSite;

beforeEach(async () => {
  site = await sampleSite('promote', 0);
});

afterAll(removeFreshFolders);

const longAgo = new Date(0);
const read = (least = 20, since = longAgo) => readChain(site.store, site.keys.trusted, { least, since });
const kinds = async () =>
  (await read()).map(({ changes }) => changes.map(({ kind, from, to }) => `${kind} ${from} → ${to}`).join(', '));

async function canaryAndBack(): Promise<void> {
  const ask = { name: 'mf-help', version: '1.2.0', share: 0.05, by: 'zhou', reason: undefined };
  await beginCanary(site.store, site.keys, ask, {});
  await growCanary(site.store, site.keys, { ...ask, share: 0.25 }, {});
  await endCanary(site.store, site.keys, ask);
  await rollback(site.store, site.keys, 'mf-help', { by: 'lin' });
}

test('every kind of change is told from the revisions alone, newest first', async () => {
  await canaryAndBack();

  expect(await kinds()).toEqual([
    'rollback 1.1.0 → 1.0.0',
    'stop 25 % → 0 %',
    'raise 5 % → 25 %',
    'canary 0 % → 5 %',
    'promote 1.0.0 → 1.1.0',
    'first – → 1.0.0, first – → 2.0.0',
  ]);
});

test('no more of the chain is read than is asked for, and each entry names the bytes of its file', async () => {
  await canaryAndBack();
  const entries = await read(2, new Date(8.64e15));

  expect(entries.map(({ sequence }) => sequence)).toEqual([6, 5]);
  expect(entries[0]?.revision?.previousHash).toBe(entries[1]?.hash);
  expect(entries[0]?.signer?.role).toBe('promote');
});

test('a refused file is a link with its reason and changes nothing', async () => {
  await site.store.putFile('revisions/00000003.json', Buffer.from('{}'));
  const [newest, before] = await read();

  expect(newest).toMatchObject({ sequence: 3, revision: null, changes: [] });
  expect(newest?.problem).toContain('Revision 3');
  expect(before).toMatchObject({ sequence: 2, problem: null });
});

test('the day of a section is its versions, canaries and the moment of each switch', async () => {
  await canaryAndBack();
  const now = Date.now() + 1;
  const lanes = timelineOf(await read(), now - 86_400_000, now);

  expect(lanes.map(({ name }) => name)).toEqual(['mf-help', 'mf-info']);
  expect(lanes[0]?.versions.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0', '1.0.0']);
  expect(lanes[0]?.canaries.map(({ version, share }) => `${version} ${share}`)).toEqual(['1.2.0 0.05', '1.2.0 0.25']);
  expect(lanes[0]?.marks.map(({ change }) => change.kind)).toEqual([
    'first',
    'promote',
    'canary',
    'raise',
    'stop',
    'rollback',
  ]);
  expect(lanes[0]?.versions.at(-1)?.to).toBe(now);
});

test('a window that begins after the last switch holds one stretch over its whole width', async () => {
  const [from, to] = [Date.now() + 10_000, Date.now() + 20_000];
  const lanes = timelineOf(await read(), from, to);

  expect(lanes[0]).toEqual({ name: 'mf-help', versions: [{ version: '1.1.0', from, to }], canaries: [], marks: [] });
});

test('a version knows where it was live and where it was a canary', async () => {
  await canaryAndBack();
  const entries = await read();

  expect(
    staysOf(entries, 'mf-help', '1.0.0').map(({ fromSequence, toSequence }) => [fromSequence, toSequence]),
  ).toEqual([
    [6, null],
    [1, 2],
  ]);
  expect(staysOf(entries, 'mf-help', '1.2.0')).toMatchObject([{ asCanary: true, fromSequence: 3, toSequence: 5 }]);
  expect(staysOf(entries, 'mf-help', '9.9.9')).toEqual([]);
});
