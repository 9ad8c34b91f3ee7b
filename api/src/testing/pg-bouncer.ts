import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '../database/postgres-database';
import { installOnDebian } from '@site/shared/process/debian-packages';
import { freePort } from '@site/shared/process/free-port';
import { nobody } from './postgres-server';

export type Pooler = { url: string; stop: () => Promise<void> };

const binary = '/usr/sbin/pgbouncer';
const maxStartMs = 60_000;

/** Debian's PgBouncer in front of a database, in transaction mode with two connections; `ignored` are startup parameters. */
export async function startPgBouncer(databaseUrl: string, ignored: string): Promise<Pooler> {
  install();
  const { hostname, port, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'site-pgbouncer-'));
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const ownPort = await freePort();
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${port} user=postgres`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${ownPort}\nunix_socket_dir = ${folder}`,
    'auth_type = any\npool_mode = transaction\ndefault_pool_size = 2',
    `ignore_startup_parameters = ${ignored}`,
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${settings.join('\n')}\n`, { mode: 0o644 });
  const child = spawn(binary, ['-q', file], { ...owner, cwd: folder, stdio: 'ignore' });
  const url = `postgresql://postgres@127.0.0.1:${ownPort}${pathname}`;
  await untilListening(url, child);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((done) => child.once('exit', done));
      rmSync(folder, { recursive: true });
    },
  };
}

function install(): void {
  if (existsSync(binary)) return;
  const trouble = installOnDebian('pgbouncer') ?? '';
  if (!existsSync(binary)) throw new Error(`No PgBouncer was found: install the Debian package pgbouncer. ${trouble}`);
}

/** It listens when it answers or refuses; only a closed port is waited for. */
async function untilListening(url: string, child: ChildProcess): Promise<void> {
  const database = openPostgres(url);
  const deadline = Date.now() + maxStartMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const failure = await database.query('select 1').catch((error: Error) => error.message);
    if (typeof failure !== 'string' || !/ECONNREFUSED|no connection/.test(failure)) return database.close();
    await pause(50);
  }
  throw new Error(`PgBouncer did not listen within ${maxStartMs / 1000} s.`);
}
