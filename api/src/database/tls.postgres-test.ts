import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { nobody, type PostgresServer, startPostgres } from '../testing/postgres-server';
import { openPostgres } from './postgres-database';

let server: PostgresServer;
let folder: string;

beforeAll(async () => {
  server = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'site-tls-'));
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** The address by a name, with a query, as the service reads it. */
function configured(host: string, query: string, env: Record<string, string> = {}): string {
  const url = new URL(server.url);
  url.hostname = host;
  return readConfig({ DATABASE_URL: `${url.href}${query}`, ...env }).databaseUrl ?? '';
}

async function asked(url: string): Promise<unknown> {
  const database = openPostgres(url);
  try {
    return await database.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
  } finally {
    await database.close();
  }
}

/** A certificate for `localhost` that is its own authority; the server loads it without a restart. */
async function offerTls(): Promise<string> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')] as const;
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const made = spawnSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', certificate]);
  expect(made.status).toBe(0);
  chmodSync(folder, 0o755);
  chmodSync(key, 0o600);
  if (process.getuid?.() === 0) for (const file of [folder, key]) chownSync(file, nobody, nobody);
  const operator = openPostgres(server.url);
  for (const [name, value] of Object.entries({ ssl_cert_file: certificate, ssl_key_file: key, ssl: 'on' }))
    await operator.query(`alter system set ${name} = '${value}'`);
  await operator.query('select pg_reload_conf()');
  const encrypted = openPostgres(configured('localhost', '?sslmode=verify-full', { DATABASE_CA_FILE: certificate }));
  while (!(await encrypted.query('select 1').catch(() => undefined))) await operator.query('select 1');
  await Promise.all([operator.close(), encrypted.close()]);
  return certificate;
}

test('R11.13 a server is spoken to by TLS alone, with the certificate and the name that it should have', async () => {
  await expect(asked(configured('localhost', '?sslmode=verify-full'))).rejects.toMatchObject({
    message: 'PostgreSQL at DATABASE_URL offers no TLS, which its sslmode=verify-full demands.',
    isSlow: false,
  });
  const authority = { DATABASE_CA_FILE: await offerTls() };

  expect(await asked(configured('localhost', '?sslmode=verify-full', authority))).toEqual([{ ssl: true }]);
  expect(await asked(configured('localhost', '?sslmode=disable', authority))).toEqual([{ ssl: false }]);
  await expect(asked(configured('localhost', '?sslmode=verify-full'))).rejects.toMatchObject({
    message: expect.stringContaining('is not accepted (DEPTH_ZERO_SELF_SIGNED_CERT); name the authority'),
    isSlow: false,
  });
  await expect(asked(configured('127.0.0.1', '?sslmode=verify-full', authority))).rejects.toThrow(
    'is not accepted (ERR_TLS_CERT_ALTNAME_INVALID)',
  );
});
