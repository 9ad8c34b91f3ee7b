import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { addFreeze } from '@site/release/operations/freeze';
import { promote } from '@site/release/operations/promote';
import { rollback } from '@site/release/operations/rollback';
import { readHead } from '@site/release/chain/head';
import { keepReport } from '@site/release/gate/kept-reports';
import { removeFreshFolders } from '@site/release/testing/fresh-stores';
import { publishVersions } from '@site/release/testing/sample-release';
import { sampleCheck, sampleReport } from '@site/release/testing/sample-report';
import { beginCanary } from './actions/canary-actions';
import { readDeskConfig } from './config';
import { createDesk, type DeskServer } from './desk-server';
import { type SampleSite, sampleSite } from './testing/sample-desk';

const token = 'a-token-of-the-night-shift';
const host = '127.0.0.1:8084';
const origin = `http://${host}`;

let site: SampleSite;
let server: DeskServer;
let cookie: string;

type Fields = Record<string, string>;

function post(url: string, fields: Fields, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  const payload = new URLSearchParams(fields).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const { origin: from = origin, ...others } = headers;
  const named = from ? { origin: from } : {};
  return server.app.inject({ method: 'POST', url, payload, headers: { host, cookie, ...type, ...named, ...others } });
}

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host, cookie, ...headers } });

const fieldIn = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** What a browser would send from the page of an action. */
async function formOf(url: string): Promise<Fields> {
  const { body } = await get(url);
  const names = ['form', 'operation', 'sequence', 'version'];
  return Object.fromEntries(names.map((name) => [name, fieldIn(body, name)]));
}

async function signIn(by = '林一舟'): Promise<string> {
  const answer = await post('/sign-in', { by, token });
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

async function open(role: Parameters<typeof sampleSite>[0] = 'promote', shells = 2): Promise<void> {
  site = await sampleSite(role, shells);
  server = createDesk(site.access, readDeskConfig({ DESK_TOKEN: token }));
  cookie = '';
  await server.desk.watch.look();
  cookie = await signIn();
}

/** The page as soon as it has these words. */
async function shown(address: string, words: string): Promise<string> {
  for (;;) {
    const { body } = await get(address);
    if (body.includes(words)) return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const ended = (address: string) => shown(address, 'data-done');

const live = async () => (await readHead(site.store, site.keys.trusted)).revision;

afterEach(async () => {
  await server.app.close();
  await site.stop();
});
afterAll(removeFreshFolders);

describe('who may see it', () => {
  beforeEach(() => open('promote', 0));

  test.each([
    '/',
    '/revisions',
    '/revisions/1',
    '/versions/mf-help/1.1.0',
    '/act/rollback/mf-help?version=1.0.0',
    '/nowhere',
  ])('a stranger who asks for %s gets the page for signing in and learns nothing', async (url) => {
    const { statusCode, body } = await get(url, { cookie: '' });

    expect(statusCode).toBe(401);
    expect(body).toContain('登录发布台');
    expect(body).not.toContain('mf-help');
  });

  test('a wrong token is refused, and after ten a minute even the right one is', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await post('/sign-in', { by: 'eve', token: `guess ${guess}` })).statusCode).toBe(403);
    }
    expect((await post('/sign-in', { by: 'eve', token })).statusCode).toBe(429);
  });

  test('the cookie is for this site, not for scripts; who signed out is out', async () => {
    const answer = await post('/sign-in', { by: 'lin', token });
    expect(answer.headers['set-cookie']).toMatch(
      /^desk-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );

    await post('/sign-out', { form: fieldIn((await get('/')).body, 'form') });
    expect((await get('/')).statusCode).toBe(401);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a frame without an origin', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:9999' }],
    ['what says that it is cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['what names no page', { origin: '' }],
  ])('a post from %s is refused, however good its fields are', async (_, headers) => {
    const fields = { ...(await formOf('/act/rollback/mf-help?version=1.0.0')), confirm: 'mf-help' };
    const answer = await post('/act/rollback/mf-help', fields, headers);

    expect(answer.statusCode).toBe(403);
    expect((await live())?.sequence).toBe(2);
  });

  test('a form that another session made, or none, is refused', async () => {
    const fields = { ...(await formOf('/act/rollback/mf-help?version=1.0.0')), confirm: 'mf-help' };
    cookie = await signIn('eve');

    expect((await post('/act/rollback/mf-help', fields)).statusCode).toBe(403);
    expect((await post('/act/rollback/mf-help', { ...fields, form: '' })).statusCode).toBe(403);
    expect((await live())?.sequence).toBe(2);
  });

  test('a name that a stranger led to this machine is refused', async () => {
    expect((await get('/', { host: 'evil.example:8084' })).statusCode).toBe(421);
    expect((await get('/', { host: 'localhost:8084' })).statusCode).toBe(200);
  });

  test('nothing is stored, framed or run inline', async () => {
    for (const url of ['/', '/nowhere', '/sign-in', '/act/rollback/mf-help?version=1.0.0']) {
      const { headers, body } = await get(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(body).not.toMatch(/ style=|<style| on[a-z]+=|<script(?![^>]* src=)/);
    }
    const script = /<script src="([^"]+)" integrity="sha384-/.exec((await get('/')).body)?.[1] ?? '';
    expect((await get(script, { cookie: '' })).headers['cache-control']).toContain('immutable');
  });
});

describe('what it shows', () => {
  test('R10.68 live versions, shells, revisions with who and why, and where no shell counts, that none does', async () => {
    await open();
    const { body } = await get('/');

    expect(body).toContain('一切正常，2 台 shell 都在 r2');
    expect(body).toContain('新的帮助搜索');
    expect(body).toContain('shell-2</span>'.replace('</span>', ''));
    expect(body).toContain('这台 shell 还不报告版本计数');
    expect(body).not.toContain('class="spark"');
    expect(body).toContain('npm run release -- status');
  });

  test('what people wrote is text, whatever it looks like', async () => {
    await open();
    await rollback(site.store, site.keys, 'mf-help', { by: '<b>eve</b>', reason: '"><script>alert(1)</script>' });
    const { body } = await get('/');

    expect(body).toContain('&lt;script&gt;alert(1)');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<b>eve');
  });

  test('a revision and a version have pages of their own; what is not there is 404', async () => {
    await open();
    const revision = await get('/revisions/2');
    const version = await get('/versions/mf-help/1.1.0');

    expect(revision.body).toContain('r2 提升 mf-help 1.1.0');
    expect(revision.body).toContain((await live())?.previousHash ?? '-');
    expect(version.body).toContain('server/routes.cjs');
    expect(version.body).toMatch(/r2<\/a>.*起，到现在/);
    expect((await get('/versions/mf-help/0.0.1')).statusCode).toBe(404);
    expect((await get('/revisions/77')).statusCode).toBe(404);
    expect((await get('/versions/..%2F..%2Fetc/1.0.0')).statusCode).toBe(404);
  });

  test('R13.111 the page of a version names what its live pages did too', async () => {
    await open();
    const alsoLive = [{ part: 'browser' as const, where: '/help', width: 390, reason: 'moves while it loads' }];
    const report = sampleReport({ version: '1.1.0', alsoLive });
    await keepReport(site.store, site.keys.signing, { key: '0'.repeat(32), report });

    const { body } = await get('/versions/mf-help/1.1.0');
    expect(body).toContain('门禁通过');
    expect(body).toContain('mf-help 1.1.0 /help (390 px wide): moves while it loads');
  });

  test('the evidence of the guard stands on the page of its revision', async () => {
    await open();
    const { appendRevision, readHeadToExtend } = await import('@site/release/chain/head');
    const head = await readHeadToExtend(site.store, site.keys.trusted, false);
    const evidence = {
      kind: 'render',
      rule: 'five failures',
      firstFailureAt: '2026-11-23T03:00:00.000Z',
      seconds: 21,
      subject: { attempts: 218, failures: 37 },
      control: { attempts: 872, failures: 1 },
      p: 3e-26,
    };
    const remotes = { ...head.revision?.remotes, 'mf-help': { version: '1.0.0', canaryVersion: null, canaryShare: 0 } };
    await appendRevision(site.store, site.keys, head, remotes, {
      by: 'guard',
      reason: '自动',
      now: new Date(),
      restores: { 'mf-help': 1 },
      evidence,
    });
    const { body } = await get('/revisions/3');

    expect(body).toContain('r3 守卫回滚 mf-help 1.0.0');
    expect(body).toContain('37 / 218');
    expect((await get('/')).body).toContain('守卫回滚');
  });

  test('a store that cannot be read is said to who signed in', async () => {
    await open();
    server.desk.access.trusted = () => {
      throw new Error('The keyring is not whole JSON.');
    };
    const { statusCode, body } = await get('/');

    expect(statusCode).toBe(500);
    expect(body).toContain('The keyring is not whole JSON.');
  });

  test('day and night are a choice that needs no script and leads nowhere else', async () => {
    await open('promote', 0);
    const answer = await post('/theme', { theme: 'night', back: '//evil.example' });

    expect(answer.headers).toMatchObject({ location: '/' });
    expect(answer.headers['set-cookie']).toContain('desk-theme=night');
    expect((await get('/', { cookie: `${cookie}; desk-theme=night` })).body).toContain('data-theme="night"');
    expect((await get('/', { cookie: `${cookie}; desk-theme="><x>` })).body).not.toContain('data-theme');
  });
});

test('R13.72 in a freeze what would go live is refused with who, until when, why and the command; a rollback is not', async () => {
  await open();
  const window = {
    from: '2020-01-01T00:00:00.000Z',
    until: '2999-12-31T00:00:00.000Z',
    sections: [],
    by: '周启航',
    reason: '元旦保障',
  };
  await addFreeze(site.store, site.keys, window);
  for (const kind of ['promote', 'canary']) {
    const { statusCode, body } = await get(`/act/${kind}/mf-help?version=1.2.0`);
    expect(statusCode).toBe(409);
    expect(body).toContain(
      '周启航 冻结了发布，到 2999-12-31 08:00:00 为止，原因：元旦保障。确实要发，请用命令加 --although-frozen。',
    );
  }
  expect((await get('/act/rollback/mf-help?version=1.0.0')).statusCode).toBe(200);
});

describe('what was taken back', () => {
  beforeEach(async () => {
    await open();
    await rollback(site.store, site.keys, 'mf-help', { by: '王', reason: '文档页打不开' });
  });

  test('is marked wherever it stands, and offered nowhere', async () => {
    const version = (await get('/versions/mf-help/1.1.0')).body;
    expect(version).toMatch(/mf-help 1\.1\.0 已标为坏版本：王 于 .* 在 r3 回滚了它，原因：文档页打不开。/);
    expect(version).not.toContain('/act/');
    expect((await get('/versions')).body).toContain('坏版本');
    expect((await get('/revisions/3')).body).toContain('标为坏版本');
    expect((await get('/')).body).not.toContain('version=1.1.0');
  });

  test.each(['rollback', 'promote', 'canary'])(
    '%s of it is refused, with who, when, why and the command',
    async (kind) => {
      const { statusCode, body } = await get(`/act/${kind}/mf-help?version=1.1.0`);

      expect(statusCode).toBe(409);
      expect(body).toContain('原因：文档页打不开。确实要它，请用命令加 --although-bad。');
    },
  );

  /** What 王 left is live: 1.2.0, from which 1.0.0 is one step further back. */
  const takenBackAgain = async () => {
    await promote(site.store, site.keys, { 'mf-help': '1.2.0' }, { by: '周启航' });
    await promote(site.store, site.keys, { 'mf-help': '1.1.0' }, { by: '周启航', althoughBad: true });
    await rollback(site.store, site.keys, 'mf-help', { by: '王', reason: '文档页打不开' });
  };

  test('R13.114 what was promoted since a rollback within the hour is rolled back with the name alone', async () => {
    await promote(site.store, site.keys, { 'mf-help': '1.2.0' }, { by: '周启航' });
    const url = '/act/rollback/mf-help?version=1.0.0';
    expect((await get(url)).body).not.toContain('还要再回滚一次吗');
    const answer = await post('/act/rollback/mf-help', { ...(await formOf(url)), confirm: 'mf-help' });
    expect(await ended(String(answer.headers.location))).toContain('已回滚：mf-help 1.0.0');
  });

  test('who rolls the section back once more is told who did, and types a word more', async () => {
    await takenBackAgain();
    const url = '/act/rollback/mf-help?version=1.0.0';
    const { body } = await get(url);
    expect(body).toMatch(
      /王 在 .* 已经把 mf-help 从 1\.1\.0 回滚到 1\.2\.0（r6），原因：文档页打不开。还要再回滚一次吗？/,
    );
    expect(body).toContain('rollback mf-help --to 1.0.0 --again');

    const fields = { ...(await formOf(url)), again: 'yes' };
    const wrong = await post('/act/rollback/mf-help', { ...fields, confirm: 'mf-help' });
    expect([wrong.statusCode, wrong.body.includes('要输入 mf-help again 才会执行。')]).toEqual([422, true]);
    const answer = await post('/act/rollback/mf-help', { ...fields, confirm: 'mf-help again' });
    expect(await ended(String(answer.headers.location))).toContain('已回滚：mf-help 1.0.0');
  });

  test('a form without that word rolls nothing back', async () => {
    await takenBackAgain();
    const fields = await formOf('/act/rollback/mf-help?version=1.0.0');
    const answer = await post('/act/rollback/mf-help', { ...fields, confirm: 'mf-help' });

    expect(await ended(String(answer.headers.location))).toContain('王 rolled mf-help back');
    expect((await live())?.sequence).toBe(6);
  });
});

describe('what it does', () => {
  test('a rollback is confirmed by typing the name, follows every shell and is signed with the name of who did it', async () => {
    await open();
    const page = (await get('/act/rollback/mf-help?version=1.0.0')).body;
    expect(page).toContain('mf-help 的 1 类页面');
    expect(page).toContain('npm run release -- rollback mf-help --to 1.0.0');

    const fields = { ...(await formOf('/act/rollback/mf-help?version=1.0.0')), reason: '打不开' };
    const wrong = await post('/act/rollback/mf-help', { ...fields, confirm: 'mf-info' });
    expect([wrong.statusCode, (await live())?.sequence]).toEqual([422, 2]);
    expect(wrong.body).toContain('要输入 mf-help 才会执行。');
    expect(wrong.body).toContain('value="打不开"');

    const answer = await post('/act/rollback/mf-help', { ...fields, confirm: ' MF-help ' });
    expect(answer.statusCode).toBe(303);
    const done = await ended(String(answer.headers.location));
    expect(done).toContain('已回滚：mf-help 1.0.0');
    expect(done).toContain('2 / 2');
    expect(await live()).toMatchObject({ by: '林一舟', reason: '打不开', sequence: 3 });
    expect((await get('/act/promote/mf-help?version=1.2.0')).body).toContain('上次用了');
  });

  test('R10.66 a form that is sent twice does one thing', async () => {
    await open();
    const fields = { ...(await formOf('/act/rollback/mf-help?version=1.0.0')), confirm: 'mf-help' };
    const [one, other] = await Promise.all([
      post('/act/rollback/mf-help', fields),
      post('/act/rollback/mf-help', fields),
    ]);
    expect(one.headers.location).toBe(other.headers.location);
    await ended(String(one.headers.location));

    expect((await post('/act/rollback/mf-help', fields)).headers.location).toBe(one.headers.location);
    expect(await ended(String(one.headers.location))).toContain('已回滚：mf-help 1.0.0');
    expect((await live())?.sequence).toBe(3);
  });

  test('R10.67 the loser of two operators gets the sentence of the command, and what is so now (F20)', async () => {
    await open();
    const fields = { ...(await formOf('/act/promote/mf-help?version=1.2.0')), confirm: 'mf-help' };
    await rollback(site.store, site.keys, 'mf-help', { by: '周启航', reason: '先回滚' });
    const answer = await post('/act/promote/mf-help', fields);
    const done = await ended(String(answer.headers.location));

    expect(done).toContain('The revision moved: somebody created revision 3 meanwhile');
    expect(done).toContain('周启航');
    expect(done).toContain('先回滚');
    expect((await live())?.remotes['mf-help']?.version).toBe('1.0.0');
  });

  test('what the gate says against it is shown line by line; until then the page refreshes itself without script', async () => {
    await open();
    site.setGate('no h1');
    const fields = { ...(await formOf('/act/promote/mf-help?version=1.2.0')), confirm: 'mf-help' };
    const answer = await post('/act/promote/mf-help', fields);
    const first = (await get(String(answer.headers.location))).body;
    const done = await ended(String(answer.headers.location));

    expect(first).toContain('<noscript><meta http-equiv="refresh" content="2"/></noscript>');
    expect(done).not.toContain('http-equiv="refresh"');
    expect(done).toContain('被拒绝，线上没有变化');
    expect(done).toContain('<li>mf-help 1.2.0 /help: no h1</li>');
  });

  test('R10.78 how far the gate is stands on the page while it runs, for refreshing without script too', async () => {
    await open();
    const { checkFile, storeRoot } = site.access.config;
    const [go, reported] = [join(storeRoot, 'go'), '{"progress":{"part":"browser","done":3,"of":24}}'];
    const wait = `while (!existsSync(${JSON.stringify(go)})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);`;
    const slow = `const { existsSync } = require('node:fs');console.log('${reported}');${wait}`;
    writeFileSync(checkFile, `{${slow}}${sampleCheck()}`);
    const fields = { ...(await formOf('/act/promote/mf-help?version=1.2.0')), confirm: 'mf-help' };
    const address = String((await post('/act/promote/mf-help', fields)).headers.location);
    const words =
      '<progress value="3" max="24" aria-label="门禁进度"></progress><span class="aside">在浏览器里打开页面 3 / 24';
    expect(await shown(address, words)).toContain('<noscript><meta http-equiv="refresh" content="2"/></noscript>');
    writeFileSync(go, '');
    const done = await ended(address);

    expect(done).toContain('已提升');
    expect(done).not.toContain('<progress');
  });

  test('R10.79 without a gate it needs a reason and more to type than the name, and both pages of the chain say so', async () => {
    await open();
    site.setGate('no h1');
    const act = '/act/promote/mf-help';
    const form = await formOf(`${act}?version=1.2.0`);
    const ungated = '门禁的浏览器坏了';

    const tooShort = await post(act, { ...form, confirm: 'mf-help', ungated });
    expect([tooShort.statusCode, tooShort.body]).toEqual([
      422,
      expect.stringContaining('要输入 mf-help ungated 才会执行。'),
    ]);
    const bare = await post(act, { ...form, confirm: 'mf-help ungated', ungated: ' ' });
    expect([bare.statusCode, bare.body]).toEqual([422, expect.stringContaining('不过门禁要写明理由。')]);
    expect((await live())?.sequence).toBe(2);

    const { headers } = await post(act, { ...form, confirm: 'mf-help ungated', ungated });
    await ended(String(headers.location));
    expect(await live()).toMatchObject({ sequence: 3, ungated, remotes: { 'mf-help': { version: '1.2.0' } } });
    expect((await get('/')).body).toContain(`未过门禁：${ungated}`);
    expect((await get('/revisions/3')).body).toContain(`没有过门禁，理由：${ungated}`);
  });

  test('a step back asks no gate, so that there is none to leave out', async () => {
    await open();
    const form = await formOf('/act/rollback/mf-help?version=1.0.0');
    expect((await get('/act/rollback/mf-help?version=1.0.0')).body).not.toContain('不过门禁');

    const sent = { ...form, confirm: 'mf-help', ungated: 'x' };
    await ended(String((await post('/act/rollback/mf-help', sent)).headers.location));
    expect(await live()).not.toHaveProperty('ungated');
  });

  test('a canary is begun with a share of the list, and then raised and stopped from the overview', async () => {
    await open();
    const fields = { ...(await formOf('/act/canary/mf-help?version=1.2.0')), confirm: 'mf-help' };
    expect((await post('/act/canary/mf-help', { ...fields, share: '0.33' })).statusCode).toBe(422);
    const answer = await post('/act/canary/mf-help', { ...fields, share: '0.1' });
    await ended(String(answer.headers.location));

    expect((await live())?.remotes['mf-help']).toEqual({ version: '1.1.0', canaryVersion: '1.2.0', canaryShare: 0.1 });
    const { body } = await get('/');
    expect(body).toContain('金丝雀 mf-help 1.2.0');
    expect(body).toContain('/act/stop/mf-help?version=1.2.0');
    expect((await get('/act/canary/mf-help?version=1.2.0')).statusCode).toBe(409);
  });

  test('R13.63 where no guard lives the page says so, begins a canary only for who ticks that, and names it afterwards', async () => {
    await open();
    await site.heart.end();
    const address = '/act/canary/mf-help?version=1.2.0';
    const { body: asked } = await get(address);
    expect(asked).toContain('没有守卫看着它，越线也不会自动停止。');
    expect(asked).not.toContain('守卫看着它，越线就回到');
    expect(asked).toContain('没有守卫也开始，我自己盯着');
    expect(asked).toContain('--share 5% --unguarded');
    const fields = { ...(await formOf(address)), confirm: 'mf-help', share: '0.1' };
    const refused = await post('/act/canary/mf-help', fields);
    await ended(String(refused.headers.location));
    expect((await get(String(refused.headers.location))).body).toContain('A canary asks for a guard that lives');
    expect((await live())?.remotes['mf-help']).toMatchObject({ canaryVersion: null });

    const again = { ...(await formOf(address)), confirm: 'mf-help', share: '0.1', unguarded: 'yes' };
    await ended(String((await post('/act/canary/mf-help', again)).headers.location));
    expect((await live())?.remotes['mf-help']).toMatchObject({ canaryVersion: '1.2.0' });
    const { body } = await get('/');
    expect(body).toContain('金丝雀在跑，没有守卫看着');
    expect(body).toContain('没有守卫，不会自动停止。');
  });

  test('with a guard that lives the page says that it watches', async () => {
    await open();
    const { body } = await get('/act/canary/mf-help?version=1.2.0');
    expect(body).toContain('守卫看着它，越线就回到 1.1.0。');
    expect(body).not.toContain('没有守卫');
  });

  test('a shell that does not answer keeps nobody from rolling back', async () => {
    await open();
    const [first] = site.shells;
    if (first) first.state.nonsense = 'nothing';
    await server.desk.watch.look();
    const fields = { ...(await formOf('/act/rollback/mf-help?version=1.0.0')), confirm: 'mf-help' };
    const answer = await post('/act/rollback/mf-help', fields);
    const done = await ended(String(answer.headers.location));

    expect(done).toContain('1 / 2');
    expect(done).toContain('它的应答不是 JSON');
  });

  test('with a rollback key it offers to roll back and to stop, and refuses the rest', async () => {
    await open('rollback');
    const ask = { name: 'mf-help', version: '1.2.0', share: 0.05, by: 'zhou', reason: undefined };
    const rolling = site.access.keys();
    expect((await get('/')).body).toContain('这个发布台的钥匙只能回滚和停止金丝雀。');
    expect((await get('/')).body).not.toContain('/act/promote/');
    expect((await get('/act/promote/mf-help?version=1.2.0')).statusCode).toBe(409);
    const fields = { ...(await formOf('/act/rollback/mf-help?version=1.0.0')), version: '1.2.0', confirm: 'mf-help' };
    expect((await post('/act/promote/mf-help', fields)).statusCode).toBe(409);
    await expect(beginCanary(site.store, rolling, ask, {})).rejects.toThrow('cannot be used for this');
  });

  test('without a key it only shows', async () => {
    await open(null);
    const { body } = await get('/');

    expect(body).toContain('没有可用的钥匙，只能看。');
    expect(body).not.toContain('/act/');
    expect((await get('/act/rollback/mf-help?version=1.0.0')).statusCode).toBe(409);
  });

  test('a version with a hash for a name has its page and its way to be promoted', async () => {
    await open();
    await publishVersions(site.store, site.keys, 'mf-help', '1.3.0-h0123456789ab');

    expect((await get('/versions/mf-help/1.3.0-h0123456789ab')).body).toContain(
      '/act/promote/mf-help?version=1.3.0-h0123456789ab',
    );
    expect((await get('/act/promote/mf-help?version=1.3.0-h0123456789ab')).body).toContain(
      'mf-help@1.3.0-h0123456789ab',
    );
  });
});
