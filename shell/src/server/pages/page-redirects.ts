import type { FastifyReply } from 'fastify';
import type { SetChoice } from '../releases/set-choice';
import { pageCaching } from './page-head';
import { singleQuery } from './page-key';
import type { TableMatch } from './route-table';

export const errorCaching = 'no-store, no-transform';
/** For one visitor alone. */
export const personalCaching = 'private, no-store, no-transform';

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** An address without a page leads to /home/404, which is told of it. */
export function leadToMissing(reply: FastifyReply, path: string): FastifyReply {
  const from = isDecodable(path) ? `?from=${encodeURIComponent(path)}` : '';
  return reply.code(302).header('Cache-Control', errorCaching).header('Location', `/home/404${from}`).send();
}

/** One address has one spelling (docs/faults.md F47); in another set it may be another one. */
export function sendSpelling(reply: FastifyReply, address: string, { personal }: SetChoice): FastifyReply {
  const caching = personal ? personalCaching : pageCaching;
  return reply.code(301).header('Cache-Control', caching).header('Location', address).send();
}

/** Of an address that says a field twice, to that which says it once; undefined for any other. */
export function sendSingle(
  reply: FastifyReply,
  choice: SetChoice,
  { path, route }: TableMatch,
  search: string,
): FastifyReply | undefined {
  const single = singleQuery(search, route.query);
  return single === undefined ? undefined : sendSpelling(reply, `${path}?${single}`, choice);
}
