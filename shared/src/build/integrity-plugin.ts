import webpack from 'webpack';

/**
 * Gives every script chunk that webpack loads by itself the hash that the page's release set names, and refuses a
 * chunk without one: `siteIntegrity` is set by the set script before any bundle runs (federation.md §11).
 */
export class IntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) =>
          `${source}\nscript.integrity = globalThis.siteIntegrity(script.src);\nscript.crossOrigin = 'anonymous';`,
      );
    });
  }
}
