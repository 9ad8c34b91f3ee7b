import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTrustedKeys } from '../keys/keyring-file';
import { Heart } from '../heartbeat/heart';
import { Announcer } from '../notes/announcer';
import type { Note } from '../notes/note-request';
import { promote } from '../operations/promote';
import { MemoryStore } from '../store/memory-store';
import { CountedShells } from '../testing/counted-shells';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { freshKey, keysOf, publishVersions } from '../testing/sample-release';
import { Guard } from './guard';

afterAll(removeFreshFolders);

const rollbackKey = freshKey('rollback', { owner: 'guard' });
const operator = keysOf(freshKey('publish'), freshKey('promote'), rollbackKey);
const began = Date.parse('2026-11-21T08:00:00.000Z');
const at = (second: number) => began + second * 1000;

let store: MemoryStore;
let shells: CountedShells;
let logged: string[];
let keyring: string;
let guard: Guard;

async function makeLive(name: string, version: string, second: number): Promise<void> {
  await publishVersions(store, operator, name, version);
  await promote(store, operator, { [name]: version }, { by: 'lin', now: new Date(at(second)) });
}

beforeEach(async () => {
  [store, shells, logged] = [new MemoryStore(), new CountedShells(), []];
  keyring = join(freshFolder(), 'trusted-keys.json');
  const keys = () => {
    readTrustedKeys(keyring);
    return { ...operator, signing: rollbackKey.key };
  };
  guard = new Guard({ store, keys, shells: ['a'], fetchCounts: shells.fetch, log: (line) => logged.push(line) });
  await makeLive('mf-help', '1.0.0', -7200);
  await makeLive('mf-help', '1.1.0', 0);
  shells.count('mf-help', '1.0.0', { pages: 1000, hydrations: 900, hydrationFailures: 3 });
});

const fail = (name: string, version: string) =>
  shells.count(name, version, { pages: 60, renders: 60, renderFailures: 60 });

test('a keyring that cannot be read when there is a verdict is said once, and the guard acts once it can', async () => {
  await guard.look(at(1));
  writeFileSync(keyring, 'garbage');
  fail('mf-help', '1.1.0');
  expect([await guard.look(at(2)), await guard.look(at(3))]).toEqual([[], []]);
  expect(logged).toEqual([expect.stringContaining(`The guard cannot act: The keyring ${keyring}`)]);

  rmSync(keyring);
  expect(await guard.look(at(4))).toMatchObject([{ watched: { name: 'mf-help', version: '1.1.0' } }]);
});

test('a verdict that cannot be carried out is told to people once, with what failed and why nothing can be done', async () => {
  const keys = () => ({ ...operator, signing: rollbackKey.key });
  const heart = new Heart({ store, keys, log: (line) => logged.push(line) });
  const told: Note[] = [];
  const sender = { hasReceivers: true, tell: (note: Note) => void told.push(note) };
  const fetchHealth = async () => ({ revision: 0, remotes: {} });
  const log = (line: string) => void logged.push(line);
  const ofChain = { store: () => store, keys: () => operator.trusted, shells: [], fetchHealth };
  const announcer = new Announcer({ ...ofChain, heart, guard, sender, log });
  await makeLive('mf-info', '1.0.0', 0);
  for (let second = 1; second < 12; second += 1) {
    await guard.look(at(second));
    await heart.beat(at(second));
    await announcer.look(at(second));
    if (second < 5) fail('mf-info', '1.0.0');
  }

  expect(told).toEqual([
    {
      event: 'guard',
      sequence: null,
      text:
        '发布：守卫回滚不了 mf-info 1.0.0，访客仍会看到它。判断：mf-info 1.0.0: 120 of 120 requests failed to render, and no version was live before\n' +
        '原因：mf-info 1.0.0 fails, and no version was live before it.\n查看：npm run release -- doctor',
    },
  ]);
  expect(logged).toEqual(['The guard cannot act: mf-info 1.0.0 fails, and no version was live before it.']);
});
