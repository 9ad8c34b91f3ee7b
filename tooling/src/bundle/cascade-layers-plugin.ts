import cascadeLayers from '@csstools/postcss-cascade-layers';
import postcss from 'postcss';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** The layers of shared/src/ui/tokens.css, in their order. */
const layers = ['reset', 'tokens', 'shared', 'shell', 'remote'];
/** Files are rewritten independently, so each needs it. */
const order = '@layer shared, remote;\n';
/**
 * The shell's own sheet begins with the reset, is the first of a page and whole: in it the layers stand in their order, and need no specificity to
 * outweigh each other. That is written into each rule of a level above the first, and is left to sheets that come when they come.
 */
const lowest = /^@layer (?:reset|tokens|shell)\b/;
const shells = /^@layer shell\b/;
const name = 'CascadeLayersPlugin';

type Parts = Map<string, Promise<string>>;

function rankOf(part: string): number {
  return layers.indexOf(/^@layer (\w+)\s*\{/.exec(part)?.[1] ?? '');
}

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
    const parts: Parts = new Map();
    for (const file of files.filter((asset) => asset.endsWith('.css'))) {
      const source = compilation.getAsset(file)?.source ?? new webpack.sources.RawSource('');
      const made = () => this.rewritten(source.source().toString(), parts);
      compilation.updateAsset(file, await cache.providePromise(file, cache.getLazyHashedEtag(source), made));
    }
  }

  /** Layer by layer, and part by part, since most parts of a page's styles are parts of other pages' too: it would all be done tens of times. */
  private async rewritten(source: string, parts: Parts): Promise<webpack.sources.RawSource> {
    const nodes = postcss.parse(source).nodes.map((node) => node.toString());
    const isShells = nodes.some((text) => rankOf(text) === 0);
    const texts = nodes
      .sort((a, b) => rankOf(a) - rankOf(b))
      .map((text) => (isShells ? text.replace(lowest, '@layer shared') : text.replace(shells, '@layer remote')));
    const rewritten = await Promise.all(
      texts.map((text) => {
        const part = parts.get(text) ?? this.rewrittenPart(text);
        parts.set(text, part);
        return part;
      }),
    );
    return new webpack.sources.RawSource(rewritten.join('\n'));
  }

  private async rewrittenPart(text: string): Promise<string> {
    return (await this.processor.process(order + text, { from: undefined, map: false })).css;
  }
}
