import { wakePage } from '@site/shared/contract/release-manifest';
import { assetAddress, integrityIn, type ReleaseSet } from '../remotes/release-set';
import type { CheckedFile } from '../remotes/pinned-release';
import type { WorkerInput } from '../remotes/worker-messages';

export type Asset = { address: string; integrity: string; file: string };

type Owner = { release: ReleaseSet['shell']; key: string };

/** Whose files a page needs: the shell's, then those of the release that owns the route. */
function owners(set: ReleaseSet, routeId: string): Owner[] {
  const owner = [...Object.values(set.remotes), set.shell].find(({ pages }) => routeId in pages);
  return [{ release: set.shell, key: 'main' }, ...(owner ? [{ release: owner, key: routeId }] : [])];
}

function assets({ set, assetBase }: WorkerInput, routeId: string, kind: 'scripts' | 'styles'): Asset[] {
  return owners(set, routeId).flatMap(({ release, key }) =>
    (release.pages[key]?.[kind] ?? []).map((path) => ({
      address: assetAddress(assetBase, release, path),
      integrity: integrityIn(release, path),
      file: path.replace(/^client\//, ''),
    })),
  );
}

export function pageStyles(input: WorkerInput, routeId: string): Asset[] {
  return assets(input, routeId, 'styles');
}

/** All scripts of a page in the order they must run: shell, container, page. */
export function pageScripts(input: WorkerInput, routeId: string): CheckedFile[] {
  return assets(input, routeId, 'scripts').map(({ address, integrity }) => [address, integrity]);
}

const wake = wakePage('');

/** Every wake file by its name: a page that was opened leads to others, whose controls want theirs. */
export function wakeScripts({ set, assetBase }: WorkerInput): Record<string, CheckedFile> {
  const files = Object.entries(set.shell.pages).flatMap(
    ([
      id,
      {
        scripts: [path = ''],
      },
    ]): [string, CheckedFile][] =>
      id.startsWith(wake)
        ? [[id.slice(wake.length), [assetAddress(assetBase, set.shell, path), integrityIn(set.shell, path)]]]
        : [],
  );
  return Object.fromEntries(files);
}

/** The styles of wake files that have some, by their names; a wake file inserts its own. */
export function wakeStyles({ set, assetBase }: WorkerInput): Record<string, CheckedFile> {
  const files = Object.entries(set.shell.pages).flatMap(([id, { styles }]): [string, CheckedFile][] => {
    const path = id.startsWith(wake) ? styles[0] : undefined;
    return path
      ? [[id.slice(wake.length), [assetAddress(assetBase, set.shell, path), integrityIn(set.shell, path)]]]
      : [];
  });
  return Object.fromEntries(files);
}

/** The only script that a page loads before intent. */
export function earlyScript({ set, assetBase }: WorkerInput): Asset {
  const path = set.shell.pages.early?.scripts[0] ?? '';
  return { address: assetAddress(assetBase, set.shell, path), integrity: integrityIn(set.shell, path), file: path };
}
