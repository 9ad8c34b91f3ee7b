import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AssetCache } from './asset-cache';
import { assetHead, assetsPath } from './asset-head';
import type { AssetSource, CodedFile } from './asset-source';
import { sendCoded } from '../pages/coded-body';

/** `remotes/<name>/<version>/client/<file>` or `shell/<version>/client/<file>`; nothing else of the store is public. */
const publicFile =
  /^(?:remotes\/[a-z0-9-]{1,40}|shell)\/[0-9][A-Za-z0-9.-]{0,60}\/client\/(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_.-]+$/;

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
}

/** Serves the immutable browser files of every version in the store, each with the hash that its release lists. */
export function assetRoutes(
  app: FastifyInstance,
  files: Pick<AssetSource, 'readCoded'>,
  cache = new AssetCache(),
): void {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    read: () => Promise<CodedFile | undefined>,
  ) {
    const head = assetHead(name);
    const file = head && (await cache.get(name, read));
    if (!file) return missing(reply);
    reply.headers(Object.fromEntries(head));
    return sendCoded(request, reply, file);
  }

  app.get<{ Params: { '*': string } }>(`${assetsPath}*`, (request, reply) => {
    const file = request.params['*'];
    return publicFile.test(file) ? answer(request, reply, file, () => files.readCoded(file)) : missing(reply);
  });
}
