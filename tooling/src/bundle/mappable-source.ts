import type { Compilation, Compiler, sources } from 'webpack';

const name = 'MappableSource';

const kept = new WeakMap<Compilation, sources.Source>();

/**
 * Keeps of a build how one of its files came from its sources, so that a place in it can be looked up when something throws.
 * The map itself is made when it is asked for: every save would wait for a map that hardly anybody needs.
 */
export class MappableSourcePlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.buildModule.tap(name, (module) => {
        module.useSourceMap = true;
      });
      compilation.hooks.afterProcessAssets.tap(name, (assets) => {
        const source = assets[this.file];
        if (source) kept.set(compilation, source);
      });
    });
  }
}

/** The source map of the kept file, with lines alone; undefined where nothing was kept. */
export function mapOf(compilation: Compilation): object | undefined {
  return kept.get(compilation)?.map({ columns: false }) ?? undefined;
}
