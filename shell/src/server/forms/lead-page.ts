import type { Painted } from '../first-paint/first-paint';
import type { PageAnswer } from '../pages/page-answer';
import type { FastifyRequest } from 'fastify';
import type { AnsweredCallback, AnsweredLead, AnsweredSupport } from '../../pages/posted-answers';
import type { PageOptions } from '../pages/page-routes';

type Choose = Pick<PageOptions, 'choose'>;
type Asked = Pick<FastifyRequest, 'headers' | 'url'>;
type LiveSet = Parameters<PageAnswer['leadForm']>[0];

/** Renders with the set that the visitor is shown, else with the one that stands in for it. */
function postedPage<Posted>(
  { choose }: Choose,
  render: (set: LiveSet, posted: Posted) => Promise<Painted | undefined>,
): (posted: Posted, request: Asked) => Promise<Painted | undefined> {
  return async (posted, request) => {
    const choice = await choose(request, request.url.split('?', 1)[0]);
    if (!choice) return undefined;
    const page = await render(choice.set, posted);
    return page ?? (choice.standIn && render(choice.standIn, posted));
  };
}

/** The page with a posted form. */
export function leadPage({ choose, pages }: Choose & { pages: Pick<PageAnswer, 'leadForm'> }) {
  return postedPage<AnsweredLead>({ choose }, (set, lead) => pages.leadForm(set, lead));
}

/** The page that answers a posted request for support. */
export function supportPage({ choose, pages }: Choose & { pages: Pick<PageAnswer, 'supportPage'> }) {
  return postedPage<AnsweredSupport>({ choose }, (set, support) => pages.supportPage(set, support));
}

/** The page that answers the code of a callback. */
export function callbackPage({ choose, pages }: Choose & { pages: Pick<PageAnswer, 'callbackPage'> }) {
  return postedPage<AnsweredCallback>({ choose }, (set, callback) => pages.callbackPage(set, callback));
}
