import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AssetCache } from './asset-cache';
import type { AssetSource, CodedFile } from './asset-source';
import { sendCompressed } from '../pages/compressed-body';

const forever = 'public, max-age=31536000, immutable';
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  // Which chunks a hot update changes; only builds for development have such a file.
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
/** `remotes/<name>/<version>/client/<file>` or `shell/<version>/client/<file>`; nothing else of the store is public. */
const publicFile =
  /^(?:remotes\/[a-z0-9-]{1,40}|shell)\/[0-9][A-Za-z0-9.-]{0,60}\/client\/(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_.-]+$/;

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
}

/** Serves the immutable browser files of every version in the store, each with the hash that its release lists. */
export function assetRoutes(app: FastifyInstance, files: Pick<AssetSource, 'readCoded'>, quick = false): void {
  const cache = new AssetCache(quick);

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    read: () => Promise<CodedFile | undefined>,
  ) {
    const type = types[path.extname(name)];
    const file = type && (await cache.get(name, read));
    if (!file) return missing(reply);
    reply.header('Cache-Control', forever).header('Access-Control-Allow-Origin', '*').type(type);
    return sendCompressed(request, reply, file);
  }

  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = request.params['*'];
    return publicFile.test(file) ? answer(request, reply, file, () => files.readCoded(file)) : missing(reply);
  });
}
