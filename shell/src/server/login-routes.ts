import { loginAddress, trialAddress } from '@site/shared/store/login-address';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { campaignOf, withCampaign } from '@site/shared/tracking/campaign';
import { fromtypeHeader } from '@site/shared/tracking/fromtype-cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Site = Pick<SiteFacts, 'origin' | 'adminUrl' | 'parentDomain'>;
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The answer sets a cookie, so it is nobody else's (design.md §4). */
const caching = 'private, no-store, no-transform';

/** Login or trial of the admin site, told which campaign the visitor came from. */
function adminAddress(site: Site, search: string): string {
  const trial = new URLSearchParams(search).get('type') === '1';
  return withCampaign(trial ? trialAddress(site) : loginAddress(site), campaignOf(search));
}

/**
 * The hand-over to the login (content.md §6 no. 3): sets the `fromtype` cookie, for visitors without script too, and
 * forwards to the admin site. While none is configured it is the page that says so, which `page` answers.
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
        .header('Location', adminAddress(site, request.url.split('?', 2)[1] ?? ''))
        .send();
    });
}
