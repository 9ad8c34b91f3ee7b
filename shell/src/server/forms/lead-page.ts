import type { PageAnswer } from '../pages/page-answer';
import type { FastifyRequest } from 'fastify';
import type { RefusedLead } from '../../remotes/worker-messages';
import type { PageOptions } from '../pages/page-routes';

/** The page with a posted form, of the set that the visitor is shown, else of the one that stands in for it. */
export function leadPage({ choose, pages }: Pick<PageOptions, 'choose'> & { pages: Pick<PageAnswer, 'leadForm'> }) {
  return async (lead: RefusedLead, request: Pick<FastifyRequest, 'headers' | 'url'>): Promise<string | undefined> => {
    const choice = await choose(request, request.url.split('?', 1)[0]);
    if (!choice) return undefined;
    const html = await pages.leadForm(choice.set, lead);
    return html ?? (choice.standIn && pages.leadForm(choice.standIn, lead));
  };
}
