import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import { type Config, readConfig } from './config';
import { FaultyContent } from './content/content-fault';
import { importContent } from './content/import-content';
import { readRevision } from './content/revision.repository';
import type { Database } from './database/database';
import { migrate } from './database/migrations';
import { openDatabase } from './database/open-database';

const longestStopMs = 5_000;

/** Starts the service of this process: listens at once, is ready when schema and content are up to date. */
export async function startService(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  const readiness = { ready: false, reason: 'starting' };
  const app = await createApp(config, { database, readiness });
  stopOnSignal(app, database, readiness);
  await app.listen({ port: config.port, host: config.host });
  await prepareContent(app, config, database);
  readiness.ready = true;
  app.log.info({ database: config.databaseUrl ? 'postgresql' : 'pglite' }, 'ready');
}

async function prepareContent({ log }: FastifyInstance, config: Config, database: Database): Promise<void> {
  const migrations = await migrate(database);
  if (migrations.length > 0) log.info({ migrations }, 'migrated');
  try {
    const { revision, added, changed, removed } = await importContent(database, config.contentDir);
    const counts = { added: added.length, changed: changed.length, removed: removed.length };
    log.info({ revision, ...counts }, 'content is up to date');
  } catch (error) {
    // Content that was imported before is served on; a service without any content is no use.
    if (!(error instanceof FaultyContent) || (await readRevision(database)).revision === 0) throw error;
    for (const fault of error.faults) log.error({ fault }, 'content has a fault; the earlier content stays');
  }
}

function stopOnSignal(app: FastifyInstance, database: Database, readiness: { ready: boolean; reason: string }): void {
  const stop = async (signal: string) => {
    readiness.ready = false;
    readiness.reason = 'stopping';
    setTimeout(() => process.exit(1), longestStopMs).unref();
    app.log.info({ signal }, 'stopping');
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', (signal) => void stop(signal));
  process.once('SIGINT', (signal) => void stop(signal));
}
