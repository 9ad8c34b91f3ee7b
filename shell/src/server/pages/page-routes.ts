import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holdsTag } from './entity-tag';
import { hasUnknownPages } from '../../remotes/release-set';
import { formTarget } from '../forms/form-routes';
import type { StoredPage } from './html-cache';
import type { LiveSet, LiveSets } from '../releases/live-sets';
import { sendCompressed } from './compressed-body';
import type { PageAnswer, PageResult } from './page-answer';
import { pageAddress } from './page-key';
import { networkOf } from './address-network';
import type { Visitor } from './render-queue';
import { unavailablePage } from './unavailable-page';

export type PageOptions = { sets: Pick<LiveSets, 'live'>; pages: Pick<PageAnswer, 'answer'> };

const maxAddressLength = 2048;
/** Browsers revalidate with the ETag. */
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
  if (good && holdsTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (page.status === 503) reply.header('Retry-After', '30');
  return sendCompressed(
    request,
    reply.code(page.status).type('text/html; charset=utf-8').header('X-Site-Release', page.release),
    page,
  );
}

/** A path of this site for a Location header: one slash at the start, so that it names no other host (docs/faults.md F30). */
function local(path: string): string {
  return encodeURI(decodeURI(path)).replace(/^\/{2,}/, '/');
}

function redirectTo(reply: FastifyReply, path: string): FastifyReply {
  const from = decodable(path) ? `?from=${encodeURIComponent(path)}` : '';
  return reply.code(302).header('Cache-Control', errorCaching).header('Location', `/home/404${from}`).send();
}

function sendResult(request: FastifyRequest, reply: FastifyReply, { page, location }: PageResult): FastifyReply {
  if (location === undefined) return sendPage(request, reply, page);
  return reply.code(302).header('Cache-Control', errorCaching).header('Location', local(location)).send();
}

function visitorOf({ ip, raw }: FastifyRequest): Visitor {
  return {
    // Asked for renders only; most pages are stored.
    get network() {
      return networkOf(ip);
    },
    gone: () => raw.socket.destroyed,
  };
}

/** While a shell has no release set at all, or not the one section that may have the address. */
function sendUnavailable(reply: FastifyReply): FastifyReply {
  reply.code(503).header('Retry-After', '5').header('Cache-Control', errorCaching);
  return reply.type('text/html; charset=utf-8').send(unavailablePage);
}

/** An address without a page may belong to a section of which nothing is known here. */
function sendMissing({ input }: LiveSet, reply: FastifyReply, path: string): FastifyReply {
  return hasUnknownPages(input.set) ? sendUnavailable(reply) : redirectTo(reply, path);
}

/** A page by its address. */
export async function answerPage(
  options: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [path = '/', search = ''] = request.url.split('?', 2);
  const { live } = options.sets;
  if (!live) return sendUnavailable(reply);
  if (request.url.length > maxAddressLength || !decodable(path)) return redirectTo(reply, '/');
  const target = formTarget(path, new URLSearchParams(search));
  if (target) return reply.code(303).header('Cache-Control', errorCaching).header('Location', target).send();
  const found = live.table.find(path);
  if (found.kind === 'missing') return sendMissing(live, reply, path);
  if (found.kind === 'respell')
    return reply
      .code(301)
      .header('Cache-Control', pageCaching)
      .header('Location', found.path + (search ? `?${search}` : ''))
      .send();
  const address = pageAddress(found.match.path, search, found.match.route.query);
  return sendResult(request, reply, await options.pages.answer(live, found.match, address, visitorOf(request)));
}

/** Every page of the site: whatever no other route took. */
export function pageRoutes(app: FastifyInstance, options: PageOptions): void {
  app.get('/*', (request, reply) => answerPage(options, request, reply));
}
