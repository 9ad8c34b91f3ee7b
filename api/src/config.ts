import { join, resolve } from 'node:path';

export type Config = {
  port: number;
  /** Interface to listen on. */
  host: string;
  dataDir: string;
  /** PostgreSQL server; without it PGlite in `dataDir`. */
  databaseUrl: string | undefined;
  contentDir: string;
  /** `prod` hides `/docs`. */
  siteEnv: 'dev' | 'testing' | 'pre' | 'prod';
  /** Whose X-Forwarded-For is believed: addresses, ranges or the names of proxy-addr. */
  trustedProxies: string[];
  logLevel: string;
};

const siteEnvironments = ['dev', 'testing', 'pre', 'prod'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A setting that cannot be used; the message names it and its value. */
export class UnusableSetting extends Error {
  override name = 'UnusableSetting';
}

/** Reads the settings of this process, the only place that does, and refuses what cannot work. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  return {
    port: portOf(env['API_PORT']),
    host: env['API_HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    databaseUrl: databaseUrlOf(env['DATABASE_URL']),
    contentDir: env['CONTENT_DIR'] ? resolve(env['CONTENT_DIR']) : join(__dirname, '../content'),
    siteEnv: oneOf('SITE_ENV', env['SITE_ENV'] || 'dev', siteEnvironments),
    trustedProxies: (env['TRUSTED_PROXIES'] || 'loopback').split(',').map((part) => part.trim()),
    logLevel: oneOf('LOG_LEVEL', env['LOG_LEVEL'] || 'info', logLevels),
  };
}

function portOf(text: string | undefined): number {
  const port = Number(text || '8081');
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new UnusableSetting(`API_PORT is ${text}; it must be a port number from 0 to 65535.`);
  }
  return port;
}

function databaseUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new UnusableSetting('DATABASE_URL must look like postgresql://user:password@host:5432/name.');
  }
  return text;
}

function oneOf<Value extends string>(name: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new UnusableSetting(`${name} is ${value}; it must be one of ${allowed.join(', ')}.`);
  return found;
}
