/** PostgreSQL server on which the suite runs; without it every test file has its own PGlite. */
export const testDatabaseUrl: string | undefined = process.env['TEST_DATABASE_URL'];

/** A migrated database on that server, of which each test file takes a copy; without it each is migrated anew. */
export const testTemplate: string | undefined = process.env['TEST_DATABASE_TEMPLATE'];

/** The part of this environment that child processes of tests inherit. */
export const inheritedEnvironment: Record<string, string> = { PATH: process.env['PATH'] ?? '' };

/** Runs a call and seed of the grammar tests; a seed of its own makes a run repeatable. */
export const grammarRun = {
  numRuns: Number(process.env['GRAMMAR_RUNS'] ?? 20),
  seed: Number(process.env['GRAMMAR_SEED'] ?? 20_261_122),
};

/** For as many runs as a proof takes, on a slow machine, in milliseconds. */
export const grammarTimeout = 1_800_000;
