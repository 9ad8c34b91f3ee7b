import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { commonFile } from '@site/shared/contract/common-styles';
import { CascadeLayersPlugin } from './cascade-layers-plugin';
import { clientBase } from './client-config';
import { commonKey, commonSheets } from './common-styles';
import { repositoryRoot } from '@site/shared/repository/workspaces';

const name = 'StylesAlone';

/** Webpack makes a script of every entry; of this one only the styles are wanted. */
class StylesAlone {
  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    const dropScripts = (compilation: Compilation) => {
      for (const file of Object.keys(compilation.assets)) if (file.endsWith('.js')) compilation.deleteAsset(file);
    };
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({ name, stage }, () => dropScripts(compilation)),
    );
  }
}

/** The common styles as a file of a section's release, the same bytes in every section. */
export function commonConfig(remote: string): Configuration {
  const base = clientBase(remote);
  return {
    ...base,
    name: `${remote}-common`,
    cache: false,
    entry: { common: commonSheets.map((sheet) => `${path.join(repositoryRoot, sheet)}?sheet`) },
    output: { ...base.output, clean: false },
    plugins: [
      new MiniCssExtractPlugin({ filename: path.basename(commonFile(commonKey())) }),
      new CascadeLayersPlugin(),
      new StylesAlone(),
    ],
  };
}
