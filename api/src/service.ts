import { drainServers } from '@site/shared/serving/drain-servers';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from './app';
import { copyData } from './backup/copy-data';
import type { Config } from './config';
import { InvalidContent } from './content/content-issue';
import { importContent } from './content/import-content';
import { readRevision } from './content/revision.repository';
import { ScheduledContent } from './content/scheduled-content';
import { createCommands } from './control/commands';
import { openControlSocket } from './control/control-socket';
import { type Database, DatabaseUnavailable } from './database/database';
import { lockFolder } from './database/folder-lock';
import { migrate } from './database/migrations';
import { openDatabase, openReads, openReserved, pgliteFolder, serviceFolder } from './database/open-database';
import { requirePrivateFiles } from './database/private-files';
import { dieAt, noFailpoint } from './failpoint';
import { FeedbackRetention } from './help/feedback-retention';
import { usualWait } from './leads/lead-store';
import { LeadService } from './leads/lead-service';
import type { Readiness } from './operations/health.routes';
import { Metrics } from './operations/metrics';
import { createOperations } from './operations/operations-app';
import { OutboxWorker } from './outbox/outbox-worker';
import { countDeliveries } from './outbox/outbox.repository';
import { webhookSettings } from './outbox/webhook-settings';
import { SitePages } from './passages/site-pages';
import { runStage } from './startup';

/** A listening service; `prepare` makes it ready, `stop` finishes requests in flight and releases all resources. */
export type RunningService = {
  app: FastifyInstance;
  operations: FastifyInstance;
  prepare: () => Promise<void>;
  stop: () => Promise<void>;
};

type Parts = {
  config: Config;
  log: Logger;
  folder: string;
  database: Database;
  reads: Database;
  reserved: Database;
  leads: LeadService;
  metrics: Metrics;
  readiness: Readiness;
  outbox: OutboxWorker | undefined;
  feedback: FeedbackRetention;
  scheduled: ScheduledContent;
  sitePages: SitePages | undefined;
};

/** Opens all resources and listens at once: health checks and leads are served while content is imported. */
export async function openService(config: Config, log: Logger): Promise<RunningService> {
  const folder = serviceFolder(config.dataDir);
  requirePrivateFiles(config.dataDir, [folder, pgliteFolder(config.dataDir)]);
  const unlock = lockFolder(folder);
  const parts = await openParts(config, log, folder);
  const { database, reads, reserved, leads, metrics, readiness, outbox, feedback, scheduled, sitePages } = parts;
  const refreshMetrics = () => refreshGauges(parts);
  const intakes = { intake: leads.intake, support: leads.support, callbacks: leads.callbacks };
  const services = { log, database, reads, reserved, readiness, metrics, refreshMetrics, ...intakes };
  const app = await createApp(config, services);
  const operations = createOperations(config, services, app);
  metrics.watchProcess();
  const commands = createCommands({
    database,
    contentDir: config.contentDir,
    eraseLeads: (phone) => leads.erase(phone),
    copyData: (target) => copyData({ config, database, journal: leads.maintenance.journal }, target),
  });
  const control = await openControlSocket(folder, commands);
  await listen(app, { host: config.host, port: config.port, variable: 'API_PORT' });
  await listen(operations, { host: config.opsHost, port: config.opsPort, variable: 'API_OPS_PORT' });
  return {
    app,
    operations,
    prepare: () => prepare(parts),
    stop: async () => {
      readiness.ready = false;
      readiness.reason = 'stopping';
      await drainServers([app, operations], config.drainWait);
      feedback.stop();
      scheduled.stop();
      sitePages?.stop();
      await Promise.all([app.close(), control.close(), outbox?.stop()]);
      await operations.close();
      await leads.stop();
      await Promise.all([...new Set([reads, database, reserved])].map((one) => one.close()));
      unlock();
    },
  };
}

type Place = { host: string; port: number; variable: string };

async function listen(app: FastifyInstance, { host, port, variable }: Place): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken by another program; set ${variable} to a free one.`);
  }
}

async function openParts(config: Config, log: Logger, folder: string): Promise<Parts> {
  const failpoint = config.failpoint ? dieAt(config.failpoint) : noFailpoint;
  const database = openDatabase(config);
  const reads = openReads(config, database);
  const reserved = openReserved(config, database);
  const metrics = new Metrics();
  const webhook = webhookSettings(config.webhook, folder);
  const settings = {
    consentRequired: config.consentRequired,
    ownHosts: config.siteOrigins.map((origin) => new URL(origin).host),
    phone: config.sitePhone,
    dutyDays: config.dutyDays,
    databaseIsDurable: config.databaseUrl !== undefined,
    forward: webhook !== undefined,
    limits: config.leadLimits,
    maxWait: usualWait,
    keys: config.leadKeys,
    segmentBytes: config.leadJournalSegmentBytes,
    retentionDays: config.leadRetentionDays,
  };
  const report = (form: string, outcome: string, error?: unknown) => {
    metrics.leads.inc({ form, outcome });
    if (error) log.error({ err: error, form }, 'a lead could not be stored');
  };
  const now = () => new Date();
  const leads = await LeadService.open({ folder, database: reserved, log, failpoint, settings, now, report });
  const outbox = webhook && new OutboxWorker({ database, webhook, log });
  const feedback = new FeedbackRetention({ database, log, days: config.feedbackRetentionDays });
  const scheduled = new ScheduledContent({ database, log, now });
  const sitePages = sitePagesOf(config, { database, log });
  const readiness: Readiness = { ready: false, reason: 'starting', warnings: () => leads.warnings() };
  return {
    config,
    log,
    folder,
    database,
    reads,
    reserved,
    leads,
    metrics,
    readiness,
    outbox,
    feedback,
    scheduled,
    sitePages,
  };
}

/** Runs migrations, the content import and the journal replay; the service is ready afterwards. */
/** Pages are read at their inner address under the name that visitors know. */
function sitePagesOf({ pagesOrigin, siteOrigins: [own] }: Config, parts: Pick<Parts, 'database' | 'log'>) {
  if (!pagesOrigin) return undefined;
  return new SitePages({ ...parts, origin: pagesOrigin, host: own && new URL(own).host });
}

async function prepare(parts: Parts): Promise<void> {
  const { config, log, database, leads, readiness, outbox, feedback, scheduled, sitePages } = parts;
  const report = (sentence: string) => log.info(sentence);
  const place = config.databaseUrl ? 'at DATABASE_URL' : `in ${pgliteFolder(config.dataDir)}`;
  await runStage(`opening the database ${place}`, () => database.query('select 1'), { report });
  await runStage(`migrating the database ${place}`, () => migrateAndLog(parts), { report });
  await runStage(...contentStage(parts), { report });
  await runStage('storing the leads of the journal', () => leads.start(), { report });
  if (!leads.vault.seals) log.warn('leads are kept in clear: LEADS_PUBLIC_KEY is not set');
  outbox?.start();
  await feedback.start();
  scheduled.start();
  sitePages?.start();
  readiness.ready = true;
  log.info({ database: config.databaseUrl ? 'postgresql' : 'pglite' }, 'ready');
}

async function migrateAndLog({ database, log }: Parts): Promise<void> {
  const migrations = await migrate(database);
  if (migrations.length > 0) log.info({ migrations }, 'migrated');
}

/** What makes content of the database ready, and what it is called while it lasts. */
function contentStage(parts: Parts): [stage: string, run: () => Promise<unknown>] {
  const { config, database } = parts;
  if (config.contentImport === 'start')
    return [`importing the content of ${config.contentDir}`, () => prepareContent(parts)];
  const someContent = async () => {
    const { revision } = await readRevision(database);
    if (revision === 0) throw new DatabaseUnavailable('No content was imported yet', true);
  };
  return ['waiting for content, which npm run content -- import brings', someContent];
}

async function prepareContent({ config, log, database, metrics }: Parts): Promise<void> {
  try {
    const { revision, added, changed, removed, warnings } = await importContent(database, config.contentDir);
    const counts = { added: added.length, changed: changed.length, removed: removed.length };
    log.info({ revision, ...counts }, 'content is up to date');
    for (const warning of warnings)
      log.warn({ warning }, 'content has a line that is printed otherwise than it was meant');
  } catch (error) {
    // Keep serving content imported earlier; without any, fail the start.
    if (!(error instanceof InvalidContent) || (await readRevision(database)).revision === 0) throw error;
    metrics.contentIssues.set(error.issues.length);
    for (const issue of error.issues)
      log.error({ issue }, 'content has a validation error; the previous content stays');
  }
}

async function refreshGauges({ database, leads, metrics }: Parts): Promise<void> {
  metrics.journalLag.set(leads.maintenance.journal.end.segment - leads.drain.position.segment);
  metrics.contentRevision.set((await readRevision(database)).revision);
  for (const { state, count } of await countDeliveries(database)) metrics.deliveries.set({ state }, count);
}
