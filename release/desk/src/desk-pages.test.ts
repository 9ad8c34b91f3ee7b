import { rollback } from '@site/release/operations/rollback';
import { keepReport } from '@site/release/gate/kept-reports';
import { sampleReport } from '@site/release/testing/sample-report';
import { site, server, cookie, post, get, open, live } from './testing/desk-visit';

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
