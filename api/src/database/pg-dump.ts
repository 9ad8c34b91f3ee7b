import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Writes the database of a server to a file, in the custom format of pg_dump. @throws {Error} one sentence for operators */
export function dumpServer(url: string, file: string): Promise<void> {
  return runTool('pg_dump', url, `${file}.password`, ['--format=custom', `--file=${file}`]);
}

/** Fills an empty database of a server from that file, whole or not at all. @throws {Error} one sentence for operators */
export function restoreServer(url: string, file: string): Promise<void> {
  return runTool('pg_restore', url, `${file}.password`, ['--single-transaction', '--exit-on-error', file]);
}

/** Arguments are seen by every user of the machine, so that the password goes by a file. */
async function runTool(tool: string, url: string, passwordFile: string, args: readonly string[]): Promise<void> {
  const password = decodeURIComponent(new URL(url).password).replace(/[\\:]/g, String.raw`\$&`);
  writeFileSync(passwordFile, `*:*:*:*:${password}\n`, { flag: 'wx', mode: 0o600 });
  const place = `--dbname=${withoutPassword(url, passwordFile)}`;
  try {
    await run(tool, ['--no-owner', '--no-privileges', '--no-password', place, ...args]);
  } catch (error) {
    throw new Error(sentenceOf(tool, error as NodeJS.ErrnoException & { stderr?: string }), { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function withoutPassword(url: string, passwordFile: string): string {
  const place = new URL(url);
  place.password = '';
  place.searchParams.set('passfile', passwordFile);
  // What `pg` does by itself: without an authority of its own it trusts those of the system.
  if (place.searchParams.get('sslmode') === 'verify-full' && !place.searchParams.has('sslrootcert'))
    place.searchParams.set('sslrootcert', 'system');
  return place.href;
}

function sentenceOf(tool: string, error: NodeJS.ErrnoException & { stderr?: string }): string {
  if (error.code === 'ENOENT') return `${tool} is not on this machine; install the client tools of PostgreSQL.`;
  return `${tool} failed at DATABASE_URL: ${(error.stderr || error.message).trim()}`;
}
