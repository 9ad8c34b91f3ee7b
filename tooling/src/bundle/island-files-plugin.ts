import webpack, { type Compilation } from 'webpack';
import { pageIntegrityOf } from '@site/shared/contract/integrity';
import { islandPage } from '@site/shared/contract/release-manifest';
import { entryFiles } from './page-files';

/** What stands in the entry script where a table comes. */
const places = {
  ISLAND_FILES: JSON.stringify('ISLAND_FILES'),
  SHELL_SCRIPTS: JSON.stringify('SHELL_SCRIPTS'),
} as const;

const bare = (file: string) => file.replace('client/', '');

type Checked = [file: string, integrity: string];

function checked(compilation: Compilation, files: readonly string[]): Checked[] {
  return files.map(bare).map((file) => {
    const asset = compilation.getAsset(file);
    if (!asset) throw new Error(`The file ${file} was not emitted.`);
    return [file, pageIntegrityOf(asset.source.buffer())];
  });
}

/** An island's script and styles without what all their names begin with, each followed by its integrity. */
function islandFile(compilation: Compilation, name: string): string[] {
  const page = islandPage(name);
  const { scripts, styles } = entryFiles(compilation, page);
  return checked(compilation, [...scripts, ...styles]).flatMap(([file, hash]) => [file.slice(page.length), hash]);
}

function fill(compilation: Compilation, tables: Record<keyof typeof places, unknown>): void {
  for (const script of entryFiles(compilation, 'early').scripts.map(bare))
    compilation.updateAsset(script, (source) => {
      let text = source.source().toString();
      for (const [name, place] of Object.entries(places)) {
        if (!text.includes(place)) throw new Error(`${script} has no place for the table ${name}.`);
        text = text.replace(place, () => JSON.stringify(tables[name as keyof typeof places]));
      }
      return new webpack.sources.RawSource(text);
    });
}

/** Takes down the scripts of the application, for the entry script, whose build waits for this one. */
export class ShellScriptsPlugin {
  /** In the order in which they run; empty before the build. */
  scripts: Checked[] = [];

  constructor(private readonly entries: readonly string[]) {}

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ShellScriptsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellScriptsPlugin', stage }, () => {
        const files = this.entries.flatMap((entry) => entryFiles(compilation, entry).scripts);
        this.scripts = checked(compilation, files);
      });
    });
  }
}

/**
 * Writes the names and hashes of the islands and of the application's scripts into the entry script, which browsers keep, so that no
 * page has to bring them (`shell/src/client/early/island-files.ts`).
 */
export class IslandFilesPlugin {
  constructor(
    private readonly names: readonly string[],
    private readonly shell: ShellScriptsPlugin,
  ) {}

  apply(compiler: webpack.Compiler): void {
    new webpack.DefinePlugin(places).apply(compiler);
    compiler.hooks.thisCompilation.tap('IslandFilesPlugin', (compilation) => {
      // Once files are minimised, and before the names of files are made of their contents.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name: 'IslandFilesPlugin', stage }, () => {
        const islands = Object.fromEntries(this.names.map((name) => [name, islandFile(compilation, name)]));
        fill(compilation, { ISLAND_FILES: islands, SHELL_SCRIPTS: this.shell.scripts });
      });
    });
  }
}
