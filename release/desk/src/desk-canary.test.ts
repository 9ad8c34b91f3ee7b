import { site, post, get, formOf, open, ended, live } from './testing/desk-visit';

describe('what it does', () => {
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
});
