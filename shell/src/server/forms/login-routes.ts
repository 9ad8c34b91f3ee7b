import { longestReferrer } from '@site/shared/store/landing-source';
import { adminAddress, loginLink } from '@site/shared/store/login-address';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { campaignOf, withCampaign } from '@site/shared/tracking/campaign';
import { fromtypeHeader } from '@site/shared/tracking/fromtype-cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathAndSearch } from '../pages/path-and-search';

type Site = Pick<SiteFacts, 'origin' | 'adminUrl'>;
/** `parentDomain` is that of the cookie; empty: this host only. */
type Options = { site: Site; parentDomain: string };
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The response sets a cookie, so it must not be shared. */
const caching = 'private, no-store, no-transform';

/** Where the visit came from, as the entry script adds it to the link: an address without a query, which could hold what somebody typed. */
const plainReferrer = /^https?:\/\/[^?#\p{C}]+$/u;

/** Login or trial of the admin site, with the campaign of the visitor and where the visit came from. */
function forwardAddress(site: Site, search: string): string {
  const query = new URLSearchParams(search);
  const source = campaignOf(search);
  const referrer = query.get('referrer') ?? '';
  if (plainReferrer.test(referrer) && referrer.length <= longestReferrer) source.set('referrer', referrer);
  return withCampaign(adminAddress(site, query.get('type') === '1'), source);
}

/**
 * Redirects to the login of the admin site and sets the `fromtype` cookie, also for visitors without script. If no admin
 * site is configured, `page` responds with a page that explains this.
 */
export function loginRoutes(app: FastifyInstance, { site, parentDomain }: Options, page: Answer): void {
  const cookie = fromtypeHeader(site.origin, parentDomain);
  const onSend = async (_: FastifyRequest, reply: FastifyReply) => {
    reply.header('Cache-Control', caching);
  };
  for (const path of [loginLink, `${loginLink}/`])
    app.get(path, { onSend }, async (request, reply) => {
      // Before the page is answered, which is then kept for nobody else.
      reply.header('Set-Cookie', cookie);
      if (!site.adminUrl) return page(request, reply);
      return reply
        .code(302)
        .header('Location', forwardAddress(site, pathAndSearch(request.url)[1]))
        .send();
    });
}
