import { readCasePage } from '@site/shared/calls/case-page';
import { listTags } from '@site/shared/calls/tags';
import { listTopicCategories } from '@site/shared/calls/topic-categories';
import { readCollegePage } from '@site/shared/calls/college-page';
import { readMarketingLists } from '@site/shared/calls/marketing-lists';
import { readTopicPage } from '@site/shared/calls/topic-page';
import { readVideoPage } from '@site/shared/calls/video-page';
import { answerTo } from '@site/shared/testing/answer-to';
import type { ReleaseManifest, ReleaseRoute } from '@site/shared/contract/release-manifest';
import { sampleCover } from '@site/shared/testing/sample-cover';
import { sampleCase, sampleCasePage } from '@site/shared/testing/sample-cases';
import { sampleMarketingItem } from '@site/shared/testing/sample-marketing';
import { testSite } from '@site/shared/testing/test-site';
import fastify from 'fastify';
import type { DataAnswer, DataRequest } from '../../render/pages/worker-messages';
import type { LiveSet } from '../releases/live-sets';
import { CodedBody } from '../pages/coded-body';
import { RouteTable } from '../pages/route-table';
import { PreparedDocuments } from './prepared-documents';
import { discoveryRoutes, siteMapAddresses } from './discovery-routes';

type Tag = { id: number; name: string; text: string; articleCount: number };
type Page = { status?: number; canonical?: string; noindex?: boolean; location?: string; image?: string };

const { origin } = testSite;

function route(id: string, path: string, indexed = true): ReleaseRoute {
  return { id, path, layout: 'default', query: [], cacheSeconds: 60, indexed };
}

function manifest(name: string, routes: ReleaseRoute[]): ReleaseManifest {
  return {
    contract: 1,
    name,
    version: '1.0.0',
    commit: '',
    builtAt: '2026-05-04T23:00:00.000Z',
    routes,
    files: [],
    pages: {},
    calls: [],
    shared: {},
  };
}

const set = {
  id: 'set',
  shell: manifest('shell', []),
  absent: {},
  remotes: {
    'mf-marketing': manifest('mf-marketing', [
      route('index', '/'),
      route('index2023', '/index2023'),
      route('home-experience', '/home/experience', false),
      route('home-edu', '/home/edu'),
      route('home-case', '/home/case'),
    ]),
    'mf-info': manifest('mf-info', [
      route('info', '/info'),
      route('info-id', '/info/:id'),
      route('tag-id', '/tag/:id?'),
      route('info-cate-id', '/info/cate/:id?'),
      route('video-id', '/video/:id?'),
      route('home-article-id', '/home/article/:id?'),
    ]),
    'mf-mobile': manifest('mf-mobile', [
      route('m', '/m/'),
      route('m-article', '/m/article'),
      route('m-alone', '/m/alone'),
    ]),
  },
};
const live = { input: { set }, table: new RouteTable(set), sequence: 1 } as unknown as LiveSet;

const pages: Record<string, Page> = {
  '/home/edu': { image: `${origin}/assets/edu.png` },
  '/index2023': { canonical: '/' },
  '/info': { canonical: '/info/' },
  '/video': { location: '/info/video' },
  '/info/cate': { canonical: '/info/cate/99' },
  '/tag': { noindex: true },
  '/home/article': { location: '/home/newsList' },
  '/m/': { canonical: '/' },
  '/m/article': { status: 404 },
};

/** What the release set would answer. */
function answerPage(_: unknown, __: unknown, path: string) {
  const { status = 200, canonical = path, noindex = false, location, image } = pages[path] ?? {};
  const picture = image ? `<meta property="og:image" content="${image}">` : '';
  const robots = noindex ? '<meta name="robots" content="noindex">' : '';
  const raw = Buffer.from(`${robots}${picture}<link rel="canonical" href="${origin}${canonical}">`);
  return Promise.resolve({ page: { status, body: new CodedBody(raw, 0) }, ...(location && { location }) });
}

const read = { summary: '丙', author: '内容组', views: 1, minutes: 2 };
const [rare, common, empty] = [1, 2, 3].map((id) => ({ id, name: `标签${id}`, text: '', articleCount: 0 })) as [
  Tag,
  Tag,
  Tag,
];
const topics = [1, 2, 3].map((id) => ({
  ...read,
  id: 20000 + id,
  title: '甲 & <乙>',
  category: 2,
  categoryName: '运营',
  cover: sampleCover,
  tags: id === 1 ? [common] : [common, rare],
  published: '2026-01-05',
  updated: `2026-02-0${id}`,
}));
const news = {
  ...read,
  id: 60001,
  title: '新版',
  summary: '丁',
  type: 60,
  typeName: '新闻动态',
  published: '2026-03-01',
  scene: '',
};
const category = { id: 99, name: '全部文章', articleCount: 3 };

const cases = [41001, 41002, 41003].map((id) =>
  sampleCase(id, { published: `2026-07-2${id % 10}`, industry: `行业${id}`, products: ['3D 虚拟'] }),
);

const bodies = {
  ...answerTo(readTopicPage, ({ pageIndex, pageSize }) => {
    return { list: topics.slice(pageIndex - 1, pageIndex), total: 3, pageIndex, pageSize, category };
  }),
  ...answerTo(readCollegePage, { list: [news], total: 1, pageIndex: 1, pageSize: 10, type: null }),
  ...answerTo(readVideoPage, { list: [], total: 0, pageIndex: 1, pageSize: 12 }),
  ...answerTo(listTags, { list: [rare, common, empty] }),
  ...answerTo(listTopicCategories, { list: [category] }),
  ...answerTo(readMarketingLists, { list: [sampleMarketingItem(50001)], groups: [] }),
  ...answerTo(readCasePage, sampleCasePage(cases)),
};

function upstream({ url }: DataRequest): Promise<DataAnswer> {
  const { pathname, searchParams } = new URL(url.replace('host:', 'http://'));
  const found = bodies[pathname];
  const body = typeof found === 'function' ? found({ params: Object.fromEntries(searchParams) }) : found;
  return Promise.resolve(body ? { ok: true, status: 200, body } : { ok: true, status: 500, body: {} });
}

const down = (): Promise<DataAnswer> => Promise.resolve({ ok: false, code: 'ERR_NETWORK', message: 'refused' });

async function serve({
  call = upstream,
  site = testSite,
  indexNowKey = '',
  sets = { live } as { live: LiveSet | undefined },
} = {}) {
  const app = fastify();
  const log = { warn: () => undefined };
  const documents = new PreparedDocuments({
    ...{ site, sets, log },
    pages: { answer: answerPage as never },
    data: { answer: call },
  });
  await documents.make();
  discoveryRoutes(app, { config: { site, indexNowKey }, documents });
  return (url: string) => app.inject({ url });
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

test('robots.txt closes the calls and names every flat map', async () => {
  const { body, headers } = await (await serve())('/robots.txt');

  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('Disallow: /-/\n');
  for (const address of siteMapAddresses) expect(body).toContain(`Sitemap: ${origin}${address}\n`);
});

test('a copy of the site for testing is closed to robots', async () => {
  const { body } = await (await serve({ site: { ...testSite, environment: 'pre' } }))('/robots.txt');

  expect(body).toBe('User-agent: *\nDisallow: /\n');
});

test('the map of pages has what is its own address, once, as the page spells it', async () => {
  const { body } = await (await serve())('/sitemap.xml');

  const own = ['/', '/home/edu', '/home/case', '/info/', '/info/cate/99', '/m/alone', '/sitemap'];
  expect(locations(body)).toEqual(own.map((path) => origin + path));
});

test('the map of a section has its content to the end of the list, with days, where a live page serves it', async () => {
  const { body } = await (await serve())('/sitemap-info.xml');

  const own = ['/info/cate/99', '/info/20001', '/info/20002', '/info/20003', '/tag/2', '/home/article/60001'];
  expect(locations(body)).toEqual(own.map((path) => origin + path));
  expect(body).toContain(`${origin}/info/20001</loc><lastmod>2026-02-01</lastmod>`);
});

test('R10.37 a list has the day of its newest item, and one with fewer than three items is in no map', async () => {
  const { body } = await (await serve())('/sitemap-info.xml');

  expect(body).toContain(`${origin}/tag/2</loc><lastmod>2026-02-03</lastmod>`);
  for (const { id } of [rare, empty]) expect(body).not.toContain(`/tag/${id}<`);
});

test('the filters of the case library with enough cases are listed, as their pages spell them', async () => {
  const { body } = await (await serve())('/sitemap-marketing.xml');

  expect(body).toContain(`${origin}/home/case?product=3D+%E8%99%9A%E6%8B%9F</loc><lastmod>2026-07-23</lastmod>`);
  expect(body).not.toContain('industry=');
});

test('R10.38 every address has the day of its last change: what has none of its own, that of its release', async () => {
  const ask = await serve();
  for (const map of siteMapAddresses) {
    const { body } = await ask(map);
    expect([map, body.match(/<lastmod>/g)?.length ?? 0]).toEqual([map, locations(body).length]);
  }
  expect((await ask('/sitemap.xml')).body).toContain(`${origin}/home/edu</loc><lastmod>2026-05-05</lastmod>`);
});

test('R10.38 every address has a picture: its own, else the card of the site', async () => {
  const ask = await serve();
  const picture = (file: string) => `<image:image><image:loc>${origin}/${file}</image:loc></image:image></url>`;

  expect((await ask('/sitemap.xml')).body).toMatch(new RegExp(`/home/edu</loc>.*${picture('assets/edu.png')}`));
  expect((await ask('/sitemap-info.xml')).body).toMatch(new RegExp(`/info/20001</loc>.*${picture('share.png')}`));
});

test('the plain map has the addresses of all maps, those for phones too', async () => {
  const ask = await serve();
  const maps = await Promise.all(siteMapAddresses.map(async (map) => locations((await ask(map)).body)));

  expect(new Set((await ask('/sitemap.txt')).body.split('\n').filter(Boolean))).toEqual(
    new Set(maps.flat().map((address) => address.replaceAll('&amp;', '&'))),
  );
});

test('content that no live page serves is not listed', async () => {
  const { statusCode, body } = await (await serve())('/sitemap-marketing.xml');

  expect(statusCode).toBe(200);
  expect(locations(body).slice(0, 3)).toEqual(cases.map(({ id }) => `${origin}/home/case?id=${id}`));
  expect(body).not.toContain('/home/marketing/');
});

test('R12.176 /llms.txt has the pages of the maps but those for phones, and none while the pages are not known', async () => {
  const { body, headers } = await (await serve())('/llms.txt');

  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const line of ['/home/edu.md)', '[甲 & <乙>](http', '/info/20001.md)', '/home/case.md?product=3D+%E8'])
    expect(body).toContain(line);
  expect(body).not.toContain('/m/article');
  expect((await (await serve({ sets: { live: undefined } }))('/llms.txt')).statusCode).toBe(503);
});

test('the map for phones has the partners, marked as Baidu wants it', async () => {
  const { body } = await (await serve())('/sitemap-mobile.xml');

  expect(locations(body)).toEqual(['/m/', '/m/alone', '/m/article?id=60001'].map((path) => origin + path));
  expect(body).toContain('<mobile:mobile type="mobile"/>');
});

test('while the service is down the pages stay listed and the content is retried later', async () => {
  const ask = await serve({ call: down });

  expect(locations((await ask('/sitemap.xml')).body)).toHaveLength(7);
  expect((await ask('/sitemap.txt')).body.split('\n').filter(Boolean)).toHaveLength(8);
  for (const address of ['/sitemap-info.xml', '/rss.xml']) {
    const { statusCode, headers } = await ask(address);
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('60');
  }
});

test('without a release set there is no map yet', async () => {
  const ask = await serve({ sets: { live: undefined } });

  for (const address of ['/sitemap.xml', '/sitemap.txt']) expect((await ask(address)).statusCode).toBe(503);
  expect((await ask('/robots.txt')).statusCode).toBe(200);
});

test('the feed has news and articles, newest first, with escaped text', async () => {
  const { body, headers } = await (await serve())('/rss.xml');

  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect([...body.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)).toEqual([
    '新版',
    '甲 &amp; &lt;乙&gt;',
    '甲 &amp; &lt;乙&gt;',
    '甲 &amp; &lt;乙&gt;',
  ]);
  expect(body).toContain('<pubDate>Sun, 01 Mar 2026 00:00:00 +0800</pubDate>');
});

test('the key of IndexNow is where its search engines look for it', async () => {
  const ask = await serve({ indexNowKey: 'abcdef123456' });

  expect((await ask('/abcdef123456.txt')).body).toBe('abcdef123456');
  expect((await (await serve())('/abcdef123456.txt')).statusCode).toBe(404);
});

test('an unlisted site stays open to robots, so that they read its pages’ noindex, and has no maps to offer', async () => {
  const ask = await serve({ site: { ...testSite, variant: 'white-label', unlisted: true } });
  const { body } = await ask('/robots.txt');

  expect(body).toContain('Disallow: /-/\n');
  expect(body).not.toContain('Disallow: /\n');
  expect(body).not.toContain('Sitemap:');
  for (const address of [...siteMapAddresses, '/sitemap.txt', '/llms.txt', '/rss.xml']) {
    const { statusCode, headers } = await ask(address);
    expect([address, statusCode, headers['cache-control']]).toEqual([address, 404, 'no-store']);
  }
});

test('a listed white-label site has its maps, but no feed of the brand’s news', async () => {
  const ask = await serve({ site: { ...testSite, variant: 'white-label' } });

  expect((await ask('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect((await ask('/sitemap.xml')).statusCode).toBe(200);
  expect((await ask('/rss.xml')).statusCode).toBe(404);
});
