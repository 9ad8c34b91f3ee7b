import type { IncomingHttpHeaders } from 'node:http';
import { openRequest, type RequestSpan } from '@site/shared/telemetry/spans';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Histogram, type Registry } from 'prom-client';
import { AnsweredLog } from './answered-log';

/** What answered a page: the pattern of its route, and the release, as in `mf-help@1.2.3`. */
export type AnsweredBy = { route: string; release: string };

declare module 'fastify' {
  interface FastifyRequest {
    answeredBy?: AnsweredBy;
    /** While somebody collects traces. */
    span?: RequestSpan;
  }
}

/** What no section answers. */
const ofShell = 'shell@';
/** From the stored page, which takes a millisecond, to a render that waited for its data. */
const buckets = [0.002, 0.01, 0.05, 0.1, 0.3, 1, 3, 10];

type Record = { route: string; remote: string; version: string; status: number; seconds: number };

/** Patterns and names of our own only: an address may hold what somebody typed. */
function recordOf({ answeredBy, routeOptions }: FastifyRequest, reply: FastifyReply): Record {
  const [remote = '', version = ''] = (answeredBy?.release ?? ofShell).split('@');
  const route = answeredBy?.route ?? routeOptions.url ?? 'unknown';
  return { route, remote, version, status: reply.statusCode, seconds: reply.elapsedTime / 1000 };
}

/** As nginx (`$request_id`) and Caddy (a UUID) make it. */
const proxysId = /^[0-9a-f]{32}$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What a proxy that may be believed says of a request: its own id, and where in a trace it stands. From a visitor neither is taken;
 * a proxy that is trusted must send its own (docs/how-to/watch.md#traces).
 */
function proxyContext({ headers, ips }: FastifyRequest): { id?: string; traceparent?: string } {
  if ((ips?.length ?? 1) < 2) return {};
  const id = proxyRequestId(headers);
  const { traceparent } = headers;
  return { ...(id && { id }), ...(typeof traceparent === 'string' && { traceparent }) };
}

/** The id that a proxy gave a request, if it has the form of one; ask only where a proxy is trusted. */
export function proxyRequestId({ 'x-request-id': id }: IncomingHttpHeaders): string | undefined {
  return typeof id === 'string' && proxysId.test(id) ? id : undefined;
}

/** Each request as a span, so that what it causes is traced below it. */
function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const span = openRequest(proxyContext(request).traceparent);
    if (!span) return done();
    request.span = span;
    return span.within(done);
  });
  // Reading a body leaves the context of the request.
  app.addHook('preValidation', ({ span }, _reply, done) => (span ? span.within(done) : done()));
}

/** An answer that was written without the server's machinery. */
export type StoredAnswer = {
  method: string;
  /** The pattern of the page, and that of the server's route. */
  route: string;
  group: string;
  /** Empty for files, which are of no section. */
  release: string;
  status: number;
  ms: number;
  /** The id that a trusted proxy gave it. */
  request?: string | undefined;
};

function groupOfStatus(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

/**
 * Every request of the site's port, when it is answered: one line of the log, one count by section, kind of address and
 * status, and its span (docs/how-to/watch.md).
 */
export class RequestRecord {
  private readonly seconds: Histogram<'remote' | 'route' | 'status'>;
  private readonly lines: AnsweredLog;

  constructor(registry: Registry, log: Logger) {
    this.lines = new AnsweredLog(log);
    this.seconds = new Histogram({
      name: 'request_seconds',
      help: 'Time of answered requests by section, route of the server and status',
      labelNames: ['remote', 'route', 'status'],
      buckets,
      registers: [registry],
    });
  }

  /** One that was answered from what is stored. */
  answered({ method, route, group, release, status, ms, request }: StoredAnswer): void {
    const [remote = '', version = ''] = (release || ofShell).split('@');
    this.seconds.observe({ remote, route: group, status: groupOfStatus(status) }, ms / 1000);
    const line = () => ({ method, route, remote, version, status });
    this.lines.write(`${method} ${route} ${release} ${status}`, line, Math.round(ms), request);
  }

  /** One that the server answered. */
  replied(request: FastifyRequest, reply: FastifyReply): void {
    const record = recordOf(request, reply);
    const { route, remote, version, status, seconds } = record;
    const group = request.routeOptions.url ?? 'unknown';
    this.seconds.observe({ remote, route: group, status: groupOfStatus(status) }, seconds);
    endSpan(request, record);
    const { method, span } = request;
    const line = { method, route, remote, version, status, ms: Math.round(seconds * 1000) };
    const { id } = proxyContext(request);
    request.log.info({ ...line, ...(id && { request: id }), ...(span && { trace: span.traceId }) }, 'answered');
  }

  /** Writes what waits. */
  flush(): void {
    this.lines.flush();
  }
}

/** Records all that the server answers; what is answered before it is recorded with what this gives. */
export function recordRequests(app: FastifyInstance, registry: Registry): RequestRecord {
  const record = new RequestRecord(registry, app.log as Logger);
  traceRequests(app);
  app.addHook('onResponse', async (request, reply) => record.replied(request, reply));
  app.addHook('onClose', async () => record.flush());
  return record;
}

function endSpan({ span, method }: FastifyRequest, { route, remote, version, status }: Record): void {
  const http = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
  span?.end(`${method} ${route}`, { ...http, 'site.section': remote, 'site.version': version }, status >= 500);
}
