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
import type { DataAnswer, DataRequest } from '../render/pages/worker-messages';
import type { LiveSet } from '../server/releases/live-sets';
import { CodedBody } from '../server/pages/coded-body';
import { RouteTable } from '../server/pages/route-table';
import { PreparedDocuments } from '../server/discovery/prepared-documents';
import { discoveryRoutes } from '../server/discovery/discovery-routes';

type Tag = { id: number; name: string; text: string; articleCount: number };
type Page = { status?: number; canonical?: string; noindex?: boolean; location?: string; image?: string };

export const { origin } = testSite;

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
export const [rare, common, empty] = [1, 2, 3].map((id) => ({ id, name: `标签${id}`, text: '', articleCount: 0 })) as [
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

export const cases = [41001, 41002, 41003].map((id) =>
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

export const down = (): Promise<DataAnswer> => Promise.resolve({ ok: false, code: 'ERR_NETWORK', message: 'refused' });

/** What robots are answered by a site with these pages and this content. */
export async function serve({
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

export const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
