import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { remoteNames, repositoryRoot } from '@site/shared/repository/workspaces';
import { shellPages } from '../../shell/src/pages/shell-routes';
import { type ListedRoute, listedRoutes } from '../urls/listed-routes';
import { expectNothing } from './expect-nothing';

function manifestOf(remote: string): ReleaseManifest {
  const file = path.join(repositoryRoot, remote, 'dist/release.json');
  if (!existsSync(file)) throw new Error(`${remote} is not built: run npm run build first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
}

const released = remoteNames().flatMap((remote) => manifestOf(remote).routes.map((route) => ({ remote, ...route })));
const served = [...released, ...shellPages.map((route) => ({ remote: 'shell', ...route }))];
const listed = listedRoutes();

/** What list and release both say of an address, as one line: a difference reads as two lines. */
function line({ path: address, remote, layout, index, query = [] }: Omit<ListedRoute, 'kind'>): string {
  return `${address} of ${remote}, ${layout}, ${index ? 'indexed' : 'noindex'}, query ${[...query].sort().join(' ')}`;
}

const listedLines = listed.map(line);
const servedLines = served.map(({ indexed, ...route }) => line({ ...route, index: indexed }));

test('R2.7 every served address is on the list, with its owner, layout, query and search standing', () => {
  expectNothing(
    servedLines.filter((address) => !listedLines.includes(address)),
    'edit e2e/urls/routes.json: one entry for each line (docs/how-to/add-a-page.md).',
  );
});

test('R1.3 R1.5 R2.7 every listed address is served, by the owner that the list names', () => {
  expectNothing(
    listedLines.filter((address) => !servedLines.includes(address)),
    'edit e2e/urls/routes.json or the `routes.ts` of the section, then `npm run build` (docs/how-to/add-a-page.md).',
  );
});

test('no address is served twice or listed twice', () => {
  for (const routes of [served, listed]) {
    const addresses = routes.map(({ path: address }) => address);
    expectNothing(
      addresses.filter((address, index) => addresses.indexOf(address) !== index),
      'edit e2e/urls/routes.json or the `routes.ts` of the section: an address has one page.',
    );
  }
});
