import type { createStaticHandler, StaticHandlerContext } from 'react-router';
import { settleTime, within } from './page-budget';
import type { RenderRequest } from './worker-messages';

type Handler = ReturnType<typeof createStaticHandler>;

/**
 * Runs the loaders of an address.
 * @returns undefined when they have not settled in time; they are told so by the signal of their request
 */
export function loadInTime(
  handler: Handler,
  url: string,
  { lead }: RenderRequest,
): Promise<StaticHandlerContext | Response | undefined> {
  const ending = new AbortController();
  const work = handler.query(new Request(url, { signal: ending.signal }), { requestContext: { lead } });
  return within<StaticHandlerContext | Response | undefined>(settleTime, work, () => {
    ending.abort();
    return undefined;
  });
}
