import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollback } from '@site/release/operations/rollback';
import { publishVersions } from '@site/release/testing/sample-release';
import { sampleCheck } from '@site/release/testing/sample-report';
import { site, server, post, get, formOf, open, shown, ended, live } from './testing/desk-visit';

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
