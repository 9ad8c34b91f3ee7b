import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formTarget } from './form-routes';
import type { StoredPage } from './html-cache';
import type { LiveSets } from './live-sets';
import { sendPacked } from './packed';
import type { PageAnswer } from './page-answer';
import { pageAddress } from './page-key';
import type { TableMatch } from './route-table';
import { unavailablePage } from './unavailable-page';

export type PageOptions = { sets: LiveSets; pages: PageAnswer };

const longestAddress = 2048;
/** Browsers ask again with the ETag; a CDN in front is purged by the release command (design.md §4). */
const pageCaching = 'no-cache, no-transform';
const errorCaching = 'no-store, no-transform';

function decodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
  const good = page.status === 200;
  const etag = `W/"${page.etag}"`;
  reply.header('Vary', 'Accept-Encoding').header('Cache-Control', good ? pageCaching : errorCaching);
  if (good) reply.header('ETag', etag);
  if (good && request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (page.status === 503) reply.header('Retry-After', '30');
  return sendPacked(
    request,
    reply.code(page.status).type('text/html; charset=utf-8').header('X-Site-Set', page.setId),
    page,
  );
}

/** A path of this site for a Location header: one slash at the start, so that it names no other host (faults.md F30). */
function local(path: string): string {
  return encodeURI(decodeURI(path)).replace(/^\/{2,}/, '/');
}

function sendAway(reply: FastifyReply, path: string): FastifyReply {
  const from = decodable(path) ? `?from=${encodeURIComponent(path)}` : '';
  return reply.code(302).header('Cache-Control', errorCaching).header('Location', `/home/404${from}`).send();
}

/** A page by its address. */
export async function answerPage(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path = '/', search = ''] = request.url.split('?', 2);
  const { live } = options.sets;
  if (!live) return reply.code(503).header('Retry-After', '5').type('text/html; charset=utf-8').send(unavailablePage);
  if (request.url.length > longestAddress || !decodable(path)) return sendAway(reply, '/');
  const target = formTarget(path, new URLSearchParams(search));
  if (target) return reply.code(303).header('Cache-Control', errorCaching).header('Location', target).send();
  const found = live.table.find(path);
  if (found.kind === 'missing') return sendAway(reply, path);
  if (found.kind === 'respell')
    return reply
      .code(301)
      .header('Location', local(found.path) + (search ? `?${search}` : ''))
      .send();
  return answerMatch(options, found.match, search, request, reply);
}

async function answerMatch(
  options: PageOptions,
  match: TableMatch,
  search: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { live } = options.sets;
  if (!live) return reply.code(503).send(unavailablePage);
  const address = pageAddress(match.path, search, match.route.query);
  const { page, location } = await options.pages.answer(live, match, address);
  if (location === undefined) return sendPage(request, reply, page);
  return reply.code(302).header('Cache-Control', errorCaching).header('Location', local(location)).send();
}

/** Every page of the site: whatever no other route took. */
export function pageRoutes(app: FastifyInstance, options: PageOptions): void {
  app.get('/*', (request, reply) => answerPage(options, request, reply));
}
