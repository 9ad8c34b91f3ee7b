import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { Commands } from './commands';

/** The kernel's limit for a socket path, in bytes. */
const maxSocketPath = 100;

/** Path of the control socket of a data folder. */
export function controlSocketPath(folder: string): string {
  const path = join(folder, 'control.sock');
  if (Buffer.byteLength(path) <= maxSocketPath) return path;
  return join(tmpdir(), `site-api-${createHash('sha256').update(path).digest('hex').slice(0, 16)}.sock`);
}

/**
 * Lets the command line reach a running service, which has exclusive access to the embedded database. A Unix socket that
 * only this user may open: leads are never exposed over HTTP.
 */
export async function openControlSocket(folder: string, commands: Commands): Promise<FastifyInstance> {
  const app = fastify({ logger: false });
  app.setErrorHandler((error: Error, _request, reply) => reply.code(500).send({ message: error.message }));
  app.post<{ Params: { command: string }; Body: unknown[] }>('/:command', async ({ params, body }, reply) => {
    const command = commands[params.command as keyof Commands] as
      | ((...args: unknown[]) => Promise<unknown>)
      | undefined;
    if (!command) return reply.code(404).send({ message: `The service knows no command ${params.command}.` });
    return { value: await command(...body) };
  });
  const path = controlSocketPath(folder);
  rmSync(path, { force: true });
  const mask = process.umask(0o177);
  try {
    await app.listen({ path });
  } finally {
    process.umask(mask);
  }
  return app;
}
