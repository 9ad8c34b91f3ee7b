import { weChatScript } from '@site/shared/contract/wechat';
import { testSite } from '@site/shared/testing/test-site';
import fastify, { type FastifyInstance } from 'fastify';
import { contentPolicy, headerSet, securityHeaders } from './security-headers';

const policyWith = (script: string) =>
  contentPolicy({
    publicAssetUrl: '',
    allowedHosts: ['site.test'],
    foreignPolicies: [],
    overrideSites: [],
    site: { ...testSite, consult: { ...testSite.consult, script } },
  }).split('; ');

test('without a consultation service no foreign host is allowed anything', () => {
  const policy = policyWith('');

  expect(policy).toContain("connect-src 'self'");
  expect(policy.join()).not.toContain('frame-src');
  expect(policy.join()).not.toContain('https://');
});

test('R12.32 films and their captions play from the site alone', () => {
  expect(policyWith('')).toContain("media-src 'self'");
});

test('a configured consultation service is let in by its host, and only its host', () => {
  const policy = policyWith('https://consult.example.com/widget/v2.js?id=1');
  const holding = policy.filter((directive) => directive.endsWith(' https://consult.example.com'));

  expect(holding.map((directive) => directive.split(' ')[0])).toEqual([
    'script-src',
    'img-src',
    'connect-src',
    'frame-src',
  ]);
  expect(policy.join()).not.toContain('widget');
});

test('pages of others may show the share card, and nothing else of the site', async () => {
  const facts = {
    publicAssetUrl: '',
    allowedHosts: ['site.test'],
    foreignPolicies: [],
    overrideSites: [],
    site: testSite,
  };
  const app = fastify() as unknown as FastifyInstance;
  securityHeaders(app, facts, headerSet(facts));
  for (const address of [
    '/share.png',
    '/media/card-help-1.0123456789.png',
    '/media/video-1.0123456789.mp4',
    '/icon-512.png',
  ])
    app.get(address, () => '');
  const policyOf = async (address: string) => (await app.inject(address)).headers['cross-origin-resource-policy'];

  expect(await policyOf('/share.png')).toBe('cross-origin');
  expect(await policyOf('/media/card-help-1.0123456789.png')).toBe('cross-origin');
  expect(await policyOf('/media/video-1.0123456789.mp4')).toBe('same-origin');
  expect(await policyOf('/icon-512.png')).toBe('same-origin');
});

test('R11.6 a development server is let in for connections alone, and only where one is set', () => {
  const facts = { publicAssetUrl: '', allowedHosts: ['site.test'], foreignPolicies: [], overrideSites: [] };
  const policyOf = (site: typeof testSite & { hotServer?: string }) => contentPolicy({ ...facts, site }).split('; ');
  const usual = policyOf(testSite);
  const changed = policyOf({ ...testSite, hotServer: 'http://127.0.0.1:8090' }).filter((one) => !usual.includes(one));

  expect(changed).toEqual(["connect-src 'self' http://127.0.0.1:8090"]);
});

test('R12.86 the script of WeChat is let in by its address where an account is configured, and nothing of it elsewhere', () => {
  const place = { publicAssetUrl: '', allowedHosts: ['site.test'], foreignPolicies: [], overrideSites: [] };
  const of = (more: object) =>
    contentPolicy({ ...place, site: { ...testSite, ...more } })
      .split('; ')
      .filter((one) => one.includes('qq.com'));

  expect(of({})).toEqual([]);
  expect(of({ weChatScript })).toEqual([
    expect.stringMatching(/^script-src .* https:\/\/res\.wx\.qq\.com\/open\/js\/jweixin-1\.6\.0\.js$/),
  ]);
});

describe('R10.91 what is part of a page carries little, by its type and once it is whole', () => {
  const facts = {
    publicAssetUrl: '',
    allowedHosts: ['site.test'],
    foreignPolicies: [],
    overrideSites: [],
    site: testSite,
  };
  const alone = "default-src 'none'; frame-ancestors 'none'; sandbox";
  const answer = async (type: string, code = 200) => {
    const app = fastify() as unknown as FastifyInstance;
    securityHeaders(app, facts, headerSet(facts));
    app.get('/x', (_, reply) =>
      reply.code(code).type(type).header('Content-Security-Policy', 'script-src *').send('x'),
    );
    return (await app.inject('/x')).headers;
  };

  test.each([
    ['text/javascript', 200, undefined],
    ['text/css; charset=utf-8', 200, undefined],
    ['image/webp', 200, undefined],
    ['video/mp4', 206, undefined],
    ['application/json; charset=utf-8', 200, alone],
    ['image/svg+xml', 200, alone],
    ['text/html', 200, contentPolicy(facts)],
    ['application/xml', 200, contentPolicy(facts)],
    ['application/json', 503, contentPolicy(facts)],
    ['image/svg+xmlx', 200, contentPolicy(facts)],
  ])('%s, answered with %i', async (type, code, policy) => {
    const headers = await answer(type, code);
    const isPart = policy !== contentPolicy(facts);

    expect(headers['content-security-policy']).toBe(policy);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['referrer-policy', 'permissions-policy', 'integrity-policy'])
      if (isPart) expect(headers).not.toHaveProperty(name);
      else expect(headers).toHaveProperty(name);
  });
});
