import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { type SitePages, sitePagesAddress } from '@site/shared/contract/site-pages';
import fastify from 'fastify';
import type { LiveSet } from '../releases/live-sets';
import { pageListRoutes } from './page-list-routes';

function manifest(name: string, version: string, paths: string[]): ReleaseManifest {
  const route = (path: string) => ({ id: path, path, layout: 'default', query: [], cacheSeconds: 60 });
  const routes = paths.map((path) => ({ ...route(path), indexed: !path.includes('login') }));
  const commit = '';
  const builtAt = '2026-05-04T23:00:00.000Z';
  return { contract: 1, name, version, commit, builtAt, routes, files: [], pages: {}, calls: [], shared: {} };
}

function liveSet(help: string): LiveSet {
  const remotes = {
    help: manifest('mf-help', help, ['/help/helpCenter', '/help/helpDocument/:id']),
    marketing: manifest('mf-marketing', '1.0.0', ['/home/edu', '/home/login']),
  };
  return {
    input: { set: { id: help, shell: manifest('shell', '1.0.0', []), absent: {}, remotes } },
  } as unknown as LiveSet;
}

async function listed(live: LiveSet | undefined, current = 7): Promise<Map<string, string>> {
  const app = fastify();
  pageListRoutes(app, { sets: { live }, content: { current } });
  const { pages } = (await app.inject(sitePagesAddress)).json<SitePages>();
  return new Map(pages.map(({ path, version }) => [path, version]));
}

test('pages are listed that search engines may read and that need no id', async () => {
  const paths = [...(await listed(liveSet('1.0.0'))).keys()];

  expect(paths).toEqual(expect.arrayContaining(['/help/helpCenter', '/home/edu']));
  expect(paths.join()).not.toMatch(/helpDocument|login/);
});

test('a release changes the version of its pages alone, content that of all', async () => {
  const before = await listed(liveSet('1.0.0'));
  const released = await listed(liveSet('1.1.0'));
  const edited = await listed(liveSet('1.0.0'), 8);

  expect(released.get('/help/helpCenter')).not.toBe(before.get('/help/helpCenter'));
  expect(released.get('/home/edu')).toBe(before.get('/home/edu'));
  expect(edited.get('/home/edu')).not.toBe(before.get('/home/edu'));
});

test('a shell that begins lists no page', async () => {
  expect((await listed(undefined)).size).toBe(0);
});
