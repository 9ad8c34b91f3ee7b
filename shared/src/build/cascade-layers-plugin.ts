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

  /** Kept by webpack for the next build: of a section that is developed most styles are as they were. */
  private async rewrite(compilation: Compilation, files: readonly string[]): Promise<void> {
    const cache = compilation.getCache(name);
    for (const file of files.filter((asset) => asset.endsWith('.css'))) {
      const source = compilation.getAsset(file)?.source ?? new webpack.sources.RawSource('');
      const made = () => this.rewritten(source.source().toString());
      compilation.updateAsset(file, await cache.providePromise(file, cache.getLazyHashedEtag(source), made));
    }
  }

  private async rewritten(source: string): Promise<webpack.sources.RawSource> {
    const { css } = await this.processor.process(order + source, { from: undefined, map: false });
    return new webpack.sources.RawSource(css);
  }
}
