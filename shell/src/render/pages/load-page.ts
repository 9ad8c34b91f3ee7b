import type { createStaticHandler, StaticHandlerContext } from 'react-router';
import { budgetOf, grace, pageBudget, settleTime, within } from './page-budget';
import type { RenderRequest } from './worker-messages';

export type Handler = ReturnType<typeof createStaticHandler>;
type Loaded = StaticHandlerContext | Response;

/** What loading gave: data, errors or a redirect. `late`: the loaders had not settled in time, and this is for an error page. */
export type LoadedPage = { context: Loaded; late: boolean };

/** No route has this address. */
const noPage = '/-/unrenderable';
/** How often a page that may wait longer is asked whether it still waits for a call, in milliseconds. */
const look = 2 * grace;

/** Undefined when the work took too long: more than `budget`, or more than the usual time without waiting for a call. */
async function inTime(work: Promise<Loaded>, budget: number, callsAreOpen: () => boolean): Promise<Loaded | undefined> {
  const late = () => undefined;
  let given = settleTime(pageBudget);
  let loaded = await within<Loaded | undefined>(given, work, late);
  while (!loaded && given < settleTime(budget) && callsAreOpen()) {
    given += look;
    loaded = await within<Loaded | undefined>(look, work, late);
  }
  return loaded;
}

/** Undefined when the loaders have not settled in time; they are told so by the signal of their request. */
async function loadInTime(
  handler: Handler,
  url: string,
  request: RenderRequest,
  callsAreOpen: () => boolean,
): Promise<Loaded | undefined> {
  const ending = new AbortController();
  const work = handler.query(new Request(url, { signal: ending.signal }), {
    requestContext: { lead: request.lead, support: request.support, callback: request.callback },
  });
  const loaded = await inTime(work, budgetOf(request), callsAreOpen);
  if (!loaded) ending.abort();
  return loaded;
}

/** The data of a page; that of no page when its loaders do not settle in time, or when none of its code may run. */
export async function loadPage(
  handler: Handler,
  origin: string,
  request: RenderRequest,
  callsAreOpen: () => boolean,
): Promise<LoadedPage> {
  const url = `${origin}${request.address}`;
  const asked = !request.unrenderable && (await loadInTime(handler, url, request, callsAreOpen));
  if (asked) return { context: asked, late: false };
  return { context: await handler.query(new Request(`${origin}${noPage}`)), late: !request.unrenderable };
}
