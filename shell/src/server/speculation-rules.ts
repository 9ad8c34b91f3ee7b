import type { SiteFacts } from '@site/shared/store/site-facts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HeaderPairs } from './plain-answers';

/** Below `/assets/`, where the content policy lets scripts and rules come from. */
export const rulesAddress = '/assets/speculation.json';

const rulesHeader = 'Speculation-Rules';
const aDay = 86_400;
const refused = 503;

/** Addresses that answer no page, or not everybody the same page: calls, forms, files, and whatever has a query. */
const noPages = [
  '/-/*',
  '/assets/*',
  '/v1/*',
  '/open/*',
  '/liveajax/*',
  '/ajax/*',
  '/VZ*',
  '/home/login*',
  '/*\\?(.+)',
];

/**
 * Which links of a page the browser may fetch before they are followed: plain ones to pages of the site, when somebody rests
 * on them or presses them. They are fetched and not rendered: a phone paints one page at a time.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: noPages } },
          // A hydrated page fetches code and data instead (shell/src/client/prefetch-links.ts).
          { selector_matches: 'html:not([data-hydrated]) a' },
          { not: { selector_matches: '[data-login], [data-consult], [target], [download], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

function isPage(reply: FastifyReply): boolean {
  return reply.statusCode === 200 && String(reply.getHeader('content-type') ?? '').startsWith('text/html');
}

/** Of a canary, a preview or a dev server, or one that gives the visitor a cookie. */
function isPersonal(reply: FastifyReply): boolean {
  return reply.hasHeader('set-cookie') || String(reply.getHeader('cache-control') ?? '').includes('private');
}

/** Asked for before anybody follows a link. */
function isSpeculative({ headers }: FastifyRequest): boolean {
  return /prefetch|prerender/.test(`${String(headers['sec-purpose'])} ${String(headers.purpose)}`);
}

/** What a browser may not keep for later is not given in advance; it asks again when the link is followed. */
function refuse(reply: FastifyReply): string {
  for (const name of ['set-cookie', 'content-encoding', 'content-length', 'etag']) reply.removeHeader(name);
  reply.code(refused).header('Cache-Control', 'no-store');
  return '';
}

/** What names the rules, on every page that everybody is shown alike; a section under development has none. */
export function speculationHeaders({ hotServer }: Pick<SiteFacts, 'hotServer'>): HeaderPairs {
  return hotServer === undefined ? [[rulesHeader, `"${rulesAddress}"`]] : [];
}

/**
 * Links of a page that is not hydrated are ordinary navigations; the browser fetches their pages in advance by rules that
 * a header names, so that no page needs an inline script for them.
 */
export function speculationRules(app: FastifyInstance): void {
  const text = JSON.stringify(rules);
  app.get(rulesAddress, (_, reply) =>
    reply.header('Cache-Control', `public, max-age=${aDay}`).type('application/speculationrules+json').send(text),
  );
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isPage(reply)) return payload;
    if (!isPersonal(reply)) reply.header(rulesHeader, `"${rulesAddress}"`);
    else if (isSpeculative(request)) return refuse(reply);
    return payload;
  });
}
