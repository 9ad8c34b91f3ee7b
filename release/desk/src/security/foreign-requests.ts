import { isIP } from 'node:net';
import { isForeignPost } from '@site/shared/contract/foreign-post';
import type { FastifyInstance } from 'fastify';
import type { DeskConfig } from '../config';

type Names = Pick<DeskConfig, 'host' | 'origin'>;

/** `localhost:8084` → `localhost`, `[::1]:8084` → `::1`. */
function nameOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');
}

/**
 * A page of a stranger may lead a name of its own to this machine and act there as the operator whose browser it is in; an
 * address it cannot take. So names are only those that the configuration knows.
 */
export function refuseStrangeNames(app: FastifyInstance, { host, origin }: Names): void {
  const names = new Set(['localhost', nameOf(host), ...(origin ? [nameOf(new URL(origin).host)] : [])]);
  app.addHook('onRequest', async ({ headers }, reply) => {
    const name = nameOf(headers.host ?? '');
    if (isIP(name) === 0 && !names.has(name)) return reply.code(421).type('text/plain; charset=utf-8').send('421\n');
  });
}

/** Refuses posts that no page of the desk sent, before their body is read; one that names no page is refused too. */
export function refuseForeignPosts(app: FastifyInstance, { origin: own }: Names): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (method !== 'POST') return;
    const { origin, host } = headers;
    const fetchSite = headers['sec-fetch-site'] as string | undefined;
    const isNamed = origin !== undefined || fetchSite !== undefined;
    const isFromHere = fetchSite === undefined || fetchSite === 'same-origin';
    if (isNamed && isFromHere && !isForeignPost({ origin, fetchSite, host }, own ? [own] : [])) return;
    return reply.code(403).type('text/plain; charset=utf-8').send('请在发布台的页面上提交。\n');
  });
}
