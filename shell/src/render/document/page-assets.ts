import { commonFile } from '@site/shared/contract/common-styles';
import { islandPage } from '@site/shared/contract/release-manifest';
import type { LayoutName } from '@site/shared/page/page-handle';
import { assetAddress, integrityIn, type ReleaseSet } from '../pages/release-set';
import type { CheckedFile } from '../pages/pinned-release';
import { shellOf } from '../pages/set-lines';
import { layoutName } from '../../chrome/layouts/layout-name';
import { layoutStylesPage } from '../../chrome/layouts/layout-styles';
import type { WorkerInput } from '../pages/worker-messages';

export type Asset = { address: string; integrity: string; file: string };

type Release = ReleaseSet['shell'];

/** The release whose page a route is. */
function ownerOf({ shell, remotes }: ReleaseSet, routeId: string): Release | undefined {
  return [...Object.values(remotes), shell].find(({ pages }) => routeId in pages);
}

/** The files that a page of a manifest lists, by the page's key. */
function filesOf(release: Release | undefined, key: string, kind: 'scripts' | 'styles', base: string): Asset[] {
  return (release?.pages[key]?.[kind] ?? []).map((path) => ({
    address: assetAddress(base, release as Release, path),
    integrity: integrityIn(release as Release, path),
    file: path.replace(/^client\//, ''),
  }));
}

/** Of the layout that a page has; pages that are not in a manifest have the default one. */
function layoutStyles({ set, site, assetBase }: WorkerInput, owner: Release | undefined, routeId: string): Asset[] {
  const wanted = owner?.routes.find(({ id }) => id === routeId)?.layout ?? 'default';
  const page = layoutStylesPage(layoutName(wanted as LayoutName, site.variant));
  return page ? filesOf(shellOf(set, owner?.name ?? ''), page, 'styles', assetBase) : [];
}

/** The shell's styles, then those of the release that owns the route, without common ones that the shell has too (decision 064). */
export function pageStyles(input: WorkerInput, routeId: string): Asset[] {
  const { set, assetBase } = input;
  const owner = ownerOf(set, routeId);
  const shell = shellOf(set, owner?.name ?? '');
  const own = filesOf(owner, routeId, 'styles', assetBase);
  return [
    ...filesOf(shell, 'main', 'styles', assetBase),
    ...layoutStyles(input, owner, routeId),
    ...own.filter(({ file }) => `client/${file}` !== commonFile(shell.commonStyles ?? '')),
  ];
}

/** Styles that a page needs in addition where it shows an error. */
export function errorStyles({ set, assetBase }: WorkerInput): Asset[] {
  return filesOf(set.shell, 'error-styles', 'styles', assetBase);
}

/** The scripts of a page in the order they must run, after those of the shell: container, page. */
export function pageScripts({ set, assetBase }: WorkerInput, routeId: string): CheckedFile[] {
  const files = filesOf(ownerOf(set, routeId), routeId, 'scripts', assetBase);
  return files.map(({ address, integrity }) => [address, integrity]);
}

const islandPrefix = islandPage('');

export type IslandFiles = Record<string, CheckedFile>;

function islandFiles(release: ReleaseSet['shell'], assetBase: string): IslandFiles {
  const files = Object.entries(release.pages).flatMap(([id, page]): [string, CheckedFile][] => {
    const path = id.startsWith(islandPrefix) ? page.scripts[0] : undefined;
    return path
      ? [[id.slice(islandPrefix.length), [assetAddress(assetBase, release, path), integrityIn(release, path)]]]
      : [];
  });
  return Object.fromEntries(files);
}

/** Every island of the shell by its name; the entry script lists them (`island-files.ts`). */
export function islandScripts({ set, assetBase }: WorkerInput): IslandFiles {
  return islandFiles(set.shell, assetBase);
}

/** The files of a section's consoles by their names; a page has those that stand in it (docs/architecture.md#consoles). */
export function consoleScripts({ set, assetBase }: WorkerInput, section: string): IslandFiles {
  const release = set.remotes[section];
  return release ? islandFiles(release, assetBase) : {};
}

/** The only script that a page loads before intent. */
export function earlyScript({ set, assetBase }: WorkerInput): Asset {
  const path = set.shell.pages.early?.scripts[0] ?? '';
  return { address: assetAddress(assetBase, set.shell, path), integrity: integrityIn(set.shell, path), file: path };
}
