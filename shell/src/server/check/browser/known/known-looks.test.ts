import { createHash } from 'node:crypto';
import type { KeptLooks } from '@site/shared/contract/kept-looks';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { testSite } from '@site/shared/testing/test-site';
import fastify from 'fastify';
import type { WorkerInput } from '../../../../render/pages/worker-messages';
import type { LookOf } from './checked-set';
import { KnownLooks } from './known-looks';

/** What stands in the name of a file for its bytes. */
const hashOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

/** A section of two pages as it is built and rendered; each part is what its bytes are made of. */
const base = {
  ...{ version: '1.0.0', line: 'react-19.3', browser: 'Chromium 156', port: 40_001 },
  ...{ words: '文章', chunk: 'page', styles: 'styles', common: 'common', island: 'island', answer: '{"code":0}' },
  ...{ other: 'other page', header: "default-src 'self'", policyOf: 'article' },
};
type Site = typeof base;

function filesOf(site: Site): Record<string, string> {
  return {
    [`client/common.${hashOf(site.common)}.js`]: site.common,
    [`client/article.${hashOf(site.chunk)}.js`]: site.chunk,
    [`client/article.${hashOf(site.styles)}.css`]: site.styles,
    [`client/list.${hashOf(site.other)}.js`]: site.other,
    // Names the chunks of all pages, as the container of a build does.
    'client/entry.js': JSON.stringify({ article: hashOf(site.chunk), list: hashOf(site.other) }),
  };
}

function inputOf(site: Site): WorkerInput {
  const [common, chunk, styles, list, entry] = Object.keys(filesOf(site)) as [string, string, string, string, string];
  const listed = (paths: string[]) => paths.map((path) => ({ path, bytes: 1, integrity: `sha384-${path}` }));
  const pages = {
    article: { scripts: [entry, common, chunk], styles: [styles] },
    list: { scripts: [entry, common, list], styles: [] },
  };
  const help = {
    name: 'mf-help',
    version: site.version,
    line: site.line,
    routes: [],
    pages,
    files: listed(Object.keys(filesOf(site))),
  };
  const islands = {
    'island-menu': { scripts: ['client/menu.js'], styles: [] },
    early: { scripts: ['client/early.js'], styles: [] },
  };
  const shell = {
    name: 'shell',
    version: '1.0.0',
    routes: [],
    pages: islands,
    files: listed(['client/menu.js', 'client/early.js']),
  };
  const set = { id: 'one', shell, remotes: { 'mf-help': help as unknown as ReleaseManifest }, absent: {} };
  return { set, site: testSite, assetBase: '' } as unknown as WorkerInput;
}

/** @param named the port that its pages name: those of the live set name that of the candidate */
function serve(site: Site, named = site.port) {
  const origin = `http://127.0.0.1:${site.port}`;
  const place = `/assets/remotes/mf-help/${site.version}`;
  const app = fastify();
  const script = (bytes: string) => ({
    preHandler: async (_: unknown, reply: { type: (type: string) => { send: (bytes: string) => unknown } }) =>
      reply.type('text/javascript').send(bytes),
  });
  for (const [path, bytes] of Object.entries(filesOf(site))) app.get(`${place}/${path}`, script(bytes), () => '');
  app.get('/assets/shell/1.0.0/client/menu.js', script(site.island), () => '');
  app.get('/assets/shell/1.0.0/client/early.js', script('early'), () => '');
  app.post('/v1/article', script(site.answer), () => '');
  app.get('/help/1', (_, reply) => {
    const [common, chunk] = Object.keys(filesOf(site));
    reply.type('text/html').header('content-security-policy', site.header);
    return `<link rel="canonical" href="http://127.0.0.1:${named}/help/1">${site.words}<script src="${place}/${common}"><script src="${place}/${chunk}">`;
  });
  return { origin, input: inputOf(site), app };
}

const window = { width: 1440, options: {} };
const article: LookOf = { remote: 'mf-help', routeId: 'article', address: '/help/1', look: '1440', window };
const asked = [
  { method: 'GET' as const, address: '/help/1' },
  { method: 'POST' as const, address: '/v1/article', type: 'application/json', body: '{"id":1}' },
];
const seen = asked.map((one) => ({ asked: one, hash: undefined }));

/** What is kept of a good look at the article of a site. */
async function keptOf(site: Site): Promise<KeptLooks[]> {
  const known = new KnownLooks({ now: serve(site), live: undefined }, site.browser, []);
  await known.keep(article, { now: seen });
  return known.all();
}

async function holds(change: Partial<Site>, of: Partial<LookOf> = {}): Promise<boolean> {
  const site = { ...base, ...change };
  const known = new KnownLooks({ now: serve(site), live: undefined }, site.browser, await keptOf(base));
  return (await known.lookLike({ ...article, ...of })) !== undefined;
}

test('R13.100 a page of which nothing has changed is not opened again, whatever version it is of and whatever else has changed', async () => {
  expect(await holds({})).toBe(true);
  expect(await holds({ version: '1.1.0', port: 40_002 })).toBe(true);
  expect(await holds({ version: '1.1.0', other: 'another list' })).toBe(true);
});

test('R13.101 a chunk of another page, fetched ahead by this one, opens this one no more than that page’s own change', async () => {
  const ahead = { method: 'GET' as const, address: '/assets/remotes/mf-help/~/client/list.~.js' };
  const first = new KnownLooks({ now: serve(base), live: undefined }, base.browser, []);
  await first.keep(article, { now: [...seen, { asked: ahead, hash: undefined }] });
  const next = serve({ ...base, version: '1.1.0', other: 'another list' });
  const known = new KnownLooks({ now: next, live: undefined }, base.browser, first.all());

  expect(await known.lookLike(article)).toBeDefined();
});

test.each<[string, Partial<Site>]>([
  ['its document, by its data or by what the server renders', { words: '另一篇' }],
  ['its policy', { header: "default-src 'none'" }],
  ['its chunk', { chunk: 'changed page' }],
  ['its styles', { styles: 'changed styles' }],
  ['a chunk that its section has in common', { common: 'changed common' }],
  ['an island of the shell', { island: 'changed island' }],
  ['what a call of the page is answered', { answer: '{"code":1}' }],
  ['the line that renders it', { line: 'react-19.1' }],
  ['the browser', { browser: 'Chromium 157' }],
])('R13.101 a page is opened again where %s has changed', async (_what, change) => {
  expect(await holds({ version: '1.1.0', ...change })).toBe(false);
});

test('a look in one window says nothing of another one, of another address or of another section', async () => {
  expect(await holds({}, { look: '390' })).toBe(false);
  expect(await holds({}, { look: 'use' })).toBe(false);
  expect(await holds({}, { address: '/help/2' })).toBe(false);
  expect(await holds({}, { remote: 'mf-info' })).toBe(false);
});

test('what holds is kept on, so that it spares the next check too, and each request is written once', async () => {
  const first = await keptOf(base);
  const known = new KnownLooks({ now: serve({ ...base, version: '1.1.0' }), live: undefined }, base.browser, first);
  await known.lookLike(article);
  expect(known.all()).toEqual(first);
  expect(first[0]?.looks[0]?.now.asked).toHaveLength(first[0]?.asked.length ?? 0);
  expect(first[0]?.asked.map(({ address }) => address)).toContain('/assets/remotes/mf-help/~/client/article.~.js');
});

test('a look of which it cannot be told what it saw is not kept', async () => {
  const known = new KnownLooks({ now: serve(base), live: undefined }, base.browser, []);
  await known.keep(article, { now: undefined });
  await known.keep(article, { now: seen, live: { seen, alsoLive: [] } });
  await known.keep(article, {
    now: [{ asked: { method: 'GET', address: '/assets/remotes/mf-help/~/client/gone.~.js' }, hash: undefined }],
  });
  expect(known.all()).toEqual([]);
});

describe('a look that was good beside the live page alone', () => {
  const live = { ...base, version: '0.9.0', port: 40_003, words: '旧文章' };

  const alsoLive = [{ reason: 'moves while it loads' }];

  async function lookBeside(before: Partial<Site> | undefined) {
    const known = new KnownLooks({ now: serve(base), live: serve(live, base.port) }, base.browser, []);
    await known.keep(article, { now: seen, live: { seen, alsoLive } });
    const later = { ...base, port: 40_005 };
    const nowLive = before && serve({ ...live, ...before }, later.port);
    return new KnownLooks({ now: serve(later), live: nowLive }, base.browser, known.all()).lookLike(article);
  }

  test('R13.111 holds beside a live page that is answered the same, with what both have', async () => {
    expect(await lookBeside({})).toMatchObject({ alsoLive });
    expect(await lookBeside({ version: '0.9.1', port: 40_004 })).toMatchObject({ alsoLive });
  });

  test('R13.101 does not hold beside another live page, or beside none', async () => {
    expect(await lookBeside({ chunk: 'a better page' })).toBeUndefined();
    expect(await lookBeside(undefined)).toBeUndefined();
  });
});
