import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { readHead } from '@site/release/chain/head';
import { DistantStore } from '@site/release/testing/distant-store';
import { removeFreshFolders } from '@site/release/testing/fresh-stores';
import { startCanary } from '@site/release/operations/canary';
import { readDeskConfig } from './config';
import { createDesk, type DeskServer } from './desk-server';
import { type SampleSite, sampleSite } from './testing/sample-desk';

const token = 'a-token-of-the-night-shift';
const host = '127.0.0.1:8084';

let site: SampleSite;
let store: DistantStore;
let server: DeskServer;
let cookie = '';

const get = (url: string) => server.app.inject({ url, headers: { host, cookie } });

function post(url: string, fields: Record<string, string>) {
  const payload = new URLSearchParams(fields).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host, cookie, origin: `http://${host}`, ...type },
  });
}

async function goAway(): Promise<void> {
  store.away = true;
  for (const { state } of site.shells) state.refusesOrders = null;
  // A shell that is slow to answer once is asked again, as the desk does every two seconds.
  while (!server.desk.access.store || server.desk.access.store === store) await server.desk.sight.look();
}

/** What a browser would send from the page of an action. */
async function formOf(url: string, confirm: string): Promise<Record<string, string>> {
  const { body } = await get(url);
  const fieldIn = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
  const names = ['form', 'operation', 'sequence', 'version'];
  return { ...Object.fromEntries(names.map((name) => [name, fieldIn(name)])), reason: '打不开', confirm };
}

async function ended(address: unknown): Promise<string> {
  for (;;) {
    const { body } = await get(String(address));
    if (body.includes('data-done')) return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const live = async () => (await readHead(site.store, site.keys.trusted)).revision;

beforeEach(async () => {
  site = await sampleSite('promote', 2);
  store = new DistantStore(site.store);
  server = createDesk({ ...site.access, store }, readDeskConfig({ DESK_TOKEN: token }));
  await server.desk.watch.look();
  cookie = String((await post('/sign-in', { by: '林一舟', token })).headers['set-cookie']).split(';')[0] ?? '';
});

afterEach(async () => {
  await server.app.close();
  await site.stop();
});
afterAll(removeFreshFolders);

test('R13.108 F72: while the store is away the overview says so, shows what shells have, and offers the ways back alone', async () => {
  await goAway();
  const { statusCode, body } = await get('/');
  expect(statusCode).toBe(200);
  expect(body).toContain('版本库没有应答，线上照常，可以回滚');
  expect(body).toContain('The store s3://site does not answer');
  expect(body).toContain('npm run release -- deliver');
  expect(body).toContain('不知道守卫在不在');
  expect(body).toContain('/act/rollback/mf-help?version=1.0.0');
  expect(body).not.toContain('/act/promote/');
  expect(body).not.toContain('/act/canary/');
  for (const url of ['/revisions', '/revisions/2', '/versions', '/versions/mf-help/1.1.0'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  expect((await get('/act/promote/mf-help?version=1.2.0')).statusCode).toBe(409);
});

test('R13.108 a rollback from the page is ordered at the shells by the same rules, with the same word and the same second question', async () => {
  await goAway();
  const url = '/act/rollback/mf-help?version=1.0.0';
  const page = (await get(url)).body;
  expect(page).toContain('修订直接交给各台 shell');
  expect(page).toContain('npm run release -- rollback mf-help --to 1.0.0 --without-store');
  expect((await post('/act/rollback/mf-help', await formOf(url, 'mf-info'))).statusCode).toBe(422);
  expect((await live())?.sequence).toBe(2);

  const answer = await post('/act/rollback/mf-help', await formOf(url, 'mf-help'));
  const done = await ended(answer.headers.location);
  expect(done).toContain('已回滚：mf-help 1.0.0');
  expect(done).toContain('The store does not have it yet.');
  expect(await live()).toMatchObject({ by: '林一舟', reason: '打不开', sequence: 3 });
  expect((await get('/act/rollback/mf-help?version=1.1.0')).body).toContain('--although-bad');
});

test('R13.112 F74: where the store takes no writes the page says so, and a rollback goes to the shells', async () => {
  store.unwritable = true;
  const url = '/act/rollback/mf-help?version=1.0.0';
  expect((await get(url)).body).toContain('npm run release -- rollback mf-help --to 1.0.0 --without-store');
  const { body } = await get('/');
  expect(body).toContain('版本库写不进去，线上照常，可以回滚');
  expect(body).toContain('Nothing can be written to the store s3://site: EROFS.');
  const answer = await post('/act/rollback/mf-help', await formOf(url, 'mf-help'));
  expect(await ended(answer.headers.location)).toContain('Once it takes writes');
  expect(await live()).toMatchObject({ by: '林一舟', sequence: 3 });
  store.unwritable = false;
  await server.desk.sight.look();
  expect((await get('/')).body).not.toContain('版本库写不进去');
});

test.each(['away', 'unwritable'] as const)(
  'R13.131 while the store is %s every list says so, in Chinese, with the sentence of the command',
  async (how) => {
    const pages = ['/revisions', '/revisions/2', '/versions', '/versions/mf-help/1.1.0'];
    for (const url of pages) expect((await get(url)).body).not.toContain('role="status"><p><strong>版本库');
    if (how === 'away') await goAway();
    else store.unwritable = true;
    await server.desk.sight.tryWriting();
    const says = {
      away: {
        title: '版本库没有应答',
        why: '版本库 s3://site 没有应答（',
        original: 'The store s3://site does not answer',
      },
      unwritable: {
        title: '版本库写不进去',
        why: '版本库 s3://site 写不进去：它是只读挂载的',
        original: 'Nothing can be written to the store',
      },
    };
    const { title, why, original } = says[how];
    for (const url of pages) {
      const { body } = await get(url);
      expect([url, body]).toEqual([url, expect.stringContaining(`role="status"><p><strong>${title}</strong>`)]);
      for (const words of [why, original]) expect([url, body]).toEqual([url, expect.stringContaining(words)]);
    }
    expect((await get('/')).body).toContain(why);
    expect((await get('/act/rollback/mf-help?version=1.0.0')).body).toContain(`${title}：修订直接交给各台 shell`);
  },
);

test('R13.108 a canary is stopped without the store too', async () => {
  const options = { by: 'lin', ungated: 'what is tried is the desk' };
  await startCanary(site.store, site.keys, { remote: 'mf-help', version: '1.2.0', share: 0.1 }, options);
  await goAway();
  const answer = await post('/act/stop/mf-help', await formOf('/act/stop/mf-help?version=1.2.0', 'mf-help'));
  expect(await ended(answer.headers.location)).toContain('金丝雀已停止');
  expect(await live()).toMatchObject({ remotes: { 'mf-help': { canaryVersion: null } } });
});

test('R13.108 what no shell takes is said, and nothing is changed', async () => {
  await goAway();
  for (const { state } of site.shells) state.refusesOrders = 'a release of it is not on this machine';
  const answer = await post('/act/rollback/mf-help', await formOf('/act/rollback/mf-help?version=1.0.0', 'mf-help'));
  expect(await ended(answer.headers.location)).toContain('a release of it is not on this machine');
  expect((await live())?.sequence).toBe(2);
});

test('R13.108 a store that goes away while a page is made leads to the page of what shells have', async () => {
  store.away = true;
  let answer = await get('/');
  while (answer.statusCode === 503) answer = await get('/');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  expect((await get('/')).body).toContain('版本库没有应答');
});

test('R13.108 where neither store nor shells answer the page says both, and goes on once the store is back', async () => {
  for (const { state } of site.shells) state.nonsense = '<html>';
  store.away = true;
  const { statusCode, body } = await get('/');
  expect(statusCode).toBe(503);
  expect(body).toContain('The store s3://site does not answer');
  expect(body).toContain('No shell answers at');
  expect(body).toContain('版本库和 shell 都没有应答');

  for (const { state } of site.shells) state.nonsense = null;
  store.away = false;
  await server.desk.sight.look();
  await server.desk.watch.look();
  const back = await get('/');
  expect([back.statusCode, back.body.includes('版本库没有应答')]).toEqual([200, false]);
});

test('R13.117 F75: an empty folder without a shell that answers is no new site to a desk that knew better', async () => {
  await server.desk.sight.look();
  const [folder, kept] = [site.store.root, `${site.store.root}-kept`];
  renameSync(folder, kept);
  mkdirSync(folder);
  for (const { state } of site.shells) state.nonsense = '<html>';
  const away = createDesk(site.access, readDeskConfig({ DESK_TOKEN: token }));
  for (const one of [server.desk, away.desk]) await one.sight.look();
  await away.app.close();
  expect(away.desk.sight.away).toMatchObject({ isBlind: true, reason: expect.stringContaining('nobody can tell') });

  const { statusCode, body } = await get('/');
  expect(statusCode).toBe(503);
  expect(body).toContain('版本库和 shell 都没有应答');
  expect(body).toContain('has no revision, and it had revision 2 before');
  expect(body).not.toContain('还没有上线任何版本');
  const ask = { form: '', operation: 'a', sequence: '1', version: '1.1.0', confirm: 'mf-help' };
  expect((await post('/act/promote/mf-help', ask)).statusCode).toBeGreaterThanOrEqual(400);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  renameSync(kept, folder);
});
