import { compile } from '@fastify/proxy-addr';
import { openRequest, type RequestSpan } from '@site/shared/telemetry/spans';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** While somebody collects traces. */
    span?: RequestSpan;
  }
}

/** Every request is a span, below that of the shell which asks; what a stranger says of a trace is not believed. */
export function traceRequests(app: FastifyInstance, trustedProxies: string[]): void {
  const isTrusted = compile(trustedProxies);
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request;
    const believed = isTrusted(socket.remoteAddress ?? '', 0) ? headers['traceparent'] : undefined;
    const span = openRequest(typeof believed === 'string' ? believed : undefined);
    if (!span) return done();
    request.span = span;
    return span.within(done);
  });
  // Reading a body leaves the context of the request.
  app.addHook('preValidation', ({ span }, _reply, done) => (span ? span.within(done) : done()));
  app.addHook('onResponse', async ({ span, method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'unknown';
    const facts = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': reply.statusCode };
    span?.end(`${method} ${route}`, facts, reply.statusCode >= 500);
  });
}
