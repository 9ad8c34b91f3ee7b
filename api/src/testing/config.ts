/** PostgreSQL server on which the suite runs; without it every test file has a PGlite of its own. */
export const testDatabaseUrl: string | undefined = process.env['TEST_DATABASE_URL'];
