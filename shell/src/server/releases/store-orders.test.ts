import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deliver } from '@site/release/operations/deliver';
import { promote } from '@site/release/operations/promote';
import { rollback } from '@site/release/operations/rollback';
import { StoreMirror } from '@site/release/mirror/store-mirror';
import { pendingOrders, tellOvertaken } from '@site/release/shells/pending-orders';
import { ShellCopy } from '@site/release/shells/shell-copy';
import { FileStore } from '@site/release/store/file-store';
import { revisionPath } from '@site/release/store/store-paths';
import { bucket, openBucketStore } from '@site/release/testing/bucket-store';
import { freshKeys } from '@site/release/testing/sample-release';
import { fillSampleSite } from '@site/release/testing/sample-site';
import { pino } from 'pino';
import { readConfig } from '../../config/config';
import type { HealthSources } from '../health/health-routes';
import { createOperations } from '../health/operations-server';
import { Alarms } from './alarms';
import { ChainReader } from './chain-reader';
import { Lineage } from './lineage';
import { orderRoutes } from './order-routes';
import { StoreOrders } from './store-orders';
import { StoreWatch } from './store-watch';

const keys = freshKeys();
const by = 'wang';
const name = 's3://site';
const folders: string[] = [];
const ends: (() => Promise<unknown>)[] = [];
const log = pino({ level: 'silent' });

afterEach(async () => {
  bucket.away = () => false;
  for (const end of ends.splice(0)) await end();
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

type Bucket = ReturnType<typeof openBucketStore>;

/** What a shell has of a store in a bucket, and where it answers its operators. `folder` is the disk of an earlier start. */
async function startShell(remote: Bucket, folder = mkdtempSync(path.join(tmpdir(), 'orders-'))) {
  folders.push(folder);
  const store = new FileStore(folder);
  const source = { store, keys: keys.trusted };
  const alarms = new Alarms({ error: () => undefined });
  const chain = new ChainReader({ ...source, alarms });
  const mirror = new StoreMirror({ remote, local: store, keys: keys.trusted });
  const lineage = new Lineage(source);
  const changed = () => void chain.readNext();
  const rest = { name, mirror, source, copy: store, alarms, log, lineage, changed, shells: ['2.0.0'] };
  const watch = new StoreWatch({ ...rest, sequence: () => chain.sequence });
  const orders = new StoreOrders({ name, source, mirror, watch, chain });
  const routes = (app: Parameters<typeof orderRoutes>[0]) => orderRoutes(app, { orders, store });
  const server = createOperations(readConfig({}), {} as HealthSources, { log, headers: [], routes });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  ends.push(
    () => server.close(),
    () => watch.stop(),
  );
  await watch.notify();
  await chain.survey();
  const silent = async () => {
    while (!watch.isAway) await watch.notify();
  };
  const look = async () => {
    await watch.notify();
    await chain.survey();
  };
  const live = () => chain.accepted?.revision.remotes['mf-help']?.version;
  const texts = () => alarms.list().map(({ text }) => text);
  return { url, folder, mirror, chain, server, store, silent, look, live, texts };
}

async function mirrored() {
  const remote = openBucketStore();
  await fillSampleSite(remote, keys);
  const shell = await startShell(remote);
  // As `StoreWatch` does while nobody waits: the version before is what a rollback leads to.
  await shell.mirror.releases.copy('mf-help', '1.0.0');
  return { remote, shell };
}

const goAway = () => {
  bucket.away = () => true;
};
const comeBack = () => {
  bucket.away = () => false;
};
const openCopy = (...urls: string[]) =>
  ShellCopy.open(urls, { fetchHealth: async () => ({ revision: 2, remotes: {} }) });
const post = (
  { server }: { server: { inject: (request: object) => Promise<{ statusCode: number; body: string }> } },
  payload: object,
  headers = {},
) => server.inject({ method: 'POST', url: '/-/orders', payload, headers: { host: '127.0.0.1:8082', ...headers } });

test('R13.73 F69: while the store is away a shell takes a rollback that is signed for it, keeps it through a start, and the store gets it later', async () => {
  const { remote, shell } = await mirrored();
  goAway();
  await shell.silent();
  await rollback(await openCopy(shell.url), keys, 'mf-help', { by, reason: '打不开' });
  expect(shell.live()).toBe('1.0.0');
  expect(shell.texts().join()).toContain(`Revision 3 was ordered here and is not in the store ${name}`);

  const again = await startShell(remote, shell.folder);
  expect(again.live()).toBe('1.0.0');
  comeBack();
  await again.look();
  expect(again.live()).toBe('1.0.0');

  const delivered = await deliver(remote, keys.trusted, await pendingOrders([shell.url, again.url]));
  expect(delivered.map(({ revision, isThere }) => [revision.sequence, revision.by, isThere])).toEqual([[3, by, true]]);
  await again.look();
  expect(again.texts()).toEqual([]);
  expect(await pendingOrders([again.url])).toEqual([]);
  expect(await remote.read(revisionPath(3))).toEqual(again.store.readSync(revisionPath(3)));
});

test('R13.73 what the store has under the number of an order counts, and the shell goes on with it', async () => {
  const { remote, shell } = await mirrored();
  goAway();
  await shell.silent();
  await rollback(await openCopy(shell.url), keys, 'mf-help', { by });
  comeBack();
  await promote(remote, keys, { 'mf-help': '1.2.0' }, { by: 'chen' });

  const [one] = await deliver(remote, keys.trusted, await pendingOrders([shell.url]));
  expect(one?.isThere).toBe(false);
  await shell.look();
  expect(shell.live()).toBe('1.2.0');
  expect(shell.texts()).toEqual([expect.stringMatching(/^Revision 3 that was ordered here is not live: /)]);
  await promote(remote, keys, { 'mf-help': '1.1.0' }, { by: 'chen' });
  await shell.mirror.survey();
  await shell.look();
  expect([shell.live(), shell.texts().length]).toEqual(['1.1.0', 1]);
  await tellOvertaken([shell.url], 3);
  expect([shell.texts(), await shell.store.list('orders')]).toEqual([[], []]);
});

test('a shell whose store answers takes no order, and says so', async () => {
  const { shell } = await mirrored();
  const wrong = rollback(await openCopy(shell.url), keys, 'mf-help', { by });
  await expect(wrong).rejects.toThrow(
    /No shell took revision 3\. http.*The store s3:\/\/site answers this shell: roll back without/,
  );
  expect(shell.live()).toBe('1.1.0');
});

test('attack: what no trusted key signed, what follows another revision and what a page sends is refused, and nothing is kept', async () => {
  const { shell } = await mirrored();
  const stranger = freshKeys();
  goAway();
  await shell.silent();
  const newest = shell.store.readSync(revisionPath(2)) ?? Buffer.alloc(0);
  const forged = Buffer.from(newest.toString().replace('"sequence":2', '"sequence":3'));
  for (const file of [forged, newest, Buffer.from('{}'), Buffer.alloc(0)]) {
    const answer = await post(shell, { sequence: 3, file: file.toString('base64') });
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringMatching(/Revision 3 is not taken: /)]);
  }
  expect((await post(shell, { sequence: 3, file: 'x', more: 1 })).statusCode).toBe(400);
  expect((await post(shell, { sequence: 3, file: 'x' }, { origin: 'https://evil.example' })).statusCode).toBe(403);
  const copy = await openCopy(shell.url);
  await expect(rollback(copy, stranger, 'mf-help', { by })).rejects.toThrow();
  expect([await shell.store.list('orders'), shell.live()]).toEqual([[], '1.1.0']);
});

test('of two who order at once the shell takes one, and the other learns who', async () => {
  const { shell } = await mirrored();
  goAway();
  await shell.silent();
  const copies = await Promise.all([openCopy(shell.url), openCopy(shell.url)]);
  const ordered = await Promise.allSettled(
    copies.map((copy, place) => rollback(copy, keys, 'mf-help', { by: ['li', 'wang'][place] ?? '' })),
  );
  const lost = ordered.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(lost).toEqual([expect.stringMatching(/(li|wang) made revision 3: look at status and decide again/)]);
});

test('attack: of its copy a shell shows revisions and releases, and no other file of its disk', async () => {
  const { shell } = await mirrored();
  for (const wrong of [
    'orders/revisions/00000003.json',
    '..%2f..%2fetc%2fpasswd',
    'guard/heartbeat.json',
    '.reserve',
    'shell',
  ])
    expect((await fetch(`${shell.url}/-/store/${wrong}`)).status).toBe(404);
  expect((await fetch(`${shell.url}/-/store?folder=${encodeURIComponent('remotes/../..')}`)).status).toBe(400);
});
