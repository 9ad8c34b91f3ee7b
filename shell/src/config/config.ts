import { availableParallelism } from 'node:os';
import path from 'node:path';
import { keyringPlace } from '@site/release/keys/keyring-place';
import { allMarketingCategory } from '@site/shared/contract/content-ids';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { weChatScript } from '@site/shared/contract/wechat';
import { type Environment, flag, oneOf, portBeside, portNumber, wholeNumber } from '@site/shared/process/environment';
import { baseAddress, httpAddress } from '@site/shared/process/setting-addresses';
import { readCompany } from '@site/shared/contract/read-company';
import { readConsultDays } from '@site/shared/contract/consult-days';
import { readIndexNowKey, readVerifications } from './discovery';
import { type EdgeConfig, readEdge } from './edge';
import { environmentNames, environments } from './environments';
import { readHotServer } from './hot';
import { type NetworkConfig, readNetwork } from './network';
import { type OverrideConfig, readOverrides } from './override';
import { unsetInProduction } from './production';
import { readRevisionMarks, type RevisionConfig } from './revision';
import { readSecurityContact, type SecurityContact } from './security-contact';
import { readStore, type StoreConfig } from './store';
import { showroomAddress } from './showroom';
import { readParentDomain, readTracking } from './tracking';
import type { HostName } from '@site/shared/calls/call';

export type ShellConfig = NetworkConfig &
  StoreConfig &
  OverrideConfig & {
    host: string;
    port: number;
    /** Where operators ask for health and metrics: never the site's own port (docs/how-to/harden-the-site.md). */
    opsHost: string;
    opsPort: number;
    dataDir: string;
    /** Origin of the asset host, empty for the site's own; assets are served under `/assets/`. The environment's unless set. */
    publicAssetUrl: string;
    /** The environment's unless set (environments.ts). */
    capabilityId: string;
    /** The domain of the `fromtype` cookie; empty: this host only. */
    parentDomain: string;
    distDir: string;
    hosts: Record<HostName, string>;
    /** Named as Referer by the server's calls of college and news (R7.43). */
    newsHost: string;
    site: SiteFacts;
    /** The keyring: which keys may sign which releases and revisions. Never in a data folder. */
    trustedKeys: string;
    revisions: RevisionConfig;
    edge: EdgeConfig;
    /** For `/.well-known/security.txt`; undefined without a contact. */
    security: SecurityContact | undefined;
    /** What production must be told and was not, a sentence each. */
    unsetInProduction: string[];
    logLevel: string;
    /** Where traces are collected (OTLP over HTTP); empty where nothing is traced. */
    traceEndpoint: string;
    /** Milliseconds for which a shell that stops still answers while it says that it is not ready. */
    drainWait: number;
    /** The key that search engines of IndexNow find at `/<key>.txt`; empty without one. */
    indexNowKey: string;
    /** `off` renders every request, for measuring. */
    htmlCache: 'on' | 'off';
    /** `off` renders every part of a page each time, for comparing. */
    fragmentCache: 'on' | 'off';
    /** `asked` makes the documents of search engines with the first request for one, for a shell that lives for minutes. */
    siteMaps: 'ahead' | 'asked';
    /** Threads that render pages of the live set, besides one warm spare. */
    renderWorkers: number;
    /** Greyscale pages: by the periods, or set by an operator. */
    greyOut: 'auto' | 'on' | 'off';
  };

const maxRenderWorkers = 64;
const highestId = 2_147_483_647;

/** A white-label site duplicates ours, so it is not indexed unless configured. */
function readVariant(env: Environment): Pick<SiteFacts, 'variant' | 'unlisted'> {
  const variant = oneOf(env, 'SITE_VARIANT', ['', 'white-label'], '');
  const listed = flag(env, 'WHITE_LABEL_INDEX', 'false') || variant === '';
  return { variant, ...(!listed && { unlisted: true }) };
}

function readSite(env: Environment, port: number): SiteFacts {
  const origin = baseAddress(env, 'SITE_ORIGIN', `http://127.0.0.1:${port}`);
  return {
    ...readCompany(env),
    origin,
    adminUrl: httpAddress(env, 'ADMIN_URL', ''),
    selectionUrl: httpAddress(env, 'SELECTION_URL', 'https://selection.example.com'),
    showroomUrl: showroomAddress(httpAddress(env, 'SHOWROOM_URL', 'https://showroom.example.com'), env),
    consult: { script: httpAddress(env, 'CONSULT_URL', ''), days: readConsultDays(env.CONSULT_DAYS) },
    consentRequired: flag(env, 'CONSENT_REQUIRED'),
    campaignInLeads: flag(env, 'CAMPAIGN_IN_LEADS'),
    tracking: readTracking(env),
    marketMenuId: wholeNumber(env, 'MARKETING_MENU_ID', allMarketingCategory, [1, highestId]),
    ...readVariant(env),
    demo: env.SITE_DEMO !== 'false',
    environment: oneOf(env, 'SITE_ENV', environmentNames, 'dev'),
    ...(env.WECHAT_APP_ID && { weChatScript }),
    ...readHotServer(env),
    verifications: readVerifications(env),
  };
}

/**
 * Reads the shell's configuration; every value has a working default.
 * @throws {Error} one sentence naming the variable and its value
 */
export function readConfig(env: Environment = process.env): ShellConfig {
  const port = portNumber(env, 'PORT', 8080);
  const api = `http://127.0.0.1:${portNumber(env, 'API_PORT', 8081)}`;
  const dataDir = path.resolve(env.DATA_DIR ?? '.data');
  const site = readSite(env, port);
  const store = readStore(env, dataDir);
  const { assetUrl, capabilityId } = environments[site.environment];
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    opsHost: env.OPS_HOST ?? '127.0.0.1',
    opsPort: portNumber(env, 'OPS_PORT', portBeside(port)),
    dataDir,
    ...store,
    publicAssetUrl: baseAddress(env, 'PUBLIC_ASSET_URL', assetUrl),
    parentDomain: readParentDomain(env, site.origin),
    capabilityId: env.CAPABILITY_ID ?? capabilityId,
    distDir: path.resolve(env.SHELL_DIST ?? 'shell/dist'),
    hosts: {
      base: baseAddress(env, 'BASE_API_URL', api),
      live: baseAddress(env, 'LIVE_API_URL', api),
      cms: baseAddress(env, 'CMS_API_URL', api),
      user: baseAddress(env, 'USER_URL', api),
      admin: baseAddress(env, 'ADMIN_URL', api),
    },
    newsHost: httpAddress(env, 'NEWS_HOST', 'https://news.example.com'),
    site,
    ...readNetwork(env, site, port),
    ...readOverrides(env, site.environment),
    revisions: readRevisionMarks(env),
    edge: readEdge(env),
    trustedKeys: keyringPlace(env.TRUSTED_KEYS ?? '.keys/trusted-keys.json', {
      DATA_DIR: dataDir,
      ASSET_STORE: store.assetStore,
    }),
    security: readSecurityContact(env),
    unsetInProduction: unsetInProduction(env),
    indexNowKey: readIndexNowKey(env),
    logLevel: env.LOG_LEVEL ?? 'info',
    traceEndpoint: baseAddress(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ''),
    drainWait: wholeNumber(env, 'DRAIN_WAIT_MS', 0, [0, 60_000]),
    renderWorkers: wholeNumber(env, 'RENDER_WORKERS', Math.max(1, availableParallelism() - 1), [1, maxRenderWorkers]),
    htmlCache: oneOf(env, 'HTML_CACHE', ['on', 'off'], 'on'),
    fragmentCache: oneOf(env, 'FRAGMENT_CACHE', ['on', 'off'], 'on'),
    siteMaps: oneOf(env, 'SITE_MAPS', ['ahead', 'asked'], 'ahead'),
    greyOut: oneOf(env, 'GREY_OUT', ['auto', 'on', 'off'], 'auto'),
  };
}
