import cascadeLayers from '@csstools/postcss-cascade-layers';
import postcss from 'postcss';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** The order of shared/src/ui/tokens.css; each file is rewritten alone, so each must know it. */
const order = '@layer reset, tokens, shared, shell, remote;\n';
const name = 'CascadeLayersPlugin';

/**
 * Cascade layers need Chrome 99 or iOS 15.4; the browsers of content.md §3.13 would show pages without any style. This
 * says the same by specificity, so that the order in which files are loaded stays without meaning.
 */
export class CascadeLayersPlugin {
  private readonly processor = postcss([cascadeLayers({ onConditionalRulesChangingLayerOrder: false })]);

  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, (assets) =>
        this.rewrite(compilation, Object.keys(assets)),
      );
    });
  }

  private async rewrite(compilation: Compilation, files: readonly string[]): Promise<void> {
    for (const file of files.filter((asset) => asset.endsWith('.css'))) {
      const source = compilation.assets[file]?.source().toString() ?? '';
      const { css } = await this.processor.process(order + source, { from: undefined, map: false });
      compilation.updateAsset(file, new webpack.sources.RawSource(css));
    }
  }
}
