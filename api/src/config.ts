import {
  type Environment,
  flag,
  InvalidSetting,
  listOf,
  oneOf,
  portBeside,
  portNumber,
  wholeNumber,
} from '@site/shared/process/environment';
import { secretAddress } from '@site/shared/process/setting-addresses';
import { readConsultDays } from '@site/shared/contract/consult-days';
import { readCompany } from '@site/shared/contract/read-company';
import { join, resolve } from 'node:path';
import { apiFolder } from './api-folder';
import { type DatabaseAddresses, databasesOf, unsafeDatabases } from './database-config';
import { leadKeysOf } from './leads/lead-key-settings';
import { type LeadLimitSettings, defaultLeadLimits } from './leads/lead-limits';
import type { LeadKeySettings } from './leads/lead-vault';
import { unsetInProduction } from './production-config';
import { type WeChatSettings, weChatOf } from './wechat/wechat-settings';

export type Config = DatabaseAddresses & {
  port: number;
  /** Interface to listen on. */
  host: string;
  /** Where operators ask for readiness and metrics: never the port of the calls. */
  opsHost: string;
  opsPort: number;
  dataDir: string;
  contentDir: string;
  /** Whether a start imports the content; where many start, `never` leaves it to one `npm run content -- import`. */
  contentImport: 'start' | 'never';
  /** Milliseconds for which a process that stops still answers while it says that it is not ready. */
  drainWait: number;
  /** `prod` hides `/docs`. */
  siteEnv: 'dev' | 'testing' | 'pre' | 'prod';
  /** Trusted proxies, whose X-Forwarded-For is used: addresses, ranges or names known to proxy-addr. */
  trustedProxies: string[];
  /** What production must be told and was not, a sentence each; a service of production does not start with any. */
  unsetInProduction: string[];
  logLevel: string;
  /** Where traces are collected (OTLP over HTTP); without it nothing is traced. */
  traceEndpoint: string | undefined;
  /**
   * Origins of the site's pages (`SITE_ORIGIN`, and `ALLOWED_HOSTS` with the same protocol), allowed by CORS;
   * leads from elsewhere are flagged. Empty: any.
   */
  siteOrigins: string[];
  /** Where the site's pages are read for the search (`PAGES_ORIGIN`, else `SITE_ORIGIN`); without it they are not. */
  pagesOrigin: string | undefined;
  /** Shown when a form cannot be accepted; empty where there is none. */
  sitePhone: string;
  /** Days on which somebody answers, Monday 1 to Sunday 7: what who asks for support is promised. */
  dutyDays: readonly number[];
  consentRequired: boolean;
  leadLimits: LeadLimitSettings;
  /** What leads are sealed with. */
  leadKeys: LeadKeySettings;
  leadRetentionDays: number;
  feedbackRetentionDays: number;
  leadJournalSegmentBytes: number;
  webhook: { url: string; secret: string | undefined; preset: 'json' | 'wecom' } | undefined;
  /** The account by which pages are signed for WeChat. */
  weChat: WeChatSettings | undefined;
  /** Where a test kills the process (`failpoint.ts`); never in production. */
  failpoint: string | undefined;
};

/** Base of relative folders, independent of the working directory. */
const repository = join(apiFolder, '..');

const siteEnvironments = ['dev', 'testing', 'pre', 'prod'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const megabyte = 1024 * 1024;
const most = 1_000_000;

/** The only reader of the environment; throws on invalid settings. */
export function readConfig(env: Environment = process.env): Config {
  const siteEnv = oneOf(env, 'SITE_ENV', siteEnvironments, 'dev');
  const port = portNumber(env, 'API_PORT', 8081);
  const siteOrigins = originsOf(env);
  return {
    port,
    host: env['API_HOST'] || '127.0.0.1',
    opsHost: env['API_OPS_HOST'] || '127.0.0.1',
    opsPort: portNumber(env, 'API_OPS_PORT', portBeside(port)),
    dataDir: resolve(repository, env['DATA_DIR'] || '.data'),
    ...databasesOf(env),
    contentDir: resolve(repository, env['CONTENT_DIR'] || 'api/content'),
    contentImport: oneOf(env, 'CONTENT_IMPORT', ['start', 'never'] as const, 'start'),
    drainWait: wholeNumber(env, 'DRAIN_WAIT_MS', 0, [0, 60_000]),
    siteEnv,
    trustedProxies: listOf(env['TRUSTED_PROXIES'] || 'loopback'),
    unsetInProduction: siteEnv === 'prod' ? [...unsetInProduction(env), ...unsafeDatabases(env)] : [],
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    traceEndpoint: secretAddress(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], 'http://127.0.0.1:4318'),
    siteOrigins,
    pagesOrigin: secretAddress(env, 'PAGES_ORIGIN', ['http:', 'https:'], 'http://127.0.0.1:8080') ?? siteOrigins[0],
    sitePhone: readCompany(env).phone,
    dutyDays: readConsultDays(env['CONSULT_DAYS']),
    consentRequired: flag(env, 'CONSENT_REQUIRED'),
    leadLimits: leadLimitsOf(env),
    leadKeys: leadKeysOf(env),
    leadRetentionDays: wholeNumber(env, 'LEAD_RETENTION_DAYS', 730, [0, 36_500]),
    feedbackRetentionDays: wholeNumber(env, 'FEEDBACK_RETENTION_DAYS', 730, [0, 36_500]),
    leadJournalSegmentBytes: wholeNumber(env, 'LEAD_JOURNAL_SEGMENT_BYTES', megabyte, [100, 1024 * megabyte]),
    webhook: webhookOf(env),
    weChat: weChatOf(env, siteOrigins),
    failpoint: siteEnv === 'prod' ? undefined : env['FAILPOINT'],
  };
}

function leadLimitsOf(env: Environment): LeadLimitSettings {
  const { phonePerDay, addressPerMinute, addressPerDay } = defaultLeadLimits;
  return {
    phonePerDay: wholeNumber(env, 'LEAD_PHONE_PER_DAY', phonePerDay, [1, most]),
    addressPerMinute: wholeNumber(env, 'LEAD_ADDRESS_PER_MINUTE', addressPerMinute, [1, most]),
    addressPerDay: wholeNumber(env, 'LEAD_ADDRESS_PER_DAY', addressPerDay, [1, most]),
  };
}

function originsOf(env: Environment): string[] {
  const address = secretAddress(env, 'SITE_ORIGIN', ['http:', 'https:'], 'https://www.example.com');
  if (!address) return [];
  const { origin, protocol } = new URL(address);
  const others = listOf(env['ALLOWED_HOSTS']).map((host) => `${protocol}//${host.toLowerCase()}`);
  const wrong = others.find((other) => !URL.canParse(other));
  if (wrong) throw new InvalidSetting(`ALLOWED_HOSTS leads to ${wrong}; it must list host names.`);
  return [origin, ...others];
}

/** WeCom robots are recognised by their host, so that only the address has to be set. */
function webhookOf(env: Environment): Config['webhook'] {
  const url = secretAddress(env, 'LEAD_WEBHOOK_URL', ['http:', 'https:'], 'https://hooks.example.com/leads');
  if (!url) return undefined;
  const guess = new URL(url).host === 'qyapi.weixin.qq.com' ? 'wecom' : 'json';
  const preset = oneOf(env, 'LEAD_WEBHOOK_PRESET', ['json', 'wecom'] as const, guess);
  return { url, secret: env['LEAD_WEBHOOK_SECRET'] || undefined, preset };
}
