import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerPlainly } from './plain-answers';

const misdirected = 421;
/** Balancers ask by the address of the machine, whose name is not the site's. */
const forEverybody = new Set(['/-/health', '/-/metrics']);

/** A Host header as the list spells it: lower case, without the port that its scheme implies. */
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

/**
 * Answers by the site's own names only (faults.md F33, ASVS 4.1.3): a foreign name in Host could otherwise reach links,
 * caches and mails. Nothing of the answers is taken from Host or X-Forwarded-* even so.
 */
export function refuseForeignHosts(app: FastifyInstance, hosts: readonly string[]): void {
  const own = hosts.map(spelled);
  app.addHook('onRequest', async (request, reply) => {
    if (!namesOwnHost(request, own)) return answerPlainly(reply, misdirected);
  });
}
