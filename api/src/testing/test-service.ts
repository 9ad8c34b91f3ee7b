import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../app';
import { type Config, readConfig } from '../config';
import { importContent } from '../content/import-content';
import type { Database } from '../database/database';
import { type Failpoint, noFailpoint } from '../failpoint';
import { LeadService, type LeadSettings } from '../leads/lead-service';
import { defaultLeadLimits } from '../leads/lead-limits';
import { Metrics } from '../operations/metrics';
import { createOperations } from '../operations/operations-app';
import type { ServerLimits } from '../plugins/server-limits';
import { createLog } from '../plugins/service-log';
import { testDatabaseUrl } from './config';
import { checkAnswer } from './open-api-check';
import { sampleContent, writeContent } from './sample-content';
import { openTestDatabase } from './test-database';

export type TestOptions = {
  /** Replaces the suite's database; the test closes it. */
  database?: Database;
  /** Where content is read, if elsewhere; the test closes it. */
  reads?: Database;
  /** Connections that no read uses, if they are others; the test closes them. */
  reserved?: Database;
  /** That of another service, whose journal this one goes on with; that one removes it. */
  folder?: string;
  settings?: Partial<LeadSettings>;
  config?: Partial<Config>;
  failpoint?: Failpoint;
  now?: () => Date;
  content?: boolean;
  limits?: ServerLimits;
};

export type Answer = { status: number; headers: Record<string, unknown>; body: unknown; text: string };

export type TestService = {
  app: FastifyInstance;
  database: Database;
  leads: LeadService;
  metrics: Metrics;
  folder: string;
  /** The log, one JSON line an entry. */
  logLines: string[];
  /** Sends a request and checks the answer against the OpenAPI document. */
  call: (options: InjectOptions) => Promise<Answer>;
  get: (url: string) => Promise<Answer>;
  /** Asks where operators ask: `/-/ready`, `/metrics`, `/docs`. */
  operate: (url: string) => Promise<Answer>;
  post: (url: string, payload: object, headers?: Record<string, string>) => Promise<Answer>;
  close: () => Promise<void>;
};

/** The whole service on a real database, without a port. */
export async function startTestService(options: TestOptions = {}): Promise<TestService> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'site-api-'));
  const logLines: string[] = [];
  const log = createLog('trace', { write: (line: string) => void logLines.push(line) });
  const database = options.database ?? (await openTestDatabase());
  const metrics = new Metrics();
  const leads = await LeadService.open({
    ...{ folder, database: options.reserved ?? database, log, failpoint: options.failpoint ?? noFailpoint },
    settings: { ...leadSettings(), ...options.settings },
    now: options.now ?? (() => new Date()),
    report: (form, outcome, error) => {
      metrics.leads.inc({ form, outcome });
      if (error) log.error({ err: error }, 'a lead could not be stored');
    },
  });
  leads.drain.begin();
  if (options.content !== false) await importContent(database, writeContent(sampleContent()));
  const config = { ...readConfig({}), ...options.config };
  const readiness = { ready: true, reason: '', warnings: () => leads.warnings() };
  const services = {
    ...{
      log,
      database,
      reads: options.reads ?? database,
      reserved: options.reserved ?? database,
      readiness,
      intake: leads.intake,
      support: leads.support,
      callbacks: leads.callbacks,
      metrics,
    },
    refreshMetrics: async () => undefined,
  };
  const app = await createApp(config, services, options.limits);
  const operations = createOperations(config, services, app);
  await app.ready();
  const call = (request: InjectOptions) => callAndCheck(app, request);
  return {
    ...{ app, database, leads, metrics, folder, logLines, call },
    get: (url) => call({ method: 'GET', url }),
    operate: async (url) => answerOf(await operations.inject(url)),
    post: (url, payload, headers = {}) => call({ method: 'POST', url, payload, headers }),
    close: async () => {
      await app.close();
      await operations.close();
      await leads.stop();
      if (!options.database) await database.close();
      if (!options.folder) rmSync(folder, { recursive: true });
    },
  };
}

export function leadSettings(): LeadSettings {
  return {
    ...{ consentRequired: true, ownHosts: [], phone: '400-000-0000', forward: false, retentionDays: 0 },
    dutyDays: [1, 2, 3, 4, 5, 6, 7],
    ...{ databaseIsDurable: testDatabaseUrl !== undefined, limits: defaultLeadLimits, segmentBytes: 1024 * 1024 },
    // The machine may be slow; what is late goes to the journal, where limits are those of one process.
    maxWait: 60_000,
    keys: { publicKey: undefined, phoneKey: undefined },
  };
}

async function callAndCheck(app: FastifyInstance, request: InjectOptions): Promise<Answer> {
  const answer = answerOf(await app.inject(request));
  checkAnswer(app, request, answer.status, answer.body);
  return answer;
}

function answerOf(response: LightMyRequestResponse): Answer {
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const body: unknown = isJson ? response.json() : undefined;
  return { status: response.statusCode, headers: response.headers, body, text: response.body };
}
