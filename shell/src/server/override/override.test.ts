import { type Override, overrideLink } from '@site/release/links/override-link';
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
import { badgeStyleSource } from '../preview/preview-badge';
import type { LiveSet } from '../releases/live-sets';
import { pinRoutes } from '../releases/pin-routes';
import { setChooser } from '../releases/set-choice';
import { overrideRoutes } from './open-overrides';
import { OverrideChoice, type OverrideOptions } from './override-choice';
import { sectionRoutes } from './section-routes';

const site = 'https://www.site.example';
const dev = 'http://127.0.0.1:8600';
const keys = freshKeys();
const start = new Date('2026-11-23T03:00:00.000Z');
const config = {
  publicAssetUrl: '',
  allowedHosts: ['www.site.example'],
  site: { ...testSite, origin: site },
  foreignPolicies: [],
  overrideSites: [],
};
const file = (path: string) => ({ path, bytes: 1, integrity: `sha384-${path}` });

function manifest(name: string, paths: string[]): ReleaseManifest {
  const files = [file('client/remoteEntry.js'), file('client/hashes.js')];
  return { name, version: '1.0.0', routes: paths.map((path) => ({ id: path, path, query: [] })), files } as never;
}

const remotes = { 'mf-help': manifest('mf-help', ['/help']), 'mf-info': manifest('mf-info', ['/info']) };
const set = { id: 'one', shell: manifest('shell', []), remotes, absent: {} };
const live = {
  input: { set, assetBase: '' } as unknown as WorkerInput,
  table: new RouteTable(set as never),
} as LiveSet;

/** As allowed to the styles in the head of the page. */
const ownStyles = "'sha256-page'";
const data = {
  scripts: [['/assets/remotes/mf-help/1.0.0/client/remoteEntry.js', 'sha384-r']],
  own: { remote: 'mf-help', pinned: { entry: '/assets/remotes/mf-help/1.0.0/client/remoteEntry.js', integrity: 'x' } },
};
const block = `<script type="application/json" id="_site-data">${JSON.stringify(data)}</script>`;
const html = `<!doctype html><html lang="zh-CN"><head></head><body>线上${block}</body></html>`;

function serve(changed: Partial<OverrideOptions> = {}) {
  const clock = { now: start };
  const origins = [dev];
  const app = fastify();
  const options: OverrideOptions = {
    ...{ keys: keys.trusted, cookie: ownCookie(site, 'preview'), site, origins, now: () => clock.now },
    ...changed,
  };
  overrideRoutes(app, options);
  const choose = setChooser({ live }, [new OverrideChoice(options)]);
  const watch = { answered: () => undefined, stoodIn: () => undefined, led: () => undefined, pinned: () => undefined };
  pinRoutes(app, choose, watch);
  const answer = async () => ({ page: storedPage(200, { html, styles: ownStyles }, 'mf-help@1.0.0', 60) });
  pageRoutes(app, { choose, pages: { answer, mayShow: () => true } as never, watch, mark: '' });
  securityHeaders(app, config as never, headerSet(config as never));
  const get = (url: string, cookie?: string) => app.inject({ url, headers: { ...(cookie && { cookie }) } });
  const enter = async (address: string) => {
    const { headers } = await get(new URL(address).pathname);
    return String(headers['set-cookie']).split(';')[0] ?? '';
  };
  return { get, enter, clock, origins };
}

const wanted: Omit<Override, 'issuedAt' | 'expiresAt'> = { name: 'mf-help', dev, site, page: '/help' };
const { link } = overrideLink(keys, wanted, start);
const tokenOf = (address: string) => address.split('/').at(-1);

/** A policy as its directives. */
function directives(policy: unknown): Map<string, string[]> {
  const parts = String(policy).split('; ');
  return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));
}

test('R10.75 a page of the section is the live one, told where the code of the dev server lies', async () => {
  const { get, enter } = serve();
  const { body, headers, statusCode } = await get('/help', await enter(link));
  expect(statusCode).toBe(200);
  expect(body).toContain(`<html data-override="${dev}/assets/remotes/mf-help/" lang="zh-CN">`);
  expect(body).toContain(`预览 mf-help 的开发代码 ${dev}（未签名）`);
  expect(body).toContain('</aside>线上');
  const reported = JSON.parse(/id="_site-data">(.*)<\/script>/.exec(body)?.[1] ?? '') as typeof data;
  expect(reported).toEqual({ scripts: [], own: { remote: 'mf-help' } });
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store, no-transform',
    'x-robots-tag': 'noindex, nofollow',
    'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
  });
  expect(headers).not.toHaveProperty('etag');
});

test('R10.75 its policy allows what lies below the section of that origin and nothing more, and reports nothing', async () => {
  const { get, enter } = serve();
  const own = directives((await get('/help', await enter(link))).headers['content-security-policy']);
  const usual = directives((await get('/help')).headers['content-security-policy']);
  const added = [...own].flatMap(([name, sources]) =>
    sources.filter((source) => !usual.get(name)?.includes(source)).map((source) => `${name} ${source}`),
  );
  const code = `${dev}/assets/remotes/mf-help/`;
  expect(added).toEqual([
    `script-src ${code}`,
    `style-src ${badgeStyleSource}`,
    `style-src ${code}`,
    `img-src ${code}`,
    `connect-src ${dev}/-/section/mf-help`,
    `font-src ${code}`,
  ]);
  expect([...usual.keys()].filter((name) => !own.has(name))).toEqual(['report-uri', 'report-to']);
});

test('R14.3 pages of other sections have the badge and the policy of a preview; other visitors have nothing of it', async () => {
  const { get, enter } = serve();
  const { body, headers } = await get('/info', await enter(link));
  expect(body).toContain('本页不属于它，为线上版本');
  expect(body).not.toContain('data-override');
  expect(body).toContain(block);
  expect(headers['content-security-policy']).toBe(
    contentPolicy(config, { styles: `${badgeStyleSource} ${ownStyles}` }),
  );
  const ordinary = await get('/help');
  expect([ordinary.body, ordinary.headers['cache-control']]).toEqual([html, 'no-cache, no-transform']);
  expect(ordinary.headers['content-security-policy']).toBe(contentPolicy(config, { styles: ownStyles }));
});

test('its pages pin no other section, so that each begins with a policy of its own', async () => {
  const { get, enter } = serve();
  const cookie = await enter(link);
  expect((await get('/-/pin/1.0.0/mf-help@1.0.0', cookie)).json()).toEqual({ remotes: {} });
  expect(Object.keys((await get('/-/pin/1.0.0/mf-help@1.0.0')).json().remotes)).toEqual(['mf-info']);
});

const stranger = keysOf(freshKey('publish'), freshKey('promote'));
const night = keysOf(freshKey('publish'), freshKey('rollback'));
const asPreview = previewLink(keys, { name: 'mf-help', version: '1.0.0', site, page: '/help' }, start).link;

test.each([
  [
    'of an origin that is not allowed',
    overrideLink(keys, { ...wanted, dev: 'https://evil.example' }, start).link,
    '无效',
  ],
  ['of another port', overrideLink(keys, { ...wanted, dev: 'http://127.0.0.1:8601' }, start).link, '无效'],
  ['made for another site', overrideLink(keys, { ...wanted, site: 'https://test.example' }, start).link, '无效'],
  ['signed by a stranger', overrideLink(stranger, wanted, start).link, '无效'],
  ['of another kind', `${site}/-/override/${tokenOf(asPreview)}`, '无效'],
  ['cut off', link.slice(0, -3), '无效'],
  ['empty', `${site}/-/override/`, '无效'],
  ['expired', overrideLink(keys, wanted, new Date(start.getTime() - 8 * 3_600_000)).link, '已过期'],
])('R10.76 a link that is %s is answered with 403 and a Chinese sentence', async (_what, bad, word) => {
  const { get } = serve();
  const { statusCode, body, headers } = await get(new URL(bad).pathname);
  expect([statusCode, headers['cache-control']]).toEqual([403, 'no-store']);
  expect(body).toMatch(new RegExp(`^开发预览链接${word}`));
  expect(headers).not.toHaveProperty('set-cookie');
});

test('R10.76 a cookie ends with its hours, with the origin’s place in the list, and with the trust in its key', async () => {
  const { get, enter, clock, origins } = serve();
  const cookie = await enter(link);
  const shows = async (from = { get }) => (await from.get('/help', cookie)).body.includes('data-override');
  expect(await shows()).toBe(true);
  clock.now = new Date(start.getTime() + 8 * 3_600_000);
  expect(await shows()).toBe(false);
  clock.now = start;
  origins.length = 0;
  expect(await shows()).toBe(false);
  expect(await shows(serve({ keys: night.trusted }))).toBe(false);
});

test('a dev server names its files to the sites that may show them, and to nobody else', async () => {
  const app = fastify();
  sectionRoutes(app, { sets: { live }, sites: [site] });
  const ask = (origin?: string) => app.inject({ url: '/-/section/mf-help', headers: { ...(origin && { origin }) } });
  const { headers, body } = await ask(site);
  expect([headers['access-control-allow-origin'], headers.vary, headers['cache-control']]).toEqual([
    site,
    'Origin',
    'no-store',
  ]);
  const folder = '/assets/remotes/mf-help/1.0.0/client';
  expect(JSON.parse(body)).toEqual({
    version: '1.0.0',
    entry: `${folder}/remoteEntry.js`,
    integrity: 'sha384-client/remoteEntry.js',
    hashes: [`${folder}/hashes.js`, 'sha384-client/hashes.js'],
  });
  for (const other of ['https://evil.example', 'null', undefined]) {
    const refused = await ask(other);
    expect([refused.statusCode, refused.body]).toEqual([403, '{}']);
    expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('a shell that is no dev server has no such address', async () => {
  const app = fastify();
  sectionRoutes(app, { sets: { live }, sites: [] });
  expect((await app.inject({ url: '/-/section/mf-help', headers: { origin: site } })).statusCode).toBe(404);
});
