import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { testSite } from '@site/shared/testing/test-site';
import fastify, { type FastifyInstance } from 'fastify';
import { MarkdownPages } from '../server/markdown/markdown-pages';
import { writtenMarkdown } from '../server/markdown/written-markdown';
import { headerSet, securityHeaders } from '../server/hardening/security-headers';
import { type StoredPage, storedPage } from '../server/pages/html-cache';
import type { LiveSet } from '../server/releases/live-sets';
import { pageRoutes } from '../server/pages/page-routes';
import { readableTarget } from '../server/pages/readable-target';
import { RouteTable } from '../server/pages/route-table';

const route = {
  id: 'info',
  path: '/info',
  layout: 'default' as const,
  query: ['page'],
  cacheSeconds: 60,
  indexed: true,
};
export const manifest = {
  name: 'mf-info',
  version: '1.0.0',
  routes: [
    route,
    { ...route, id: 'help-liveCheck', path: '/help/liveCheck' },
    { ...route, id: 'info-id', path: '/info/:id', query: [] },
  ],
} as unknown as ReleaseManifest;
export const set = { id: 'one', shell: manifest, remotes: { 'mf-info': manifest }, absent: {} };
export const live = { pool: { isRetired: false }, table: new RouteTable(set), input: { set } } as unknown as LiveSet;

const config = {
  publicAssetUrl: '',
  allowedHosts: ['site.test'],
  foreignPolicies: [],
  overrideSites: [],
  site: testSite,
};

/** The header set, as on every answer of a shell. */
export function securing(app: FastifyInstance): void {
  securityHeaders(app, config, headerSet(config));
}

/** Routes of a section with one page, and what was asked of it. */
export async function serve(
  status = 200,
  sets: { live: LiveSet | undefined } = { live },
  harden: (app: FastifyInstance) => void = () => undefined,
  onRender: () => void = () => undefined,
) {
  const page: StoredPage = storedPage(status, { html: '<h1>资讯</h1>', styles: "'sha256-page'" }, 'one', 60);
  const missing = storedPage(404, { html: '', styles: '' }, 'one', 0);
  const rendered: string[] = [];
  const answered: string[] = [];
  const answer = async (_: unknown, __: unknown, address: string) => {
    rendered.push(address);
    onRender();
    if (/^\/info\/(?!20001$)|page=\d+\D/.test(decodeURIComponent(address))) return { page: missing };
    return { page };
  };
  const app = fastify({ rewriteUrl: ({ url = '/' }) => readableTarget(url) }) as unknown as FastifyInstance;
  harden(app);
  const choose = async () => sets.live && { set: sets.live, personal: false };
  const watch = {
    answered: (release: string) => answered.push(release),
    stoodIn: () => undefined,
    led: () => undefined,
  };
  const noted: string[] = [];
  const stored = { note: (url: string) => void noted.push(url) };
  pageRoutes(app, {
    choose,
    pages: { answer, mayShow: () => true } as never,
    watch,
    stored,
    markdown: new MarkdownPages(async (job) => writtenMarkdown(job)),
    mark: '-set',
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { get, rendered, answered, noted, tag: `W/"${page.etag}-set"` };
}
