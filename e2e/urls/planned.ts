import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router';
import { repositoryRoot } from '@site/shared/build/workspaces';

type Listed = { path: string; remote: string; layout: string; index: boolean; query?: string[] };

/** Every address of the site, with its owner: the one list that the releases are held against. */
export function listedRoutes(): Listed[] {
  return (JSON.parse(readFileSync(path.join(repositoryRoot, 'e2e/urls/routes.json'), 'utf8')) as { routes: Listed[] })
    .routes;
}

/** Patterns that some release serves already. */
function builtPaths(): Set<string> {
  const remotes = ['mf-marketing', 'mf-help', 'mf-info', 'mf-college', 'mf-mobile'];
  const manifests = remotes.map(
    (name) =>
      JSON.parse(readFileSync(path.join(repositoryRoot, name, 'dist/release.json'), 'utf8')) as {
        routes: { path: string }[];
      },
  );
  return new Set(manifests.flatMap(({ routes }) => routes.map((route) => route.path)));
}

/** Whether an address belongs to a listed page that no release serves yet. */
export function plannedAddresses(address: string): boolean {
  const built = builtPaths();
  const listed = listedRoutes().filter(
    (route) => matchPath({ path: route.path, caseSensitive: true }, address) !== null,
  );
  return listed.length > 0 && listed.every((route) => !built.has(route.path) && route.remote !== 'shell');
}
