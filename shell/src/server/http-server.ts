import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { TrustedHops } from '../network-config';
import { answerBadBytes, answerFaults, type HeaderPairs } from './plain-answers';

const bodyLimit = 64 * 1024;
const largestHeaders = 16 * 1024;
const headerTimeout = 5000;
const requestTimeout = 8000;

type Options = { log: Logger; trustedHops: TrustedHops; headers: HeaderPairs };

function sayCloseAtTheEnd(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('Connection', 'close');
  });
}

/** Fastify without the settings below keeps slow clients for ever and waits for idle ones at the end (dependencies.md 8, 9). */
export function createServer({ log, trustedHops, headers }: Options): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout,
    keepAliveTimeout: 5000,
    trustProxy: typeof trustedHops === 'number' ? (_, hop) => hop < trustedHops : trustedHops,
    clientErrorHandler: answerBadBytes(headers),
    // An address that cannot be decoded is a page that is not there (design.md §3). No hook runs for it.
    frameworkErrors: (_error, _request, reply) =>
      void (reply as FastifyReply)
        .code(302)
        .headers(Object.fromEntries(headers))
        .header('Cache-Control', 'no-store')
        .header('Location', '/home/404')
        .send(),
    routerOptions: { ignoreTrailingSlash: false, ignoreDuplicateSlashes: false, maxParamLength: 2048 },
    http: {
      headersTimeout: headerTimeout,
      requestTimeout,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: largestHeaders,
    },
  }) as unknown as FastifyInstance;
  sayCloseAtTheEnd(app);
  answerFaults(app);
  return app;
}
