import { createHash } from 'node:crypto';
import { baiduOrigin } from '@site/shared/contract/tracking';
import { mediaAddress } from '@site/shared/contract/media-index';
import { sitePictures } from '@site/shared/contract/site-pictures';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../../config';
import { parserYieldText } from '../../document/parser-yield';
import { assetsPath } from '../releases/asset-head';
import { allowed, type More } from './own-policy';
import { headersFor } from './part-headers';
import { reportAddress, reportEndpoint } from './policy-reports';
import type { HeaderPairs } from '../plain-answers';

type Facts = Pick<ShellConfig, 'publicAssetUrl' | 'allowedHosts' | 'site' | 'foreignPolicies' | 'overrideSites'>;

/** The one inline script of our documents: a constant, the same for everybody (docs/architecture.md#content-policy). */
const inlineScript = `'sha256-${createHash('sha256').update(parserYieldText).digest('base64')}'`;
const twoYears = 63_072_000;
const ok = 200;
const partial = 206;
const notModified = 304;
const policyName = 'Content-Security-Policy';
const resourcePolicy = 'Cross-Origin-Resource-Policy';
/** Headers by which a service identifies its software. */
const strippedHeaders = ['server', 'x-powered-by'];

/** Allowed sources of scripts and styles: the asset host, and `/assets/` of each host name of the site. */
function assetSources({ publicAssetUrl, allowedHosts, site }: Facts): string {
  const { protocol } = new URL(site.origin);
  const own = allowedHosts.map((host) => `${protocol}//${host}`);
  const origins = publicAssetUrl ? [publicAssetUrl, ...own] : own;
  // A policy cannot name an address of IPv6.
  return origins
    .filter((origin) => !origin.includes('['))
    .map((origin) => `${origin}/assets/`)
    .join(' ');
}

/** Browsers take endpoints of the Reporting API on safe connections only, and with one no longer use `report-uri`. */
function reportsToEndpoint({ site }: Facts): boolean {
  return site.origin.startsWith('https:');
}

/** Scripts of others that configuration lets in: they change without notice, so that they have no hash. */
function letsForeignScriptIn({ site }: Facts): boolean {
  return site.consult.script !== '' || site.tracking.receivers.includes('baidu') || Boolean(site.weChatScript);
}

/**
 * Every script has a hash (docs/architecture.md#browser-sections); a browser that knows this header runs none without
 * (docs/faults.md F37).
 */
function integrityPolicy(facts: Facts): readonly [name: string, value: string] {
  const name = letsForeignScriptIn(facts) ? 'Integrity-Policy-Report-Only' : 'Integrity-Policy';
  const endpoints = reportsToEndpoint(facts) ? `, endpoints=(${reportEndpoint})` : '';
  return [name, `blocked-destinations=(script)${endpoints}`];
}

/** Sources that one answer alone allows, each behind a space. */
function addedBy({ styles, override }: More): Record<'code' | 'calls' | 'styles', string> {
  const source = (text: string | undefined) => (text ? ` ${text}` : '');
  return { code: source(override?.code), calls: source(override?.facts), styles: source(styles) };
}

function reportDirectives(facts: Facts): string[] {
  return [`report-uri ${reportAddress}`, ...(reportsToEndpoint(facts) ? [`report-to ${reportEndpoint}`] : [])];
}

/**
 * HTML is cached and the same for everybody, so that the inline scripts are allowed by hash and not by nonce. The
 * consultation's provider is allowed if configured: its script, its window (a frame), its pictures and calls. A page with the
 * code of a dev server reports nothing: what happens there says nothing of the site.
 */
export function contentPolicy(facts: Facts, more: More = {}): string {
  const assets = assetSources(facts);
  const { script } = facts.site.consult;
  const consult = script ? ` ${new URL(script).origin}` : '';
  // The statistics script is inserted after consent, and allowed only if configured.
  const hot = facts.site.hotServer ? ` ${facts.site.hotServer}` : '';
  const statistics = facts.site.tracking.receivers.includes('baidu') ? ` ${baiduOrigin}` : '';
  const weChat = facts.site.weChatScript ? ` ${facts.site.weChatScript}` : '';
  const { code, calls, styles } = addedBy(more);
  return [
    "default-src 'none'",
    `script-src ${assets} ${inlineScript}${consult}${statistics && `${statistics}/hm.js`}${weChat}${code}`,
    `style-src ${assets}${styles}${code}`,
    `img-src 'self' data:${facts.publicAssetUrl ? ` ${facts.publicAssetUrl}` : ''}${consult}${statistics}${code}`,
    "media-src 'self'",
    `connect-src 'self'${consult}${statistics}${hot}${calls}`,
    ...(consult ? [`frame-src${consult}`] : []),
    `font-src 'self'${code}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // The one policy is the entry script's (trusted-addresses.ts), for whatever of ours or of libraries inserts a script.
    "require-trusted-types-for 'script'",
    `trusted-types ${['default', ...facts.foreignPolicies].join(' ')}`,
    ...(more.override ? [] : reportDirectives(facts)),
  ].join('; ');
}

/** The header set of the site, the same on every answer, errors included; parts of pages have a few of it (part-headers.ts). */
export function headerSet(facts: Facts): HeaderPairs {
  const { origin, environment } = facts.site;
  const safe = origin.startsWith('https:') || environment === 'prod';
  const endpoints = ['Reporting-Endpoints', `${reportEndpoint}="${reportAddress}"`] as const;
  const transport = ['Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains; preload`] as const;
  return [
    [policyName, contentPolicy(facts)],
    integrityPolicy(facts),
    ...(reportsToEndpoint(facts) ? [endpoints] : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    [resourcePolicy, 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
    ...(safe ? [transport] : []),
  ];
}

/** What others may take: the headers that say so, by the address. */
export function lentHeaders({ publicAssetUrl, overrideSites }: Facts): (url: string) => HeaderPairs {
  // Pages of other origins take them: the site's, from its asset host, or one that a dev server is shown on.
  const lends = publicAssetUrl !== '' || overrideSites.length > 0;
  const open: HeaderPairs = [[resourcePolicy, 'cross-origin']];
  return (url) => {
    // Programs show the pictures of links that somebody sent.
    const shared = url === `/${sitePictures.share.file}` || url.startsWith(`${mediaAddress}card-`);
    return shared || (lends && url.startsWith(assetsPath)) ? open : [];
  };
}

/** The policy of an answer as a header; that of a page with styles in its head is put together from parts, since most answers have some. */
export function policyHeaders(config: Facts): (more: More) => HeaderPairs {
  const place = "'styles of the page'";
  const parts = contentPolicy(config, { styles: place }).split(place);
  const policy = ({ styles, override }: More) =>
    styles && !override
      ? parts.join(styles)
      : contentPolicy(config, { ...(styles && { styles }), ...(override && { override }) });
  return (more) => [[policyName, policy(more)]];
}

/** Names the header set of this shell: what an ETag has to say beside the body, for a 304 says nothing of headers. */
export function headersMark(headers: HeaderPairs): string {
  return createHash('sha256').update(JSON.stringify(headers)).digest('base64url').slice(0, 8);
}

/**
 * Runs last on every response, so that headers from a proxied service cannot weaken it. A 304 has none of the set: the
 * answer that it confirms brought it (docs/decisions/054-a-304-says-nothing-of-headers.md).
 */
export function securityHeaders(app: FastifyInstance, config: Facts, headers: HeaderPairs): void {
  const lent = lentHeaders(config);
  const policyOf = policyHeaders(config);
  app.addHook('onSend', async (request, reply) => {
    for (const name of strippedHeaders) reply.removeHeader(name);
    if (reply.statusCode === notModified) return;
    const whole = reply.statusCode === ok || reply.statusCode === partial;
    const set = whole ? headersFor(headers, String(reply.getHeader('Content-Type'))) : headers;
    // What a part goes without, a service does not say of it either.
    if (set !== headers) for (const [name] of headers) reply.removeHeader(name);
    const more = allowed(reply);
    for (const [name, value] of [...set, ...(more ? policyOf(more) : []), ...lent(request.url)])
      reply.header(name, value);
  });
}
