import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inheritedEnvironment, testDatabaseUrl } from './config';
import { startPostgres } from './postgres-server';
import { createTemplate } from './test-database';

const repository = join(__dirname, '../../..');

/**
 * Runs the api's whole suite on a real PostgreSQL server, that of TEST_DATABASE_URL or a temporary one, and the tests that
 * need such a server (`*.postgres-test.ts`). Arguments go to jest. Without a server it fails rather than skip.
 */
async function main(): Promise<void> {
  const server = testDatabaseUrl ? undefined : await startPostgres();
  const url = testDatabaseUrl ?? server?.url ?? '';
  const template = await createTemplate(url);
  const tests = ['--testMatch', '**/api/src/**/*.test.ts', '**/api/src/**/*.postgres-test.ts'];
  const args = [join(repository, 'node_modules/.bin/jest'), ...process.argv.slice(2), ...tests];
  const env = { ...inheritedEnvironment, TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template.name };
  const jest = spawn(process.execPath, args, { cwd: repository, stdio: 'inherit', env });
  process.exitCode = await new Promise<number>((done) => jest.once('exit', (code) => done(code ?? 1)));
  await template.drop();
  await server?.stop();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
