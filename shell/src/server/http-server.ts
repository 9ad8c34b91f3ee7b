import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Logger } from 'pino';
import { readPlainAddress } from '@site/shared/serving/plain-ip';
import { mostHeaders } from '@site/shared/serving/request-head';
import { ServedConnections, type ShareLimits } from '@site/shared/serving/served-connections';
import { limitBodyTime } from './hardening/body-deadline';
import { forgetUnparsedCookies, limitHeaderSize } from './hardening/header-size';
import { refuseRepeats } from './hardening/repeated-headers';
import { shortenSearches } from './hardening/short-search';
import type { TrustedHops } from '../config/network';
import { answerBadBytes, answerFaults, type HeaderPairs } from './plain-answers';
import { escapeRawTarget } from './pages/raw-target';
import { readableTarget } from './pages/readable-target';
import { trustOf } from './quick/visitor-address';

declare module 'fastify' {
  interface FastifyInstance {
    /** Those of its server: what drains, and who holds how many. */
    connections: ServedConnections;
  }
}

const bodyLimit = 64 * 1024;
/**
 * What is parsed; from a quarter of it on a hook refuses a request, which knows why it is large (`header-size.ts`). Less than
 * the 64 KB that Node reads at once: of what is larger still the first bytes are known where they came together.
 */
const maxParsedHeaders = 60 * 1024;
/** In milliseconds, as all limits here; longer than a pause of the process, in which Node's clock goes on. */
const headerTimeout = 10_000;
/** Until a body is whole; a pause of the process does not count. */
const bodyTime = 10_000;
/** Cuts those who go on sending after they were answered. */
const requestTimeout = 30_000;
/** In all 320 MB where each of them sends a body of full size; of one network a fifth. */
const connectionLimits = { total: 5000, ofNetwork: 1000 };

type Options = {
  log: Logger;
  trustedHops: TrustedHops;
  headers: HeaderPairs;
  /** Milliseconds until a body is whole; for tests. */
  bodyTime?: number;
  /** For tests. */
  connectionLimits?: ShareLimits;
};

/** Its connections are shared among networks, and told of the end. */
function watchConnections(app: FastifyInstance, connections: ServedConnections): void {
  connections.watch(app.server);
  app.server.maxHeadersCount = mostHeaders;
  app.decorate('connections', connections);
  app.addHook('preClose', async () => connections.drain());
}

/** Node's own answer has none of our headers; one that expects what nobody knows gets what it asked for (RFC 9110 10.1.1). */
function answerExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
}

/** With Fastify's defaults slow clients hold connections indefinitely and idle ones delay the shutdown (docs/measured.md#slow-clients). */
export function createServer({ log, trustedHops, headers, ...limits }: Options): FastifyInstance {
  const trust = trustOf(trustedHops);
  const isProxy = (address: string) => trust(address, 0);
  const connections = new ServedConnections({ ...(limits.connectionLimits ?? connectionLimits), isProxy });
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout,
    keepAliveTimeout: 5000,
    // What came before the end was noticed is answered.
    return503OnClosing: false,
    // The host of a target is the list's to judge, which asks for what was sent.
    rewriteUrl: ({ url = '/' }) => readableTarget(url),
    trustProxy: trustedHops === false ? false : trust,
    clientErrorHandler: answerBadBytes(
      headers,
      (status, fault) => forgetUnparsedCookies(status, fault) ?? escapeRawTarget(fault),
    ),
    // An address that cannot be decoded is a missing page. No hook runs for it.
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
      maxHeaderSize: maxParsedHeaders,
      // Node's own answer to a request without a host has none of our headers: `host-list.ts` has one.
      requireHostHeader: false,
      ServerResponse: connections.Response,
    },
  }) as unknown as FastifyInstance;
  watchConnections(app, connections);
  app.addHook('onRequest', async (request) => readPlainAddress(request));
  shortenSearches(app);
  limitHeaderSize(app);
  refuseRepeats(app);
  answerExpectations(app);
  limitBodyTime(app, limits.bodyTime ?? bodyTime);
  answerFaults(app);
  return app;
}
