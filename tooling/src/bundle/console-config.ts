import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Configuration } from 'webpack';
import { consoleName } from '@site/shared/contract/console-name';
import { type PageFiles, islandPage } from '@site/shared/contract/release-manifest';
import { clientBase } from './client-config';
import { entryFiles } from './page-files';
import { type Flavour, repositoryRoot } from '@site/shared/repository/workspaces';

const folder = './src/consoles';

/** The consoles of a remote, each by its page of the manifest: `island-console-home` is `src/consoles/home.ts`. */
function consoleEntries(remote: string): Record<string, string> {
  const place = path.join(repositoryRoot, remote, folder);
  const files = existsSync(place) ? readdirSync(place) : [];
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => [islandPage(consoleName(path.basename(file, '.ts'))), `${folder}/${file}`]),
  );
}

/** The scripts of a remote's consoles: each a file by itself, without federation and without a runtime chunk. */
export function consoleConfig(remote: string, flavour?: Flavour): Configuration | undefined {
  const entry = consoleEntries(remote);
  if (Object.keys(entry).length === 0) return undefined;
  const base = clientBase(remote, flavour);
  return { ...base, name: `${remote}-consoles`, cache: false, entry, output: { ...base.output, clean: false } };
}

/** What the manifest says of them. */
export function consolePages(compilation: Compilation, remote: string): Record<string, PageFiles> {
  return Object.fromEntries(Object.keys(consoleEntries(remote)).map((id) => [id, entryFiles(compilation, id)]));
}
