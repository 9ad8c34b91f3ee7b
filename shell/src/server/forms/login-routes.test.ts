import { testSite } from '@site/shared/testing/test-site';
import fastify from 'fastify';
import { loginRoutes } from './login-routes';

const admin = 'https://admin.site.test/login';

async function ask(path: string, site: Partial<typeof testSite> = {}, parentDomain = '') {
  const app = fastify();
  loginRoutes(app, { site: { ...testSite, ...site }, parentDomain }, async (_, reply) =>
    reply.header('Cache-Control', 'no-cache').send('page'),
  );
  const answer = await app.inject(path);
  await app.close();
  return answer;
}

test('the hand-over sets the cookie for three hours and forwards, with what the address knows of campaign and trial', async () => {
  const answer = await ask('/home/login?type=1&utm_source=baidu&bd_vid=7&next=//evil.test', { adminUrl: admin });

  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(`${admin}?type=1&utm_source=baidu&bd_vid=7`);
  expect(answer.headers['set-cookie']).toBe('fromtype=pc-www; Max-Age=10800; path=/; SameSite=Lax');
});

test.each([
  ['https://search.example.com/s', 'https://search.example.com/s'],
  ['https://search.example.com/s?wd=secret', null],
  ['javascript:alert(1)', null],
  [`https://search.example.com/${'s'.repeat(200)}`, null],
])('where the visit came from is handed on as a plain address alone: %s', async (referrer, handed) => {
  const { headers } = await ask(`/home/login?${new URLSearchParams({ referrer })}`, { adminUrl: admin });

  expect(new URL(headers.location ?? '').searchParams.get('referrer')).toBe(handed);
});

test('an answer with a cookie is never stored by anybody', async () => {
  for (const site of [{}, { adminUrl: admin }])
    expect((await ask('/home/login', site)).headers['cache-control']).toBe('private, no-store, no-transform');
});

test('without an admin site it is the page, and the cookie is set all the same', async () => {
  const answer = await ask('/home/login/');

  expect(answer.body).toBe('page');
  expect(answer.headers['set-cookie']).toContain('fromtype=pc-www');
});

test('on https the cookie is secure and belongs to the parent domain', async () => {
  const site = { adminUrl: admin, origin: 'https://www.site.test' };

  expect((await ask('/home/login', site, 'site.test')).headers['set-cookie']).toMatch(/; domain=site\.test; secure$/);
});
