import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStore } from '@site/release/store/file-store';
import { promote } from '@site/release/operations/promote';
import { freshKeys, publishVersions } from '@site/release/testing/sample-release';
import { readAccepted } from './accepted-revision';
import { Alarms } from './alarms';
import { KeptSets } from './kept-sets';
import { SetKeeper } from './set-keeper';

const keys = freshKeys();
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'keeper-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('F16: a shell that ends right after it accepted a revision has it as its mark at the next start', async () => {
  const store = new FileStore(path.join(root, 'store'));
  const source = { store, keys: keys.trusted };
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0');
  await promote(store, keys, { 'mf-help': '1.0.0' }, { by: 'lin' });
  await promote(store, keys, { 'mf-help': '1.1.0' }, { by: 'lin' });
  const alarms = new Alarms({ error: () => undefined });
  const open = () => new KeptSets({ folder: path.join(root, 'kept'), ...source, alarms });
  const chain = { accepted: readAccepted(store, keys.trusted, 1) ?? undefined };
  const sets = { live: undefined, previous: undefined };
  const keeper = new SetKeeper({ source, sets, chain, kept: open() });

  keeper.request();
  chain.accepted = readAccepted(store, keys.trusted, 2) ?? undefined;
  keeper.request();
  await keeper.stop();

  expect(open().mark?.revision.sequence).toBe(2);
  expect(alarms.list()).toEqual([]);
});
