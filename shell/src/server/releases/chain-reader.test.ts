import { MemoryStore } from '@site/release/store/memory-store';
import { parseRevision, revisionHash, writeRevision } from '@site/release/chain/revision';
import { revisionPath } from '@site/release/store/store-paths';
import { extendChain, sampleChain } from '@site/release/testing/sample-chain';
import { freshKeys } from '@site/release/testing/sample-release';
import { readAccepted } from './accepted-revision';
import { Alarms } from './alarms';
import { ChainReader } from './chain-reader';

const keys = freshKeys();
const chain = (length: number) => sampleChain(keys.signing, length);

/** A reader of a store; `mark`: it accepted the newest revision of this one in an earlier run. */
function reading(store: MemoryStore, mark?: MemoryStore) {
  const logged: unknown[] = [];
  const alarms = new Alarms({ error: (line: unknown) => logged.push(line) });
  const reader = new ChainReader({ store, keys: keys.trusted, alarms });
  const newest = Math.max(0, ...[...(mark?.files.keys() ?? [])].map((path) => Number(path.slice(-13, -5))));
  if (mark) reader.accepted = readAccepted(mark, keys.trusted, newest) ?? undefined;
  return { store, reader, logged, reported: () => alarms.list().map(({ text }) => text) };
}

function lose(store: MemoryStore, ...numbers: number[]): MemoryStore {
  for (const number of numbers) store.files.delete(revisionPath(number));
  return store;
}

test('F49: with revision 5 of 103 missing a cold reader takes 103, and names the hole until it is mended', async () => {
  const { store, reader, reported, logged } = reading(lose(chain(103), 5));
  expect(await reader.survey()).toBe(true);
  expect(reader.sequence).toBe(103);
  expect(reported()).toEqual(['Revision 5 is missing although revision 6 is there.']);
  await reader.survey();
  expect(logged).toHaveLength(1);
  store.files.set(revisionPath(5), chain(5).files.get(revisionPath(5)) ?? Buffer.alloc(0));
  await reader.survey();
  expect(reported()).toEqual([]);
});

test('F49: a running reader whose next number is missing finds the later one, and says what is missing', async () => {
  const { store, reader, reported } = reading(chain(3));
  await reader.survey();
  lose(extendChain(store, keys.signing, 6), 4);
  expect(reader.readNext()).toBe(false);
  expect(await reader.survey()).toBe(true);
  expect(reader.sequence).toBe(6);
  expect(reported()).toEqual(['Revision 4 is missing although revision 5 is there.']);
});

test('F16: a chain that lost its last three is not believed by whoever accepted 103, cold or warm', async () => {
  const cold = reading(lose(chain(103), 101, 102, 103), chain(103));
  expect(await cold.reader.survey()).toBe(false);
  expect(cold.reader.sequence).toBe(103);
  const sentence =
    'The chain of the store ends at revision 100, but revision 103 was accepted here before: 103 stays live.';
  expect(cold.reported()).toEqual([sentence]);

  const warm = reading(chain(103));
  await warm.reader.survey();
  lose(warm.store, 101, 102, 103);
  expect([warm.reader.readNext(), await warm.reader.survey()]).toEqual([false, false]);
  expect({ sequence: warm.reader.sequence, reported: warm.reported() }).toEqual({
    sequence: 103,
    reported: [sentence],
  });
});

test('F16: an empty store takes nothing away from whoever accepted a revision', async () => {
  const { reader, reported } = reading(new MemoryStore(), chain(4));
  await reader.survey();
  expect(reader.sequence).toBe(4);
  expect(reported()).toEqual(['The store has no revision, but revision 4 was accepted here before: 4 stays live.']);
});

test('once the chain goes beyond the mark it is believed again', async () => {
  const { store, reader, reported } = reading(lose(chain(4), 4), chain(4));
  await reader.survey();
  store.files.set(revisionPath(4), chain(4).files.get(revisionPath(4)) ?? Buffer.alloc(0));
  extendChain(store, keys.signing, 5);
  expect(reader.readNext()).toBe(true);
  expect({ sequence: reader.sequence, reported: reported() }).toEqual({ sequence: 5, reported: [] });
});

test('F16: another history with good signatures is not followed, however long it is', async () => {
  const fork = extendChain(chain(2), keys.signing, 9, '9.9.9');
  const { reader, reported } = reading(fork, chain(4));
  expect([await reader.survey(), reader.readNext()]).toEqual([false, false]);
  expect(reader.accepted?.revision.remotes['mf-help']?.version).toBe('1.0.4');
  expect(reported()).toContain(
    'Revision 4 of the store is not the one that was accepted here: the accepted one stays live.',
  );
});

test('a revision that was damaged after it was accepted holds nobody back', async () => {
  const { store, reader } = reading(chain(4), chain(4));
  store.files.set(revisionPath(4), Buffer.from('{'));
  await reader.survey();
  expect(reader.sequence).toBe(4);
  store.files.set(revisionPath(5), chain(5).files.get(revisionPath(5)) ?? Buffer.alloc(0));
  expect(reader.readNext()).toBe(true);
});

test('F15: a damaged end is told for as long as it is there', async () => {
  const { store, reader, reported } = reading(chain(3));
  store.files.set(revisionPath(3), Buffer.from('{'));
  await reader.survey();
  expect({ sequence: reader.sequence, reported: reported() }).toEqual({
    sequence: 2,
    reported: ['Revision 3 is not live: Revision 3 is not whole JSON: it is cut off or damaged.'],
  });
  reader.readNext();
  expect(reported()).toHaveLength(1);
});

test('F66: a revision that is dated ahead of the clock here is live by its number, and an alarm until another one follows', async () => {
  const { store, reader, reported } = reading(chain(2));
  const last = store.readSync(revisionPath(2)) ?? Buffer.alloc(0);
  const createdAt = new Date(Date.now() + 120 * 86_400_000).toISOString();
  const { signature: _, ...body } = parseRevision(last, 2, keys.trusted);
  const next = { ...body, sequence: 3, previousHash: revisionHash(last), createdAt };
  const ahead = writeRevision(next, keys.signing);
  store.files.set(revisionPath(3), ahead.file);
  await reader.survey();

  expect(reader.sequence).toBe(3);
  expect(reported()).toEqual([
    `Revision 3 is dated ${createdAt}, ahead of the clock here. It is live all the same; if the clock here is right, npm run release -- settle-dates repairs it.`,
  ]);
  const right = { ...next, sequence: 4, previousHash: revisionHash(ahead.file), createdAt: new Date().toISOString() };
  store.files.set(revisionPath(4), writeRevision(right, keys.signing).file);
  expect(reader.readNext()).toBe(true);
  expect([reader.sequence, reported()]).toEqual([4, []]);
});
