import { compileFunction } from 'node:vm';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Compilation } from 'webpack';
import { serverFile } from './gallery-config';
import type { Part } from './gallery-module';
import { chunkOf } from './part-address';

type Drawer = typeof import('./server-entry');

/** What a build shows, and how it draws it. */
export type GalleryBuild = {
  parts: readonly Part[];
  drawer: Drawer;
  /** Names of the files of an entry of webpack or of a part, such as `list` or `shared.button`. */
  filesOf: (group: string, ending: string) => string[];
};

/** Read anew for each build: `require` would keep the first one. */
function readDrawer(): Drawer {
  const module = { exports: {} as Drawer };
  const code = readFileSync(serverFile, 'utf8');
  compileFunction(code, ['module', 'exports', 'require'], { filename: serverFile })(
    module,
    module.exports,
    createRequire(serverFile),
  );
  return module.exports;
}

/** The gallery as it was built last. */
export async function readBuild(client: Compilation): Promise<GalleryBuild> {
  const drawer = readDrawer();
  const filesOf = (group: string, ending: string) =>
    (client.namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) => file.endsWith(ending));
  return { parts: await drawer.listParts(), drawer, filesOf };
}

const addressOf = (file: string) => `/gallery/files/${file}`;

/** Styles and scripts of a part alone: the site's own styles first, as in a page. */
export function partFiles({ filesOf }: GalleryBuild, { entry }: Part): { styles: string[]; scripts: string[] } {
  const styles = [...filesOf('alone', '.css'), ...filesOf(chunkOf(entry), '.css')];
  return { styles: [...new Set(styles)].map(addressOf), scripts: filesOf('alone', '.js').map(addressOf) };
}

export function listStyles({ filesOf }: GalleryBuild): string[] {
  return filesOf('list', '.css').map(addressOf);
}
