import cascadeLayers from '@csstools/postcss-cascade-layers';
import postcss from 'postcss';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** The order of shared/src/ui/tokens.css; files are rewritten independently, so each needs it. */
const order = '@layer reset, tokens, shared, shell, remote;\n';
const name = 'CascadeLayersPlugin';

/**
 * Cascade layers need Chrome 99 or iOS 15.4; the oldest supported browsers would show pages without styles. This
 * expresses them by specificity, so that the load order of files does not matter.
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
