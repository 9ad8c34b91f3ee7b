import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStore } from '@site/release/store/file-store';
import { promote } from '@site/release/operations/promote';
import { revisionPath } from '@site/release/store/store-paths';
import { plant } from '@site/release/testing/hostile-files';
import { rollback } from '@site/release/operations/rollback';
import { freshKey, keysOf, publishVersions } from '@site/release/testing/sample-release';
import { readRemote } from '../../render/pages/read-set';
import { readAccepted, versionsIn } from './accepted-revision';
import { Alarms } from './alarms';
import { KeptSets } from './kept-sets';

const night = freshKey('rollback', { owner: 'night-shift' });
const keys = keysOf(freshKey('publish'), freshKey('promote'), night);
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A store with two revisions, of mf-help 1.0.0 and 1.1.0, and a machine that kept what was asked for. */
async function machine(...kept: number[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'kept-'));
  folders.push(root);
  const store = new FileStore(path.join(root, 'store'));
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0');
  await publishVersions(store, keys, 'mf-info', '1.0.0');
  await promote(store, keys, { 'mf-help': '1.0.0', 'mf-info': '1.0.0' }, { by: 'lin' });
  await promote(store, keys, { 'mf-help': '1.1.0' }, { by: 'lin' });
  const folder = path.join(root, 'kept');
  const open = () => {
    const alarms = new Alarms({ error: () => undefined });
    const sets = new KeptSets({ folder, store, keys: keys.trusted, alarms });
    return { sets, reported: () => alarms.list().map(({ text }) => text) };
  };
  const contentsOf = (sequence: number) => {
    const accepted = readAccepted(store, keys.trusted, sequence);
    if (!accepted) throw new Error(`Revision ${sequence} is not in the store.`);
    return { accepted, versions: versionsIn(accepted.revision) };
  };
  for (const sequence of kept) {
    const { sets } = open();
    await sets.keepMark(contentsOf(sequence).accepted);
    await sets.keep([contentsOf(sequence)]);
  }
  return { root, folder, store, open, contentsOf };
}

function flip(file: string): void {
  const bytes = readFileSync(file);
  bytes[5] = (bytes[5] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

/** `a/revisions/00000001.json`, sorted. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
}

test('F48: two generations are kept with the original bytes, and the mark beside them', async () => {
  const { folder, store, open } = await machine(1, 2);
  expect(readdirSync(folder).sort()).toEqual(['a', 'b', 'mark']);
  expect(filesIn(path.join(folder, 'mark'))).toEqual(['revisions/00000002.json']);
  for (const file of filesIn(path.join(folder, 'b')))
    expect(readFileSync(path.join(folder, 'b', file))).toEqual(readFileSync(path.join(store.root, file)));
  expect(filesIn(path.join(folder, 'b')).filter((file) => file.includes('mf-help'))).toEqual(
    ['client/page-0.css', 'client/remoteEntry.js', 'release.json', 'release.sig', 'server/routes.cjs'].map(
      (file) => `remotes/mf-help/1.1.0/${file}`,
    ),
  );
  const { sets, reported } = open();
  await sets.audit();
  expect(reported()).toEqual([]);
  expect(sets.mark?.revision.sequence).toBe(2);
  expect(sets.versionsOf('mf-help')).toEqual(['1.1.0', '1.0.0']);
  expect(sets.versionsBeside({ 'mf-help': '1.1.0', 'mf-info': '1.0.0' })).toMatchObject({ 'mf-help': '1.0.0' });
});

test('what is kept already is not written again, and the older generation gives way to a new set', async () => {
  const { folder, open, contentsOf } = await machine(1, 2);
  const inodes = () => ['a', 'b'].map((slot) => statSync(path.join(folder, slot)).ino);
  const before = inodes();
  await open().sets.keep([contentsOf(2), contentsOf(1)]);
  expect(inodes()).toEqual(before);
  const third = { ...contentsOf(2), versions: { 'mf-info': '1.0.0' } };
  await open().sets.keep([third, contentsOf(2)]);
  expect(inodes()[1]).toBe(before[1]);
  expect(inodes()[0]).not.toBe(before[0]);
});

test.each([
  'remotes/mf-help/1.1.0/server/routes.cjs',
  'remotes/mf-help/1.1.0/client/remoteEntry.js',
  'remotes/mf-help/1.1.0/client/page-0.css',
  'remotes/mf-help/1.1.0/release.json',
  'remotes/mf-help/1.1.0/release.sig',
  revisionPath(2),
])('F48: one changed byte in %s of a copy is found at the start and mended from the store', async (file) => {
  const { folder, open, contentsOf } = await machine(1, 2);
  flip(path.join(folder, 'b', file));
  const { sets, reported } = open();
  await sets.audit();
  expect(reported()).toEqual([expect.stringMatching(/^The local copy kept\/b (is damaged|is refused): .+/)]);
  await sets.keep([contentsOf(2), contentsOf(1)]);
  expect(reported()).toEqual([]);
  const again = open();
  await again.sets.audit();
  expect(again.reported()).toEqual([]);
});

test('F48: a copy that was cut off is told, and the mark is still the newest revision', async () => {
  const { folder, open } = await machine(1, 2);
  rmSync(path.join(folder, 'b/remotes/mf-help'), { recursive: true });
  const { sets, reported } = open();
  await sets.audit();
  expect(reported()).toEqual(['The local copy kept/b has no mf-help, of which revision 2 names 1.1.0.']);
  expect(sets.mark?.revision.sequence).toBe(2);
});

test('F16: an older copy that was put in the place of the newer one is told by the mark', async () => {
  const { folder, open } = await machine(1, 2);
  rmSync(path.join(folder, 'b'), { recursive: true });
  cpSync(path.join(folder, 'a'), path.join(folder, 'b'), { recursive: true });
  const { sets, reported } = open();
  await sets.audit();
  expect(reported()).toEqual([
    expect.stringMatching(/^The local copy kept\/[ab] is of revision 1, older than 2, which was accepted here\.$/),
  ]);
  expect(sets.mark?.revision.sequence).toBe(2);
});

test('F16: it is told until the copy of what is live is there', async () => {
  const { folder, open, contentsOf } = await machine(1, 2);
  rmSync(path.join(folder, 'b'), { recursive: true });
  const { sets, reported } = open();
  await sets.audit();
  expect(reported()).toEqual([expect.stringContaining('kept/a is of revision 1, older than 2')]);

  await sets.keep([contentsOf(2)]);
  expect(reported()).toEqual([]);
});

test('copies are whole where a start accepts what was promoted while the shell did not run', async () => {
  const { open, contentsOf } = await machine(1);
  const { sets, reported } = open();
  await sets.keepMark(contentsOf(2).accepted);
  await sets.audit();

  expect(reported()).toEqual([]);
});

test('F16: the mark is the newest good one of all three, so that one lost or changed file moves it nowhere', async () => {
  const { folder, open } = await machine(1, 2);
  flip(path.join(folder, 'mark', revisionPath(2)));
  expect(open().sets.mark?.revision.sequence).toBe(2);
  expect(open().reported()).toEqual([expect.stringContaining('The local copy kept/mark is refused: Revision 2')]);
  rmSync(path.join(folder, 'mark'), { recursive: true });
  expect(open().sets.mark?.revision.sequence).toBe(2);
  rmSync(path.join(folder, 'b'), { recursive: true });
  expect(open().sets.mark?.revision.sequence).toBe(1);
});

test('F48: a mark that nobody signed is no mark', async () => {
  const { folder, open } = await machine(1);
  const file = readFileSync(path.join(folder, 'mark', revisionPath(1)), 'utf8');
  writeFileSync(path.join(folder, 'mark', revisionPath(2)), file.replace('"sequence": 1', '"sequence": 2'));
  expect(open().sets.mark?.revision.sequence).toBe(1);
});

test('F48: a set of which a file is nowhere whole is not kept, and the copies before it stay', async () => {
  const { folder, store, open, contentsOf } = await machine(1);
  flip(path.join(store.root, 'remotes/mf-help/1.1.0/client/remoteEntry.js'));
  const { sets, reported } = open();
  await sets.keep([contentsOf(2), contentsOf(1)]);
  expect(reported()).toEqual([
    'The local copy of revision 2 cannot be written: no good copy of remotes/mf-help/1.1.0/client/remoteEntry.js is in reach.',
  ]);
  expect(readdirSync(folder).sort()).toEqual(['a', 'mark']);
  const source = { store: sets.stores[0] as FileStore, keys: keys.trusted };
  expect(readRemote(source, 'mf-help', '1.0.0').manifest.version).toBe('1.0.0');
});

test('a damaged copy is mended from the other one where the store is gone', async () => {
  const { folder, store, open, contentsOf } = await machine(1, 2);
  const wanted = [contentsOf(2), contentsOf(1)];
  flip(path.join(folder, 'b/remotes/mf-info/1.0.0/server/routes.cjs'));
  rmSync(path.join(store.root, 'remotes/mf-info'), { recursive: true });
  const { sets, reported } = open();
  await sets.audit();
  expect(reported()).toHaveLength(1);
  await sets.keep(wanted);
  expect(reported()).toEqual([]);
});

test('what an ended process left unfinished is removed, and is never read', async () => {
  const { folder, open } = await machine(1);
  const running = `.draft-${process.ppid}-1`;
  for (const name of ['.draft-999999999-1', `.draft-${process.pid}-1`, running])
    cpSync(path.join(folder, 'a'), path.join(folder, name), { recursive: true });
  expect(open().sets.stores).toHaveLength(2);
  expect(readdirSync(folder).sort()).toEqual([running, 'a', 'mark']);
});

test('F48: a copy that a rollback key signed is believed beside what it returns to, and not without', async () => {
  const { folder, store, open, contentsOf } = await machine();
  await rollback(store, { ...keys, signing: night.key }, 'mf-help', { by: 'night' });
  const { sets } = open();
  await sets.keepMark(contentsOf(3).accepted);
  await sets.keep([contentsOf(3)]);
  expect(open().sets.mark?.revision.remotes['mf-help']?.version).toBe('1.0.0');
  for (const slot of ['a', 'mark']) {
    expect(filesIn(path.join(folder, slot, 'revisions'))).toEqual(['00000001.json', '00000002.json', '00000003.json']);
    rmSync(path.join(folder, slot, revisionPath(1)));
  }
  const bare = open();
  expect(bare.sets.mark).toBeUndefined();
  expect(bare.reported().join(' ')).toContain('only returns to what was live');
});

test('R13.75 where two keys are wanted, what one promote key returned to is kept with what it is judged by', async () => {
  const { store } = await machine();
  const { faultOf, entry, promoters } = keys.trusted;
  const two = { faultOf, entry, promoters, twoKeysFrom: 3 };
  await rollback(store, { ...keys, trusted: two }, 'mf-help', { by: 'lin' });

  const evidence = readAccepted(store, two, 3)?.evidence;
  expect([...(evidence?.keys() ?? [])].sort()).toEqual([revisionPath(1), revisionPath(2)]);
  expect(readAccepted(store, keys.trusted, 3)?.evidence.size).toBe(0);
});

test('F62: pipes in the place of copies hold up no start, are told, and the copies are written anew', async () => {
  const { folder, open, contentsOf } = await machine(1, 2);
  plant('pipe', path.join(folder, 'b', revisionPath(2)));
  plant('pipe', path.join(folder, 'a/remotes/mf-help/1.0.0/client/remoteEntry.js'));
  const { sets, reported } = open();
  await sets.audit();
  expect(reported()).toEqual([
    expect.stringMatching(/kept\/a is damaged: mf-help 1\.0\.0: .*remoteEntry\.js .* it is a pipe, not a file/),
    expect.stringMatching(/kept\/b is refused: revisions\/00000002\.json .* it is a pipe, not a file/),
  ]);
  await sets.keep([contentsOf(1), contentsOf(2)]);
  await sets.audit();
  expect(reported()).toEqual([]);
});
