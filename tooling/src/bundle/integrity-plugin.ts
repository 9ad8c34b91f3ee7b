import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/** Makes webpack's script loading wait for the file with the hashes of the build. */
class AwaitHashes extends RuntimeModule {
  constructor() {
    super('await chunk hashes', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const load = RuntimeGlobals.loadScript;
    return `var load = ${load};
${load} = (url, done, ...rest) =>
  siteHashesOf(url).then(
    () => load(url, done, ...rest),
    () => done({ type: 'error', target: { src: url } }),
  );`;
  }
}

/**
 * Adds integrity to every script chunk that webpack loads, from the hashes of its build, and rejects a chunk without
 * one. `siteHashesOf` and `siteIntegrity` are the shell's (`script-integrity.ts`).
 */
export class IntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\nscript.integrity = siteIntegrity(script.src);\nscript.crossOrigin = 'anonymous';`,
      );
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('IntegrityPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new AwaitHashes());
      });
    });
  }
}
