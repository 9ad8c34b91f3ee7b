import { existsSync } from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import { mediaAddress } from '@site/shared/contract/media-index';
import type { FastifyInstance } from 'fastify';
import { packText } from './packed-text';
import { addSizeHeader } from './refused-range';

/** A name of the media folder that carries the hash of its content; nothing else there is public. */
const immutable = /^\/[a-z0-9-]+\.[0-9a-f]{10}\.(?:svg|webp|png|mp4|webm|vtt)$/;

/** Drawings, films and share cards of the content, whole or in ranges; what has such a name never changes. */
export async function mediaRoutes(app: FastifyInstance, { contentDir }: { contentDir: string }): Promise<void> {
  const root = path.join(contentDir, 'media');
  // Content of which nothing is drawn.
  if (!existsSync(root)) return;
  await app.register(async (scope) => {
    scope.addHook('onError', addSizeHeader);
    scope.addHook('onSend', packText);
    await scope.register(files, {
      root,
      prefix: mediaAddress,
      allowedPath: (name) => immutable.test(name),
      immutable: true,
      maxAge: '365d',
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
      setHeaders: (reply) => reply.setHeader('X-Content-Type-Options', 'nosniff'),
    });
  });
}
