import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '../database/postgres-database';
import { inheritedEnvironment } from './config';
import { installOnDebian } from '@site/shared/process/debian-packages';
import { freePort } from '@site/shared/process/free-port';

export type PostgresServer = {
  url: string;
  /** Kills it, as a crash would. */
  crash: () => void;
  /** Restarts it on its data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const debianServers = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root; without a dedicated user it runs as Debian's nobody. */
export const nobody = 65_534;
const maxStartMs = 60_000;

/** A temporary PostgreSQL server, installed first where possible. */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = findBinaries() ?? installBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  const made = spawnSync(join(binaries, 'initdb'), init, { ...owner, encoding: 'utf8', cwd: folder });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    // What a crash of the process leaves is as whole as ever; only that of the machine would need these.
    ...['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    ...['-c', 'max_connections=300'],
  ];
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const launch = async () => {
    const server = spawn(join(binaries, 'postgres'), options, { ...owner, cwd: folder, stdio: 'ignore' });
    await untilAnswers(url, server);
    return server;
  };
  let server = await launch();
  return {
    url,
    crash: () => void server.kill('SIGQUIT'),
    restart: async () => {
      await ended(server);
      server = await launch();
    },
    stop: async () => {
      server.kill('SIGINT');
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await new Promise((done) => server.once('exit', done));
}

function findBinaries(): string | undefined {
  const versions = existsSync(debianServers) ? readdirSync(debianServers).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debianServers, version, 'bin')), ...pathFolders()];
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));
}

function pathFolders(): string[] {
  return (inheritedEnvironment['PATH'] ?? '').split(delimiter).filter(Boolean);
}

function installBinaries(): string {
  const advice = 'install the Debian package postgresql, or set TEST_DATABASE_URL to the address of a server';
  const trouble = installOnDebian('postgresql') ?? '';
  const binaries = findBinaries();
  if (!binaries) throw new Error(`No PostgreSQL server was found: ${advice}. ${trouble}`);
  return binaries;
}

async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  const database = openPostgres(url);
  const deadline = Date.now() + maxStartMs;
  while (Date.now() < deadline && server.exitCode === null) {
    const answers = await database.query('select 1').catch(() => undefined);
    if (answers) return database.close();
    await pause(100);
  }
  throw new Error(`PostgreSQL did not answer within ${maxStartMs / 1000} s.`);
}
