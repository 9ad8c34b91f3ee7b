import { commonFile } from '@site/shared/contract/common-styles';
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

/** Without the common styles of a section where the shell has the same (decision 064). */
export function pageStyles(input: WorkerInput, routeId: string): Asset[] {
  const { commonStyles = '' } = input.set.shell;
  return assets(input, routeId, 'styles').filter(({ file }) => `client/${file}` !== commonFile(commonStyles));
}

/** All scripts of a page in the order they must run: shell, container, page. */
export function pageScripts(input: WorkerInput, routeId: string): CheckedFile[] {
  return assets(input, routeId, 'scripts').map(({ address, integrity }) => [address, integrity]);
}

const wake = wakePage('');

export type WakeFiles = Record<string, CheckedFile>;

function wakeFiles(release: ReleaseSet['shell'], assetBase: string): WakeFiles {
  const files = Object.entries(release.pages).flatMap(([id, page]): [string, CheckedFile][] => {
    const path = id.startsWith(wake) ? page.scripts[0] : undefined;
    return path ? [[id.slice(wake.length), [assetAddress(assetBase, release, path), integrityIn(release, path)]]] : [];
  });
  return Object.fromEntries(files);
}

/** Every wake file of the shell by its name; the entry script lists them (`wake-files.ts`). */
export function wakeScripts({ set, assetBase }: WorkerInput): WakeFiles {
  return wakeFiles(set.shell, assetBase);
}

/** The files of a section's consoles by their names; a page has those that stand in it (docs/architecture.md#consoles). */
export function consoleScripts({ set, assetBase }: WorkerInput, section: string): WakeFiles {
  const release = set.remotes[section];
  return release ? wakeFiles(release, assetBase) : {};
}

/** The only script that a page loads before intent. */
export function earlyScript({ set, assetBase }: WorkerInput): Asset {
  const path = set.shell.pages.early?.scripts[0] ?? '';
  return { address: assetAddress(assetBase, set.shell, path), integrity: integrityIn(set.shell, path), file: path };
}
