/** How one target is fuzzed. `npm run prove -- --only fuzz` sets these; without them a short run with a fixed seed is made. */
export const fuzzRun = {
  /** 0 for the short run. */
  seconds: Number(process.env['FUZZ_SECONDS'] ?? 0),
  seed: Number(process.env['FUZZ_SEED'] ?? 20_261_128),
  /** The folder that figures and counterexamples are written to. */
  report: process.env['FUZZ_REPORT'],
};

/** Inputs of the short run. */
export const shortRuns = 300;
