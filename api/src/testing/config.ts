/** PostgreSQL server on which the suite runs; without it every test file has its own PGlite. */
export const testDatabaseUrl: string | undefined = process.env['TEST_DATABASE_URL'];

/** The part of this environment that child processes of tests inherit. */
export const inheritedEnvironment: Record<string, string> = { PATH: process.env['PATH'] ?? '' };
