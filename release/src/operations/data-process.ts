import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { ReleaseConfig } from '../config';
import { ReleaseError } from '../errors/release-error';

const run = promisify(execFile);

/**
 * Runs the api's command for its data (`api/src/backup/data-cli.ts`) as a process: database and journal are the api's alone.
 * @returns what it prints as JSON
 * @throws {ReleaseError} with its sentence
 */
export async function runDataProcess({ dataFile }: ReleaseConfig, ...args: string[]): Promise<unknown> {
  try {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', dataFile, ...args], { cwd: repositoryRoot });
    return JSON.parse(stdout) as unknown;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new ReleaseError((stderr || message).trim(), { cause: error });
  }
}
