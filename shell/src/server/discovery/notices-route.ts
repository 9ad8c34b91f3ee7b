import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../../config/config';

/** The build of the shell writes it (`tooling/src/bundle/third-party-notices.ts`). */
const file = 'third-party-notices.txt';

/** The licences of all packages in the site. Read anew each time: rarely asked for, and too long to keep in memory. */
export function noticesRoute(app: FastifyInstance, { distDir }: Pick<ShellConfig, 'distDir'>): void {
  app.get(`/${file}`, async (_, reply) => {
    const text = await readFile(path.join(distDir, file), 'utf8');
    return reply.header('Cache-Control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(text);
  });
}
