import webpack, { type Compilation } from 'webpack';
import { pageIntegrityOf } from '../contract/integrity';
import { wakePage } from '../contract/release-manifest';
import { entryFiles } from './page-files';

/** Stands in the entry script where the table of wake files comes. */
const place = JSON.stringify('WAKE_FILES');

const bare = (file: string) => file.replace('client/', '');

/** A wake file's script and styles, each followed by its integrity. */
function filesOf(compilation: Compilation, name: string): string[] {
  const { scripts, styles } = entryFiles(compilation, wakePage(name));
  return [...scripts, ...styles].map(bare).flatMap((file) => {
    const asset = compilation.getAsset(file);
    if (!asset) throw new Error(`The wake file ${file} was not emitted.`);
    return [file, pageIntegrityOf(asset.source.buffer())];
  });
}

function fill(compilation: Compilation, names: readonly string[]): void {
  const table = Object.fromEntries(names.map((name) => [name, filesOf(compilation, name)]));
  for (const script of entryFiles(compilation, 'early').scripts.map(bare))
    compilation.updateAsset(script, (source) => {
      const text = source.source().toString();
      if (!text.includes(place)) throw new Error(`${script} has no place for the table of wake files.`);
      return new webpack.sources.RawSource(text.replace(place, () => JSON.stringify(table)));
    });
}

/**
 * Writes the names and hashes of the wake files into the entry script, which browsers keep, so that no page has to bring them
 * (`shell/src/client/early/wake-files.ts`).
 */
export class WakeFilesPlugin {
  constructor(private readonly names: readonly string[]) {}

  apply(compiler: webpack.Compiler): void {
    new webpack.DefinePlugin({ WAKE_FILES: place }).apply(compiler);
    compiler.hooks.thisCompilation.tap('WakeFilesPlugin', (compilation) => {
      // Once files are minimised, and before the names of files are made of their contents.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING;
      compilation.hooks.processAssets.tap({ name: 'WakeFilesPlugin', stage }, () => fill(compilation, this.names));
    });
  }
}
