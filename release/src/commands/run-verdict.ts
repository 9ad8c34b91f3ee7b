import { spawn } from 'node:child_process';
import { ReleaseError } from '../errors/release-error';
import type { Verdict } from '../operations/bisect';

/** As `git bisect run` reads it: this code says that a version cannot be tested. */
const cannotTell = 125;

/**
 * Runs a command in a shell and reads its exit code: 0 good, 125 cannot be tested, up to 124 bad. What it prints goes to the
 * error output, because the output is for data.
 * @param env all variables that it gets
 * @throws {ReleaseError} when it ends otherwise: it was not found, or a signal ended it
 */
export async function runVerdict(command: string, env: Record<string, string | undefined>): Promise<Verdict> {
  const child = spawn(command, { shell: true, stdio: ['inherit', process.stderr, 'inherit'], env });
  const [code, signal] = await new Promise<[number | null, string | null]>((done, fail) => {
    child.once('error', fail);
    child.once('exit', (...ended) => done(ended));
  });
  if (code === 0) return 'good';
  if (code === cannotTell) return 'skipped';
  if (code !== null && code < cannotTell) return 'bad';
  throw new ReleaseError(`${JSON.stringify(command)} ended with ${signal ?? code}, which says neither good nor bad.`);
}
