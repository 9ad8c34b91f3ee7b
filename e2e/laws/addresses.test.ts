import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { remoteNames, repositoryRoot } from '@site/shared/build/workspaces';
import { listedRoutes } from '../urls/planned';

function manifestOf(remote: string): ReleaseManifest {
  const file = path.join(repositoryRoot, remote, 'dist/release.json');
  if (!existsSync(file)) throw new Error(`${remote} is not built: run npm run build first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
}

const served = remoteNames().flatMap((remote) => manifestOf(remote).routes.map((route) => ({ remote, ...route })));

test('every served address is on the list, with its owner, layout, query and search standing', () => {
  for (const { remote, path: address, layout, query, indexed } of served) {
    const listed = listedRoutes().find((route) => route.path === address);
    expect(
      listed && { remote: listed.remote, layout: listed.layout, query: listed.query ?? [], index: listed.index },
    ).toEqual({ remote, layout, query, index: indexed });
  }
});

test('no address is served twice', () => {
  const addresses = served.map(({ path: address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('the first pages are served', () => {
  const first = [
    '/',
    '/home/entmarket',
    '/help/helpCenter',
    '/help/helpClassList/:classId?',
    '/help/helpDocument/:id?',
    '/info',
    '/info/cate/:id?',
    '/info/:id',
    '/home/lectureIndex/:id?',
    '/home/lectureDetail/:id?',
    '/m/',
    '/m/about',
  ];
  expect(served.map(({ path: address }) => address)).toEqual(expect.arrayContaining(first));
});
