import { createHash } from 'node:crypto';
import { baiduOrigin } from '@site/shared/contract/tracking';
import { mediaAddress } from '@site/shared/contract/media-index';
import { sitePictures } from '@site/shared/contract/site-pictures';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../../config/config';
import { parserYieldText } from '../../render/document/parser-yield';
import { assetsPath } from '../releases/asset-head';
import { allowed, type More } from './own-policy';
import { headersFor } from './part-headers';
import { reportAddress, reportEndpoint } from './policy-reports';
import type { HeaderPairs } from '../plain-answers';

type Facts = Pick<ShellConfig, 'publicAssetUrl' | 'allowedHosts' | 'site' | 'foreignPolicies' | 'overrideSites'>;

/** The hash of the only inline script, which is the same in every document (docs/architecture.md#content-policy). */
const inlineScript = `'sha256-${createHash('sha256').update(parserYieldText).digest('base64')}'`;
const twoYears = 63_072_000;
const ok = 200;
const partial = 206;
const notModified = 304;
const policyName = 'Content-Security-Policy';
const permissionsName = 'Permissions-Policy';
const refused = 'geolocation=(), payment=()';
const resourcePolicy = 'Cross-Origin-Resource-Policy';
/** Headers in which a proxied service names its software; attackers could look for its known holes. */
const strippedHeaders = ['server', 'x-powered-by'];

/** Allowed sources of scripts and styles: the asset host, and `/assets/` of each host name of the site. */
function assetSources({ publicAssetUrl, allowedHosts, site }: Facts): string {
  const { protocol } = new URL(site.origin);
  const own = allowedHosts.map((host) => `${protocol}//${host}`);
  const origins = publicAssetUrl ? [publicAssetUrl, ...own] : own;
  // A content policy cannot contain an IPv6 address.
  return origins
    .filter((origin) => !origin.includes('['))
    .map((origin) => `${origin}/assets/`)
    .join(' ');
}

/** Whether reports can go to an endpoint of the Reporting API: browsers accept one over https only, and ignore `report-uri` then. */
function reportsToEndpoint({ site }: Facts): boolean {
  return site.origin.startsWith('https:');
}

/** Whether the configuration allows a third-party script. Its author changes it without notice, so no hash can be named for it. */
function letsForeignScriptIn({ site }: Facts): boolean {
  return site.consult.script !== '' || site.tracking.receivers.includes('baidu') || Boolean(site.weChatScript);
}

/**
 * The header that makes browsers refuse scripts without a hash (docs/faults.md F37). All scripts of the site have one
 * (docs/architecture.md#browser-sections). Third-party scripts have none; where one is allowed, browsers only report.
 */
function integrityPolicy(facts: Facts): readonly [name: string, value: string] {
  const name = letsForeignScriptIn(facts) ? 'Integrity-Policy-Report-Only' : 'Integrity-Policy';
  const endpoints = reportsToEndpoint(facts) ? `, endpoints=(${reportEndpoint})` : '';
  return [name, `blocked-destinations=(script)${endpoints}`];
}

/** Returns the sources that this answer alone allows, each with a leading space. */
function addedBy({ styles, override }: More): Record<'code' | 'calls' | 'styles', string> {
  const source = (text: string | undefined) => (text ? ` ${text}` : '');
  return { code: source(override?.code), calls: source(override?.facts), styles: source(styles) };
}

function reportDirectives(facts: Facts): string[] {
  return [`report-uri ${reportAddress}`, ...(reportsToEndpoint(facts) ? [`report-to ${reportEndpoint}`] : [])];
}

/**
 * Returns the content policy. HTML is cached and the same for everybody, so the policy allows the inline script by hash and not by nonce.
 * It allows script, frame, pictures and calls of the configured consultation provider. A page that runs code of a dev server gets no
 * report directives, because its reports would not describe the site.
 */
export function contentPolicy(facts: Facts, more: More = {}): string {
  const assets = assetSources(facts);
  const { script } = facts.site.consult;
  const consult = script ? ` ${new URL(script).origin}` : '';
  // A page inserts the statistics script after consent. The policy allows it to everybody, because the HTML is the same for everybody.
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
    // Our own code and libraries that insert scripts use one policy, `default`, which the entry script creates (trusted-addresses.ts).
    "require-trusted-types-for 'script'",
    `trusted-types ${['default', ...facts.foreignPolicies].join(' ')}`,
    ...(more.override ? [] : reportDirectives(facts)),
  ].join('; ');
}

/** Returns the headers of every answer, errors included. Answers with files or data carry a subset (part-headers.ts). */
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
    [permissionsName, `camera=(), microphone=(), ${refused}`],
    ...(safe ? [transport] : []),
  ];
}

/** Returns a function that gives, by address, the headers that allow other origins to load an answer. */
export function lentHeaders({ publicAssetUrl, overrideSites }: Facts): (url: string) => HeaderPairs {
  // Other origins load assets where the site has an asset host, or where a dev server is shown on other sites.
  const lends = publicAssetUrl !== '' || overrideSites.length > 0;
  const open: HeaderPairs = [[resourcePolicy, 'cross-origin']];
  return (url) => {
    // Messengers show the share picture of a link.
    const shared = url === `/${sitePictures.share.file}` || url.startsWith(`${mediaAddress}card-`);
    return shared || (lends && url.startsWith(assetsPath)) ? open : [];
  };
}

/** Returns a function that makes the policy header of an answer. Most answers add a style hash alone, so the text around it is made once. */
export function policyHeaders(config: Facts): (more: More) => HeaderPairs {
  const place = "'styles of the page'";
  const parts = contentPolicy(config, { styles: place }).split(place);
  const policy = ({ styles, override }: More) =>
    styles && !override
      ? parts.join(styles)
      : contentPolicy(config, { ...(styles && { styles }), ...(override && { override }) });
  const asking: HeaderPairs = [[permissionsName, `camera=(self), microphone=(self), ${refused}`]];
  return (more) => [[policyName, policy(more)], ...(more.devices ? asking : [])];
}

/** A short hash of the header set. ETags include it: a 304 repeats no headers, so it must not confirm a page with an older set. */
export function headersMark(headers: HeaderPairs): string {
  return createHash('sha256').update(JSON.stringify(headers)).digest('base64url').slice(0, 8);
}

/**
 * Sets the headers in the last hook, so that headers of a proxied service cannot weaken them. A 304 carries none of them: the browser
 * keeps the headers of the answer that the 304 confirms (docs/decisions/054-a-304-says-nothing-of-headers.md).
 */
export function securityHeaders(app: FastifyInstance, config: Facts, headers: HeaderPairs): void {
  const lent = lentHeaders(config);
  const policyOf = policyHeaders(config);
  app.addHook('onSend', async (request, reply) => {
    for (const name of strippedHeaders) reply.removeHeader(name);
    if (reply.statusCode === notModified) return;
    const whole = reply.statusCode === ok || reply.statusCode === partial;
    const set = whole ? headersFor(headers, String(reply.getHeader('Content-Type'))) : headers;
    // Where an answer carries a subset, the service must not supply the headers that are left out.
    if (set !== headers) for (const [name] of headers) reply.removeHeader(name);
    const more = allowed(reply);
    for (const [name, value] of [...set, ...(more ? policyOf(more) : []), ...lent(request.url)])
      reply.header(name, value);
  });
}
