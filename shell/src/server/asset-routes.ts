import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ShellConfig } from '../config';
import type { LiveSets } from './live-sets';

const maxBytes = 64 * 1024 * 1024;
/** Styles block the first paint, so they get the tightest packing; a large script would take a second of it. */
const quality = { '.css': 11, other: 9 };
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

type Packed = { raw: Buffer; br: Buffer; gzip: Buffer; type: string };
type Options = { config: ShellConfig; sets: LiveSets; shell: ReleaseManifest };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function pack(raw: Buffer, type: string): Promise<Packed> {
  const [br, zipped] = await Promise.all([
    brotli(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: type.startsWith('text/css') ? quality['.css'] : quality.other },
    }),
    zip(raw),
  ]);
  return { raw, br, gzip: zipped, type };
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
}

function send(request: FastifyRequest, reply: FastifyReply, { raw, br, gzip: zipped, type }: Packed): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply
    .header('Cache-Control', forever)
    .header('Vary', 'Accept-Encoding')
    .header('Access-Control-Allow-Origin', '*')
    .type(type);
  if (/\bbr\b/.test(accepted)) return reply.header('Content-Encoding', 'br').send(br);
  if (/\bgzip\b/.test(accepted)) return reply.header('Content-Encoding', 'gzip').send(zipped);
  return reply.send(raw);
}

/** Serves the immutable browser files of every version in the store, and the file of each warm set. */
export function assetRoutes(app: FastifyInstance, { config, sets, shell }: Options): void {
  const packed = new LRUCache<string, Packed>({
    maxSize: maxBytes,
    sizeCalculation: ({ raw, br, gzip: zipped }) => raw.length + br.length + zipped.length + 1,
  });

  /** From the store; this shell's own files also from its build, so that it never serves pages without styles. */
  async function readPublic(file: string): Promise<Buffer | undefined> {
    const stored = await readFile(path.join(config.assetStore, file)).catch(() => undefined);
    const own = `shell/${shell.version}/`;
    if (stored || !file.startsWith(own)) return stored;
    return readFile(path.join(config.distDir, file.slice(own.length))).catch(() => undefined);
  }

  async function load(file: string): Promise<Packed | undefined> {
    const known = packed.get(file);
    if (known) return known;
    const type = types[path.extname(file)];
    const raw = type && publicFile.test(file) ? await readPublic(file) : undefined;
    if (!type || !raw) return undefined;
    const fresh = await pack(raw, type);
    packed.set(file, fresh);
    return fresh;
  }

  app.get<{ Params: { id: string } }>('/assets/sets/:id.js', async (request, reply) => {
    const text = await sets.scriptOf(request.params.id);
    return text ? send(request, reply, await pack(Buffer.from(text), types['.js'] ?? '')) : missing(reply);
  });
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const found = await load(request.params['*']);
    return found ? send(request, reply, found) : missing(reply);
  });
}
