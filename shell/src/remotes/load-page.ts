import type { createStaticHandler, StaticHandlerContext } from 'react-router';
import { budgetOf, settleTime, within } from './page-budget';
import type { RenderRequest } from './worker-messages';

type Handler = ReturnType<typeof createStaticHandler>;

/** What loading gave: data, errors or a redirect. `late`: the loaders had not settled in time, and this is for an error page. */
export type LoadedPage = { context: StaticHandlerContext | Response; late: boolean };

/** No route has this address. */
const noPage = '/-/unrenderable';

/** Undefined when the loaders have not settled in time; they are told so by the signal of their request. */
function loadInTime(
  handler: Handler,
  url: string,
  request: RenderRequest,
): Promise<StaticHandlerContext | Response | undefined> {
  const ending = new AbortController();
  const work = handler.query(new Request(url, { signal: ending.signal }), {
    requestContext: { lead: request.lead },
  });
  return within<StaticHandlerContext | Response | undefined>(settleTime(budgetOf(request)), work, () => {
    ending.abort();
    return undefined;
  });
}

/** The data of a page; that of no page when its loaders do not settle in time, or when none of its code may run. */
export async function loadPage(handler: Handler, origin: string, request: RenderRequest): Promise<LoadedPage> {
  const asked = !request.unrenderable && (await loadInTime(handler, `${origin}${request.address}`, request));
  if (asked) return { context: asked, late: false };
  return { context: await handler.query(new Request(`${origin}${noPage}`)), late: !request.unrenderable };
}
