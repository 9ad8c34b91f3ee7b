import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ShellConfig } from '../../config/config';
import { createServer } from '../http-server';
import { answerPlainly, type HeaderPairs } from '../plain-answers';
import { type HealthSources, healthRoutes } from './health-routes';

/** `localhost:8082` → `localhost`, `[::1]:8082` → `::1`. */
function nameOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');
}

/**
 * A page of a stranger may lead a name of its own to this machine and read there what the browser of an operator gets;
 * an address it cannot take. So names are only those that the configuration knows.
 */
function refuseStrangeNames(app: FastifyInstance, known: readonly string[]): void {
  const names = new Set(['localhost', ...known.map(nameOf)]);
  app.addHook('onRequest', async ({ headers }, reply) => {
    const name = nameOf(headers.host ?? '');
    if (isIP(name) === 0 && !names.has(name)) return answerPlainly(reply, 421);
  });
}

/** The second server of the shell: what operators may know and visitors may not. The caller listens. */
export function createOperations(
  config: Pick<ShellConfig, 'opsHost' | 'allowedHosts'>,
  sources: HealthSources,
  { log, headers, routes }: { log: Logger; headers: HeaderPairs; routes?: (app: FastifyInstance) => void },
): FastifyInstance {
  const app = createServer({ log, trustedHops: false, headers });
  app.addHook('onSend', async (_, reply) => void reply.headers(Object.fromEntries(headers)));
  refuseStrangeNames(app, [config.opsHost, ...config.allowedHosts]);
  healthRoutes(app, sources);
  routes?.(app);
  app.get('/*', (_, reply) => answerPlainly(reply, 404));
  return app;
}
