import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../plugins/http-errors';
import { NetworkLimit } from './network-limit';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a search; throws above the limit of its network. */
    countSearch?: (request: FastifyRequest) => void;
  }
}

/** Searches and suggestions of a network; somebody who types asks for ten suggestions a word. */
const searchesPerMinute = 240;

/**
 * Limits searches by network. The shell itself, which asks from a trusted address for no visitor by name, is not limited:
 * it shares its renders among networks before it asks (docs/architecture.md#admission).
 */
export function limitSearches(app: FastifyInstance, trustedProxies: string[], count: () => void): void {
  const isTrusted = compile(trustedProxies);
  const limit = new NetworkLimit({ perMinute: searchesPerMinute });
  app.decorate('countSearch', ({ ip, headers, socket }: FastifyRequest) => {
    const isShell = headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress ?? '', 0);
    if (isShell || limit.take(ip)) return;
    count();
    throw new HttpError(429, '搜索过于频繁，请稍后再试');
  });
}
