import webpack, { type Configuration, type MultiStats, type StatsCompilation } from 'webpack';

function explain(stats: StatsCompilation): string {
  return (stats.errors ?? []).map((error) => `${error.moduleName ?? error.file ?? ''} ${error.message}`).join('\n');
}

/**
 * Runs several configurations as one build.
 * @throws {Error} with every error message; warnings count as errors
 */
export async function runWebpack(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  // They read the same files of packages and of `shared`.
  for (const one of compiler.compilers) one.inputFileSystem = compiler.compilers[0]?.inputFileSystem ?? null;
  const stats = await new Promise<MultiStats>((done, fail) => {
    compiler.run((error, result) =>
      error || !result ? fail(error ?? new Error('webpack returned no result')) : done(result),
    );
  });
  await new Promise<void>((done) => compiler.close(() => done()));
  const summary = stats.toJson({ all: false, errors: true, warnings: true });
  if (stats.hasErrors()) throw new Error(explain(summary));
  if (stats.hasWarnings()) throw new Error((summary.warnings ?? []).map((warning) => warning.message).join('\n'));
  return stats;
}
