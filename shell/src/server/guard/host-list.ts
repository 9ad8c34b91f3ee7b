import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerPlainly } from '../plain-answers';

const unreadable = 400;
const misdirected = 421;
/** Load balancers use the address of the machine instead of the site's host name; so does nginx for itself. */
const forEverybody = new Set(['/-/alive', '/-/generation']);

/** A normalised Host header: lower case, without the default port. */
function spelled(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:(?:80|443)$/, '');
}

/** Whether a request names one of the site's own hosts, in its Host header and in its target alike. */
export function namesOwnHost(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  hosts: readonly string[],
): boolean {
  if (forEverybody.has(url.replace(/\?.*$/s, ''))) return true;
  return url.startsWith('/') && hosts.includes(spelled(headers.host));
}

function namesNone({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion !== '1.0';
}

/**
 * Allow-list of host names (docs/faults.md F33, ASVS 4.1.3): an unknown Host could otherwise reach links, caches and
 * mails. Responses do not use Host or X-Forwarded-* either.
 */
export function refuseUnknownHosts(app: FastifyInstance, hosts: readonly string[]): void {
  const own = hosts.map(spelled);
  app.addHook('onRequest', async (request, reply) => {
    if (namesNone(request.raw)) return answerPlainly(reply, unreadable);
    if (!namesOwnHost(request, own)) return answerPlainly(reply, misdirected);
  });
}
