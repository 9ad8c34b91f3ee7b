/** PostgreSQL server on which the suite runs; without it every test file has a PGlite of its own. */
export const testDatabaseUrl: string | undefined = process.env['TEST_DATABASE_URL'];

/** What a process that a test starts needs of this one's environment. */
export const inheritedEnvironment: Record<string, string> = { PATH: process.env['PATH'] ?? '' };
