import { beginCanary } from './actions/canary-actions';
import { site, post, get, formOf, open } from './testing/desk-visit';

describe('what it does', () => {
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
});
