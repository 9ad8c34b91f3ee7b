import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deliver } from '@site/release/operations/deliver';
import { mendEnd } from '@site/release/operations/mend-end';
import { promote } from '@site/release/operations/promote';
import { rollback } from '@site/release/operations/rollback';
import { believedRevisions } from '@site/release/shells/believed-revisions';
import { pendingOrders, tellOvertaken } from '@site/release/shells/pending-orders';
import { ShellCopy } from '@site/release/shells/shell-copy';
import { FileStore } from '@site/release/store/file-store';
import { revisionPath } from '@site/release/store/store-paths';
import { freshKeys } from '@site/release/testing/sample-release';
import { fillSampleSite } from '@site/release/testing/sample-site';
import { pino } from 'pino';
import { readConfig } from '../../config/config';
import type { HealthSources } from '../health/health-routes';
import { createOperations } from '../health/operations-server';
import { Alarms } from './alarms';
import { ChainReader } from './chain-reader';
import { Lineage } from './lineage';
import { openMirror } from './open-mirror';
import { orderRoutes } from './order-routes';
import { openStorePlace } from './store-place';

const keys = freshKeys();
const by = 'wang';
const log = pino({ level: 'silent' });
const nobody = 65_534;
const ends: (() => unknown)[] = [];
let root: string;

const folder = () => path.join(root, 'store');

beforeEach(() => {
  // Root reads what nobody may.
  if (process.getuid?.() === 0) process.seteuid?.(nobody);
  root = mkdtempSync(path.join(tmpdir(), 'folder-orders-'));
});

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  if (process.getuid?.() === 0) process.seteuid?.(0);
  rmSync(root, { recursive: true, force: true });
});

/** What a shell has of a store in a folder, and where it answers its operators; started again, it has what it copied. */
async function startShell({ looks = true } = {}) {
  const place = openStorePlace({ bucket: undefined, assetStore: folder(), dataDir: path.join(root, 'data') });
  const source = { store: place.store, keys: keys.trusted };
  const alarms = new Alarms({ error: () => undefined });
  const chain = new ChainReader({ ...source, alarms });
  const lineage = new Lineage(source);
  const rest = { quiet: 0, longest: 0 };
  const changed = () => void chain.readNext();
  const mirror = openMirror({ place, source, alarms, log, shells: ['2.0.0'], chain, lineage, changed, rest });
  const routes = (app: Parameters<typeof orderRoutes>[0]) =>
    orderRoutes(app, { orders: mirror.orders, store: place.store });
  // Not the keyring of this checkout, which another user may not read.
  const config = readConfig({ TRUSTED_KEYS: path.join(root, 'trusted-keys.json') });
  const server = createOperations(config, {} as HealthSources, { log, headers: [], routes });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  ends.push(
    () => server.close(),
    () => mirror.watch.stop(),
  );
  await chain.survey();
  if (looks) await mirror.watch.start();
  const look = async () => {
    await mirror.watch.notify();
    await chain.survey();
  };
  const silent = async () => {
    while (!mirror.watch.isAway) await mirror.watch.notify();
  };
  const live = () => chain.accepted?.revision.remotes['mf-help']?.version;
  const texts = () => alarms.list().map(({ text }) => text);
  return { url, chain, copy: place.copy, store: place.store, look, silent, live, texts };
}

async function copied() {
  await fillSampleSite(new FileStore(folder()), keys);
  const shell = await startShell();
  // The version before is what a rollback leads to; it is copied while nobody waits for it.
  while (!shell.copy.readSync('remotes/mf-help/1.0.0/release.json')) await new Promise((done) => setTimeout(done, 5));
  return shell;
}

const openCopy = (...urls: string[]) =>
  ShellCopy.open(urls, { fetchHealth: async () => ({ revision: 2, remotes: {} }) });

type Trouble = { goAway: () => void; comeBack: () => void; why: RegExp };
const troubles: Record<string, Trouble> = {
  'is gone': {
    goAway: () => renameSync(folder(), `${folder()}-gone`),
    comeBack: () => renameSync(`${folder()}-gone`, folder()),
    why: /which serves its copy: The store .* is away: it has no folder of revisions any more/,
  },
  'may not be read': {
    goAway: () => chmodSync(folder(), 0),
    comeBack: () => chmodSync(folder(), 0o755),
    why: /which serves its copy: .* could not be read from the store .*: EACCES/,
  },
  'has revisions that may not be read': {
    goAway: () => chmodSync(path.join(folder(), 'revisions'), 0),
    comeBack: () => chmodSync(path.join(folder(), 'revisions'), 0o755),
    why: /which serves its copy: .* could not be read from the store .*: EACCES/,
  },
};

test.each(Object.entries(troubles))(
  'R13.105 F72: while a store in a folder %s a shell serves its copy and takes a rollback, which the store gets later',
  async (_, trouble) => {
    const shell = await copied();
    trouble.goAway();
    await shell.silent();
    await shell.look();
    expect(shell.texts()).toEqual([expect.stringMatching(trouble.why)]);
    await rollback(await openCopy(shell.url), keys, 'mf-help', { by, reason: '打不开' });
    expect(shell.live()).toBe('1.0.0');

    const again = await startShell();
    expect(again.live()).toBe('1.0.0');
    trouble.comeBack();
    await again.look();
    expect(again.live()).toBe('1.0.0');
    expect(again.texts()).toEqual([expect.stringContaining('Revision 3 was ordered here and is not in the store')]);

    const there = new FileStore(folder());
    const orders = await pendingOrders([again.url]);
    expect(await deliver(there, keys.trusted, orders)).toMatchObject([{ isThere: true }]);
    await again.look();
    expect([again.texts(), again.live()]).toEqual([[], '1.0.0']);
    expect(there.readSync(revisionPath(3))).toEqual(again.copy.readSync(revisionPath(3)));
  },
);

/** The folder is there and refuses who rolls back; the copy says so, for who orders tried. */
const openRefused = (...urls: string[]) =>
  ShellCopy.open(urls, { fetchHealth: async () => ({ revision: 2, remotes: {} }) }, new FileStore(folder()));

test('R13.112 F74: of a store that answers and takes no writes a shell takes the next revision, and the next after it, until the store has them', async () => {
  const shell = await copied();
  await rollback(await openRefused(shell.url), keys, 'mf-help', { by, reason: '打不开' });
  expect(shell.live()).toBe('1.0.0');
  await rollback(await openRefused(shell.url), keys, 'mf-help', { by, to: '1.1.0', althoughBad: true, again: true });
  await shell.look();
  expect([shell.live(), shell.texts().length]).toEqual(['1.1.0', 2]);
  const there = new FileStore(folder());
  const delivered = await deliver(there, keys.trusted, await pendingOrders([shell.url]));
  expect(delivered.map(({ revision, isThere }) => [revision.sequence, isThere])).toEqual([
    [3, true],
    [4, true],
  ]);
  await shell.look();
  expect([shell.live(), shell.texts()]).toEqual(['1.1.0', []]);
});

test('R13.112 what the store has under that number by now is not overtaken by an order, and counts where both came', async () => {
  const shell = await copied();
  const early = await openRefused(shell.url);
  const there = new FileStore(folder());
  await rollback(early, keys, 'mf-help', { by });
  await promote(there, keys, { 'mf-help': '1.2.0' }, { by: 'chen' });
  await shell.look();
  expect([shell.live(), shell.texts()]).toEqual(['1.2.0', [expect.stringContaining('ordered here is not live')]]);

  const late = await openRefused(shell.url);
  const write = late.putFile.bind(late);
  // Somebody whom the store lets write is faster.
  late.putFile = async (name, bytes) => {
    await promote(there, keys, { 'mf-help': '1.1.0' }, { by: 'chen' });
    return write(name, bytes);
  };
  await expect(rollback(late, keys, 'mf-help', { by, again: true })).rejects.toThrow('chen made revision 4');
  await shell.look();
  expect(shell.live()).toBe('1.1.0');
});

test('R13.113 F15: what a shell verified of a revision that is damaged in the store since goes back there as it was', async () => {
  const shell = await copied();
  const damaged = path.join(folder(), revisionPath(2));
  const whole = readFileSync(damaged);
  writeFileSync(damaged, whole.subarray(0, 40));
  await shell.look();
  expect([shell.live(), shell.texts().join()]).toEqual(['1.1.0', expect.stringContaining('Revision 2')]);
  const there = new FileStore(folder());
  const believed = await believedRevisions([shell.url]);
  expect(await mendEnd(there, keys.trusted, believed)).toMatchObject({
    mended: { sequence: 2 },
    head: { problems: [] },
  });
  expect(readFileSync(damaged)).toEqual(whole);
  // As the follower does twice a second: what was refused is looked at again.
  shell.chain.readNext();
  await shell.look();
  expect(shell.texts()).toEqual([]);
});

test('R13.105 a shell that has just started, and has not looked at the folder yet, names what was ordered before', async () => {
  const shell = await copied();
  troubles['is gone']?.goAway();
  await shell.silent();
  await rollback(await openCopy(shell.url), keys, 'mf-help', { by });
  troubles['is gone']?.comeBack();
  const again = await startShell({ looks: false });
  expect(await pendingOrders([again.url])).toMatchObject([{ sequence: 3 }]);
});

test('R13.105 R13.124 what the folder has under the number of an order counts, and the shell names the order, through a start, until deliver has', async () => {
  const shell = await copied();
  troubles['is gone']?.goAway();
  await shell.silent();
  await rollback(await openCopy(shell.url), keys, 'mf-help', { by });
  await rollback(await openCopy(shell.url), keys, 'mf-help', { by, to: '1.1.0', althoughBad: true, again: true });
  troubles['is gone']?.comeBack();
  const there = new FileStore(folder());
  await promote(there, keys, { 'mf-help': '1.2.0' }, { by: 'chen' });
  await shell.look();
  await shell.look();
  expect(shell.live()).toBe('1.2.0');
  const again = await startShell();
  for (const one of [shell, again])
    expect(one.texts()).toEqual(
      [3, 4].map((number) =>
        expect.stringMatching(`^Revision ${number} that was ordered here is not live: .* deliver says whose it was`),
      ),
    );
  expect(await pendingOrders([again.url])).toMatchObject([
    { sequence: 3, isOvertaken: true },
    { sequence: 4, isOvertaken: true },
  ]);
  await tellOvertaken([again.url], 4);
  await promote(there, keys, { 'mf-help': '1.1.0' }, { by: 'chen' });
  await again.look();
  expect([again.live(), again.texts(), await pendingOrders([again.url])]).toEqual(['1.1.0', [], []]);
});

test('R13.105 a shell whose folder is there takes no order', async () => {
  const shell = await copied();
  const wrong = rollback(await openCopy(shell.url), keys, 'mf-help', { by });
  await expect(wrong).rejects.toThrow(/The store .* answers this shell: roll back without/);
  expect(shell.live()).toBe('1.1.0');
});
