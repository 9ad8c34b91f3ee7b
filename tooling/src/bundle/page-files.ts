import type { Compilation } from 'webpack';
import type { PageFiles } from '@site/shared/contract/release-manifest';

/** Hot updates of a build for development; they are fetched once an update is told of, never with a page. */
export function isUpdate(file: string): boolean {
  return file.startsWith('update.');
}

function filesOf(compilation: Compilation, group: string, ending: string): string[] {
  const found = compilation.namedChunkGroups.get(group);
  if (!found)
    throw new Error(`No chunk is named “${group}”: give the page's import() a webpackChunkName equal to its route id.`);
  return found.getFiles().filter((file) => file.endsWith(ending) && !isUpdate(file));
}

/**
 * Scripts and styles of each page of a remote, in document order.
 * @param first styles before the page's own
 */
export function remotePageFiles(
  compilation: Compilation,
  routeIds: readonly string[],
  first: readonly string[],
): Record<string, PageFiles> {
  const door = filesOf(compilation, 'routes', '.js');
  return Object.fromEntries(
    routeIds.map((id) => [
      id,
      {
        scripts: [...new Set(['remoteEntry.js', ...door, ...filesOf(compilation, id, '.js')])].map(
          (file) => `client/${file}`,
        ),
        styles: [...first, ...filesOf(compilation, id, '.css').map((file) => `client/${file}`)],
      },
    ]),
  );
}

/** Scripts and styles of an entry of the shell. */
export function entryFiles(compilation: Compilation, entry: string): PageFiles {
  return {
    scripts: filesOf(compilation, entry, '.js').map((file) => `client/${file}`),
    styles: filesOf(compilation, entry, '.css').map((file) => `client/${file}`),
  };
}
