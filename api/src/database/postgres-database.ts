import { DatabaseError, Pool, type PoolClient } from 'pg';
import { type Database, DatabaseUnavailable, type Queryable } from './database';
import { dumpServer } from './pg-dump';
import { SqlError } from './sql-error';

const connectTimeoutMs = 2_000;
const statementTimeoutMs = 15_000;
/** Client-side limit: a hanging server does not time out its own statements. */
const answerTimeoutMs = 16_000;

const mostConnections = 10;

/** A PostgreSQL server (`DATABASE_URL`). Connects on the first statement. */
export function openPostgres(url: string, connections: number = mostConnections): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: answerTimeoutMs,
    application_name: 'site-api',
  });
  // Without a listener a connection that breaks between two statements, idle or in a transaction, would crash the process;
  // the next statement reports it anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    query: (sql, params) => runOn(pool, sql, params),
    script: async (sql) => void (await runOn(pool, sql)),
    transaction: (run) => inTransaction(pool, run),
    sync: async () => undefined,
    dump: (file) => dumpServer(url, file),
    close: () => pool.end(),
  };
}

async function inTransaction<Result>(pool: Pool, run: (tx: Queryable) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => Promise.reject(translate(error)));
  try {
    await runOn(client, 'begin');
    const result = await run({
      query: (sql, params) => runOn(client, sql, params),
      script: async (sql) => void (await runOn(client, sql)),
    });
    await runOn(client, 'commit');
    client.release();
    return result;
  } catch (error) {
    const broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}

async function runOn(on: Pool | PoolClient, sql: string, params?: readonly unknown[]): Promise<never[]> {
  try {
    const result = await on.query(sql, params as unknown[] | undefined);
    return (Array.isArray(result) ? [] : result.rows) as never[];
  } catch (error) {
    throw translate(error);
  }
}

/** Too many connections, a statement over its time (another process migrates), starting up. */
const slowCodes = ['53300', '57014', '57P03'];

/** A pooler between takes only the settings of a connection that it knows. */
const poolerRefusal = /unsupported startup parameter: (\w+)/;

/** What an operator has to mend, by the words of Node's TLS, of `pg` about a server without it, and of PgBouncer. */
function clearTextFault({ code = '', message }: NodeJS.ErrnoException): string | undefined {
  if (/does not support SSL/.test(message))
    return 'PostgreSQL at DATABASE_URL offers no TLS, which its sslmode=verify-full demands.';
  if (/CERT|ISSUER|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/.test(code))
    return `The certificate of PostgreSQL at DATABASE_URL is not accepted (${code}); name the authority in DATABASE_CA_FILE, and the host as the certificate has it.`;
  const refused = poolerRefusal.exec(message)?.[1];
  return (
    refused &&
    `The pooler at DATABASE_URL does not take ${refused}; add it to its ignore_startup_parameters and set it for the role instead (docs/how-to/run-several-apis.md).`
  );
}

function translate(error: unknown): Error {
  const fault = clearTextFault(error as Error);
  return fault ? new DatabaseUnavailable(fault) : translateCode(error);
}

/** Class 08, 53, 57: connection lost, out of resources, shutting down. */
function translateCode(error: unknown): Error {
  const known = error instanceof DatabaseError ? error : undefined;
  if (known?.code && !/^(08|53|57)/.test(known.code)) {
    // Messages quote values, which are private, except those about the SQL text itself (class 42).
    const message = known.code.startsWith('42') ? known.message : `database error ${known.code}`;
    return new SqlError(message, known.code, known.constraint);
  }
  const code = known?.code ?? (error as NodeJS.ErrnoException).code;
  // Time-outs of the driver have no code.
  const isSlow = code === undefined || slowCodes.includes(code);
  return new DatabaseUnavailable(`PostgreSQL at DATABASE_URL does not answer (${code ?? 'no connection'})`, isSlow);
}
