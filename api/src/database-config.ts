import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { type Environment, InvalidSetting } from '@site/shared/process/environment';
import { secretAddress } from '@site/shared/process/setting-addresses';

export type DatabaseAddresses = {
  /** PostgreSQL server; without it PGlite in the data folder. With its TLS, as `pg` understands it. */
  databaseUrl: string | undefined;
  /** A replica that may answer reads. */
  databaseReadUrl: string | undefined;
};

type Name = 'DATABASE_URL' | 'DATABASE_READ_URL';

const example = 'postgresql://user:password@host:5432/name';
const protocols = ['postgres:', 'postgresql:'];

/** The servers, each with the authority of `DATABASE_CA_FILE` that its certificate must come from. */
export function databasesOf(env: Environment): DatabaseAddresses {
  const databaseUrl = serverOf(env, 'DATABASE_URL');
  const databaseReadUrl = serverOf(env, 'DATABASE_READ_URL');
  if (databaseReadUrl && !databaseUrl)
    throw new InvalidSetting('DATABASE_READ_URL needs DATABASE_URL, the server that it is a replica of.');
  return { databaseUrl, databaseReadUrl };
}

function serverOf(env: Environment, name: Name): string | undefined {
  const text = secretAddress(env, name, protocols, example);
  if (!text) return undefined;
  const url = new URL(text);
  const mode = url.searchParams.get('sslmode');
  if (mode !== null && mode !== 'verify-full' && mode !== 'disable')
    throw new InvalidSetting(
      `${name} says sslmode=${mode}; it must be verify-full, which checks certificate and name of the server, or disable.`,
    );
  if (mode === 'verify-full' && env['DATABASE_CA_FILE']) url.searchParams.set('sslrootcert', authorityOf(env));
  return url.href;
}

function authorityOf(env: Environment): string {
  const file = env['DATABASE_CA_FILE'] ?? '';
  if (existsSync(file)) return file;
  throw new InvalidSetting(`DATABASE_CA_FILE is ${file}; there is no such file.`);
}

/** Passwords and leads would cross a network that nobody looked at: production says which it is. */
export function unsafeDatabases(env: Environment): string[] {
  return (['DATABASE_URL', 'DATABASE_READ_URL'] as const).flatMap((name) => {
    const text = serverOf(env, name);
    if (!text || new URL(text).searchParams.has('sslmode') || isOwnMachine(new URL(text))) return [];
    return `${name} leads to ${new URL(text).hostname} without sslmode: passwords and leads would cross the network in clear. Add ?sslmode=verify-full, with the authority in DATABASE_CA_FILE where it is your own, or ?sslmode=disable where the network is.`;
  });
}

/** A socket of this machine has no host in the address, or a folder as `host` of the query. */
function isOwnMachine({ hostname, searchParams }: URL): boolean {
  const host = (searchParams.get('host') ?? hostname).replace(/^\[(.*)\]$/, '$1');
  return host === '' || host.startsWith('/') || host === 'localhost' || host === '::1' || isLoopback(host);
}

function isLoopback(host: string): boolean {
  return isIP(host) === 4 && host.startsWith('127.');
}
