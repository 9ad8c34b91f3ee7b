import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../../config';
import { AssetCache } from './asset-cache';
import { sendCompressed } from '../pages/compressed-body';

const forever = 'public, max-age=31536000, immutable';
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
/** `remotes/<name>/<version>/client/<file>` or `shell/<version>/client/<file>`; nothing else of the store is public. */
const publicFile =
  /^(?:remotes\/[a-z0-9-]{1,40}|shell)\/[0-9][A-Za-z0-9.-]{0,60}\/client\/(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_.-]+$/;

type Options = { config: ShellConfig; shell: ReleaseManifest };

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
}

/** Serves the immutable browser files of every version in the store. */
export function assetRoutes(app: FastifyInstance, { config, shell }: Options): void {
  const cache = new AssetCache();

  /** From the store; this shell's own files also from its build, so that it never serves pages without styles. */
  async function readPublic(file: string): Promise<Buffer | undefined> {
    const stored = await readFile(path.join(config.assetStore, file)).catch(() => undefined);
    const own = `shell/${shell.version}/`;
    if (stored || !file.startsWith(own)) return stored;
    return readFile(path.join(config.distDir, file.slice(own.length))).catch(() => undefined);
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    read: () => Promise<Buffer | undefined>,
  ) {
    const type = types[path.extname(name)];
    const file = type && (await cache.get(name, read));
    if (!file) return missing(reply);
    reply.header('Cache-Control', forever).header('Access-Control-Allow-Origin', '*').type(type);
    return sendCompressed(request, reply, file);
  }

  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = request.params['*'];
    return publicFile.test(file) ? answer(request, reply, file, () => readPublic(file)) : missing(reply);
  });
}
