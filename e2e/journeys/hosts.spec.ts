import { expect, test } from '../harness/browser-test';
import { askRaw } from '../harness/raw-request';
import { unkeyed } from '../harness/unkeyed-headers';

const pages = ['/', '/help/helpCenter', '/home/signUp', '/robots.txt'];

test('F33: whatever unkeyed headers came before, a clean request is answered with the bytes of its address', async ({
  site,
}) => {
  for (const address of pages) {
    const poisoned = await askRaw(site.shell.origin, address, unkeyed);
    const clean = await askRaw(site.shell.origin, address);
    expect(poisoned.status, address).toBe(200);
    expect(poisoned.body).toBe(clean.body);
    expect(clean.body).not.toContain('evil');
    expect(poisoned.headers['content-security-policy']).toBe(clean.headers['content-security-policy']);
  }
});

test('F33: a query that no page lists changes no byte, and one that a page lists reaches no other address', async ({
  site,
}) => {
  const plain = await askRaw(site.shell.origin, '/home/signUp');
  const odd = await askRaw(site.shell.origin, '/home/signUp?utm_source=evil&callback=evil&__proto__=evil');
  expect(odd.body).toBe(plain.body);
});

for (const [what, host] of [
  ['another name', 'evil.example'],
  ['the own name with another port', '127.0.0.1:1'],
  ['the own name as a label of another', '127.0.0.1.evil.example'],
  ['a user before another name', '127.0.0.1@evil.example'],
  ['no name', ''],
] as const) {
  test(`F33: ${what} in Host is refused in one plain sentence`, async ({ site }) => {
    const answer = await askRaw(site.shell.origin, '/', { Host: host });
    expect(answer.status).toBe(421);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('evil');
  });
}

test('F33: a target with a host of its own is refused, and a repeated Host too', async ({ site }) => {
  expect((await askRaw(site.shell.origin, 'http://evil.example/')).status).toBe(421);
  const { host } = new URL(site.shell.origin);
  for (const other of ['evil.example', host])
    expect((await askRaw(site.shell.origin, '/', { Host: `${host}\r\nhOST: ${other}` })).status, other).toBe(400);
});

test('a balancer learns by any name that the shell lives, and visitors learn nothing more of it', async ({ site }) => {
  const answer = await askRaw(site.shell.origin, '/-/alive', { Host: '10.0.3.7' });
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: 'ok\n' });
  for (const address of ['/-/health', '/-/ready', '/-/metrics'])
    expect((await askRaw(site.shell.origin, address)).status, address).toBe(404);
});

test('R6.1 nothing personal is in a page: two visitors get the same bytes', async ({ site }) => {
  const visitors = [
    { Cookie: 'a=1', 'User-Agent': 'Mozilla/5.0 (iPhone)', 'Accept-Language': 'zh-CN', DNT: '1' },
    { 'User-Agent': 'curl', 'Accept-Language': 'en', Authorization: 'Basic eDp5', 'Save-Data': 'on' },
  ];
  for (const address of [...pages, '/info/20001', '/m/']) {
    const [one, two] = await Promise.all(visitors.map((headers) => askRaw(site.shell.origin, address, headers)));
    expect(one?.body, address).toBe(two?.body);
    expect(one?.headers).not.toHaveProperty('set-cookie');
  }
});
