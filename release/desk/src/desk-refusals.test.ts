import { addFreeze } from '@site/release/operations/freeze';
import { promote } from '@site/release/operations/promote';
import { rollback } from '@site/release/operations/rollback';
import { site, post, get, formOf, open, ended, live } from './testing/desk-visit';

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
