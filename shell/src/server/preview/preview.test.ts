import { previewLink } from '@site/release/links/preview-link';
import { freshKey, freshKeys, keysOf } from '@site/release/testing/sample-release';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { testSite } from '@site/shared/testing/test-site';
import fastify from 'fastify';
import type { WorkerInput } from '../../render/pages/worker-messages';
import { ownCookie } from '../hardening/own-cookie';
import { contentPolicy, headerSet, securityHeaders } from '../hardening/security-headers';
import { storedPage } from '../pages/html-cache';
import { pageRoutes } from '../pages/page-routes';
import { RouteTable } from '../pages/route-table';
import { exchangedSet } from '../releases/exchanged-set';
import type { LiveSet } from '../releases/live-sets';
import { setChooser } from '../releases/set-choice';
import { badgeStyleSource } from './preview-badge';
import { PreviewChoice } from './preview-choice';
import { previewRoutes } from './preview-routes';
import type { PreviewSet } from './preview-sets';

const site = 'https://www.site.example';
const keys = freshKeys();
const start = new Date('2026-11-23T03:00:00.000Z');
const config = {
  publicAssetUrl: '',
  allowedHosts: ['www.site.example'],
  site: { ...testSite, origin: site },
  foreignPolicies: [],
  overrideSites: [],
};

function setOf(version: string): LiveSet {
  const manifest = (name: string, release: string, paths: string[]) =>
    ({
      name,
      version: release,
      routes: paths.map((path) => ({ id: path, path, query: [] })),
    }) as unknown as ReleaseManifest;
  const remotes = {
    'mf-help': manifest('mf-help', version, ['/help']),
    'mf-info': manifest('mf-info', '1.0.0', ['/info']),
  };
  const set = { id: version, shell: manifest('shell', '3.0.0', []), remotes, absent: {} };
  return { input: { set } as unknown as WorkerInput, table: new RouteTable(set) } as LiveSet;
}

const live = setOf('1.0.0');

function serve(found: PreviewSet = { set: exchangedSet(live, setOf('1.1.0'), 'mf-help', 'preview') }) {
  const clock = { now: start };
  const asked: string[] = [];
  const app = fastify();
  const known = { keys: keys.trusted, cookie: ownCookie(site, 'preview'), site, now: () => clock.now };
  const sets = { get: async (name: string, version: string) => (asked.push(`${name}@${version}`), found) };
  previewRoutes(app, known);
  const choose = setChooser({ live }, [new PreviewChoice({ ...known, sets })]);
  const answer = async ({ input: { set } }: LiveSet, { route }: { route: { remote: string } }) => {
    const html = `<!doctype html><html><head></head><body>${set.remotes[route.remote]?.version}</body></html>`;
    return { page: storedPage(200, { html, styles: "'sha256-page'" }, 'one', 60) };
  };
  const watch = { answered: () => undefined, stoodIn: () => undefined, led: () => undefined };
  pageRoutes(app, { choose, pages: { answer, mayShow: () => true } as never, watch, mark: '' });
  securityHeaders(app, config as never, headerSet(config as never));
  const get = (url: string, cookie?: string) => app.inject({ url, headers: { ...(cookie && { cookie }) } });
  const enter = async (link: string) => {
    const { headers } = await get(new URL(link).pathname);
    return String(headers['set-cookie']).split(';')[0] ?? '';
  };
  return { app, get, enter, clock, asked };
}

const wanted = { name: 'mf-help', version: '1.1.0', site, page: '/help' };
const { link } = previewLink(keys, wanted, start);
const personal = 'private, no-store, no-transform';

test('a link sets a cookie until it ends and leads to the clean address', async () => {
  const { get, clock } = serve();
  clock.now = new Date(start.getTime() + 3_600_000);
  const { statusCode, headers } = await get(new URL(link).pathname);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/help', personal]);
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  const token = new URL(link).pathname.slice('/-/preview/'.length);
  expect(headers['set-cookie']).toBe(
    `__Host-preview=${token}; Max-Age=${23 * 3600}; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
});

test('R10.45 R14.3 every page of a preview has the badge, is nobody else’s and in no index; pages of other sections are those that are live', async () => {
  const { get, enter } = serve();
  const cookie = await enter(link);
  for (const [path, version] of [
    ['/help', '1.1.0'],
    ['/info', '1.0.0'],
  ] as const) {
    const { body, headers } = await get(path, cookie);
    expect(body).toContain(`</aside>${version}</body>`);
    expect(body).toContain('预览 mf-help 1.1.0</strong><span>截止时间 11月24日 11:00（北京时间）');
    expect(body).toContain(
      '<form method="post" action="/-/preview-end"><button type="submit">退出预览</button></form>',
    );
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(headers).toMatchObject({ 'cache-control': personal, 'x-robots-tag': 'noindex, nofollow' });
    expect(headers).not.toHaveProperty('etag');
    expect(headers['content-security-policy']).toContain(` ${badgeStyleSource} 'sha256-page';`);
  }
});

test('an ordinary page knows nothing of previews: not a byte, not a header', async () => {
  const { get, enter, asked } = serve();
  await get('/help', await enter(link));
  asked.length = 0;
  const { body, headers } = await get('/help');
  expect(body).toBe('<!doctype html><html><head></head><body>1.0.0</body></html>');
  expect(headers['cache-control']).toBe('no-cache, no-transform');
  expect(headers).not.toHaveProperty('x-robots-tag');
  expect(headers['content-security-policy']).toBe(contentPolicy(config as never, { styles: "'sha256-page'" }));
  expect(asked).toEqual([]);
});

test.each([
  ['made for another site', previewLink(keys, { ...wanted, site: 'https://test.site.example' }, start).link, '无效'],
  ['signed by a stranger', previewLink(keysOf(freshKey('publish'), freshKey('promote')), wanted, start).link, '无效'],
  ['cut off', link.slice(0, -3), '无效'],
  ['empty', `${site}/-/preview/`, '无效'],
  ['a path', `${site}/-/preview/a/b`, '无效'],
  ['expired', previewLink(keys, wanted, new Date(start.getTime() - 24 * 3_600_000)).link, '已过期'],
])('R10.46 a link that is %s is answered with 403 and a Chinese sentence', async (_what, bad, word) => {
  const { get } = serve();
  const { statusCode, body, headers } = await get(new URL(bad).pathname);
  expect(statusCode).toBe(403);
  expect(body).toMatch(new RegExp(`^预览链接${word}`));
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a cookie counts until its end and not when it was made up', async () => {
  const { get, enter, clock, asked } = serve();
  const cookie = await enter(link);
  clock.now = new Date(start.getTime() + 24 * 3_600_000);
  for (const given of [cookie, '__Host-preview=mf-help@1.1.0', `${cookie}x`, cookie.replace('__Host-', '')]) {
    const { body, headers } = await get('/help', given);
    expect([body.includes('预览'), headers['cache-control']]).toEqual([false, 'no-cache, no-transform']);
  }
  expect(asked).toEqual([]);
});

test('the way out is a plain form', async () => {
  const { app } = serve();
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/-/preview-end',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([statusCode, headers.location]).toEqual([303, '/']);
  expect(headers['set-cookie']).toBe('__Host-preview=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
});

test.each([
  ['full', '同时进行的预览已满'],
  ['broken', '这个版本无法加载'],
] as const)('a preview that is %s shows what is live, and says so', async (refused, messages) => {
  const { get, enter } = serve({ refused });
  const { body, headers } = await get('/help', await enter(link));
  expect(body).toContain('</aside>1.0.0</body>');
  expect(body).toContain(messages);
  expect(headers['x-preview']).toBe(`mf-help@1.1.0 ${refused}`);
});
