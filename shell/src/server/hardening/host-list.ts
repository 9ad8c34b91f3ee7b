import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hostOfTarget } from '../pages/readable-target';
import { answerPlainly } from '../plain-answers';

const unreadable = 400;
const misdirected = 421;
/** Load balancers use the address of the machine instead of the site's host name; so does nginx for itself. */
const forEverybody = new Set(['/-/alive', '/-/generation']);

/** A normalised Host header: lower case, without the default port and the dot of the root, which some resolvers are asked with. */
function spelled(host: string | undefined): string {
  return (host ?? '')
    .toLowerCase()
    .replace(/:(?:80|443)$/, '')
    .replace(/(?<=[a-z0-9])\.(?=:|$)/, '');
}

/** Whether a request names one of the site's own hosts, in its Host header and in its target alike. */
export function namesOwnHost(
  { url, originalUrl, headers }: Pick<FastifyRequest, 'url' | 'originalUrl' | 'headers'>,
  hosts: readonly string[],
): boolean {
  if (forEverybody.has(url.replace(/\?.*$/s, ''))) return true;
  const named = [headers.host, hostOfTarget(originalUrl) ?? headers.host];
  return url.startsWith('/') && named.every((host) => hosts.includes(spelled(host)));
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
