import { loginAddress, trialAddress } from '@site/shared/store/login-address';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { campaignOf, withCampaign } from '@site/shared/tracking/campaign';
import { fromtypeHeader } from '@site/shared/tracking/fromtype-cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathAndSearch } from '../pages/path-and-search';

type Site = Pick<SiteFacts, 'origin' | 'adminUrl' | 'parentDomain'>;
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The response sets a cookie, so it must not be shared. */
const caching = 'private, no-store, no-transform';

/** Login or trial of the admin site, with the campaign of the visitor. */
function adminAddress(site: Site, search: string): string {
  const trial = new URLSearchParams(search).get('type') === '1';
  return withCampaign(trial ? trialAddress(site) : loginAddress(site), campaignOf(search));
}

/**
 * Redirects to the login of the admin site and sets the `fromtype` cookie, also for visitors without script. If no admin
 * site is configured, `page` responds with a page that explains this.
 */
export function loginRoutes(app: FastifyInstance, site: Site, page: Answer): void {
  const cookie = fromtypeHeader(site.origin, site.parentDomain);
  const onSend = async (_: FastifyRequest, reply: FastifyReply) => {
    reply.header('Set-Cookie', cookie).header('Cache-Control', caching);
  };
  for (const path of ['/home/login', '/home/login/'])
    app.get(path, { onSend }, async (request, reply) => {
      if (!site.adminUrl) return page(request, reply);
      return reply
        .code(302)
        .header('Location', adminAddress(site, pathAndSearch(request.url)[1]))
        .send();
    });
}
