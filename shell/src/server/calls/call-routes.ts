import { mediaAddress } from '@site/shared/contract/media-index';
import type { callPrefixes } from '@site/shared/contract/shell-addresses';
import { traceHeaders } from '@site/shared/telemetry/spans';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import type { ShellConfig } from '../../config';
import { BoundedLog } from '../guard/bounded-log';
import { messageOf, statusOf } from '../plain-answers';
import { headersForHost, headersForVisitor } from './call-headers';
import { isPackable, sendReadAnswer } from './read-answer';
import type { ReadingCalls } from './reading-calls';

type CalledHost = 'base' | 'live' | 'cms';

/** Path prefix of a call → the host that answers it; the longest prefix counts. Drawings and films are the service's too. */
const prefixes: [(typeof callPrefixes)[number] | '/open/v1/information/' | typeof mediaAddress, CalledHost][] = [
  ['/v1/', 'cms'],
  ['/open/', 'cms'],
  ['/open/v1/information/', 'base'],
  ['/liveajax/', 'live'],
  ['/ajax/', 'base'],
  ['/VZlive/', 'base'],
  ['/VZCollege/', 'base'],
  ['/VZApi/', 'base'],
  [mediaAddress, 'base'],
];

/** Until an answer begins, and between its parts, in milliseconds. */
const timeout = 20_000;
const connectionsPerHost = 128;
const retryAfter = 30;
const unreadable = 400;
const busy = 503;

type Forward = { agent: Dispatcher; host: CalledHost; address: string; log: BoundedLog; reading: ReadingCalls };

function refuse(reply: FastifyReply, code: number): FastifyReply {
  const msg = messageOf(code);
  if (code === busy) reply.header('Retry-After', retryAfter);
  return reply.code(code).header('Cache-Control', 'no-store').send({ isok: false, code, msg, Msg: msg });
}

/** At the host a dot segment would lead out of the prefix (docs/faults.md F28). */
function climbs(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return decodeURIComponent(path).split(/[/\\]/).includes('..');
}

/** Ends with the visitor's connection while nothing can be lost by it, and where the host is silent. */
async function ask({ agent, address }: Forward, request: FastifyRequest, reply: FastifyReply) {
  const { method, body, headers, ip } = request;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new Error(`no answer within ${timeout} ms`)), timeout);
  if (method !== 'POST') reply.raw.once('close', () => waiting.abort());
  const { origin, pathname } = new URL(address);
  try {
    return await agent.request({
      origin,
      path: pathname.replace(/\/$/, '') + request.url,
      method: method as Dispatcher.HttpMethod,
      headers: { ...headersForHost(headers, ip), ...traceHeaders() },
      body: (body as Buffer | undefined) ?? null,
      signal: waiting.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

/** Redirects of a host are not passed on to visitors (docs/faults.md F30, F34). */
function isRedirect(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/** The answer of a host as the visitor gets it: packed where it is content, else as it comes. */
async function sendAnswer(
  { host, log, reading }: Forward,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Dispatcher.ResponseData,
): Promise<FastifyReply> {
  const { statusCode, headers, body } = answer;
  reply.code(statusCode).headers(headersForVisitor(headers));
  const [path = ''] = request.url.split('?', 1);
  if (reading.has(request.method, path) && isPackable(answer)) {
    const whole = Buffer.from(await body.arrayBuffer());
    return sendReadAnswer(request, reply.removeHeader('content-length'), whole, reading);
  }
  body.once('error', (error) => {
    if (!reply.raw.destroyed) log.warn({ host, reason: reasonOf(error) }, 'the answer of a call broke off');
  });
  return reply.send(body);
}

async function passOn(forward: Forward, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { host, log } = forward;
  if (climbs(request.url)) return refuse(reply, unreadable);
  try {
    const answer = await ask(forward, request, reply);
    const { statusCode, body } = answer;
    if (!isRedirect(statusCode)) return await sendAnswer(forward, request, reply, answer);
    await body.dump();
    log.warn({ host, reason: `status ${statusCode}` }, 'a call could not be passed on');
  } catch (error) {
    if (!reply.raw.destroyed) log.warn({ host, reason: reasonOf(error) }, 'a call could not be passed on');
  }
  return refuse(reply, busy);
}

/** Bodies are read whole before a host is asked: a slow sender holds no connection to a host (docs/faults.md F50). */
function readBodiesWhole(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
}

/** Passes the calls of pages on from the site's own origin to the configured hosts. */
export async function callRoutes(
  app: FastifyInstance,
  { hosts }: Pick<ShellConfig, 'hosts'>,
  agentOptions: Agent.Options = {},
  reading: ReadingCalls = { has: () => false, revision: () => 0 },
): Promise<void> {
  const agent = new Agent({ connections: connectionsPerHost, bodyTimeout: timeout, ...agentOptions });
  const log = new BoundedLog(app.log);
  await app.register(async (scope) => {
    readBodiesWhole(scope);
    scope.setErrorHandler((error: FastifyError, _, reply) => {
      if (statusOf(error) >= 500) throw error;
      return refuse(reply, statusOf(error));
    });
    for (const [prefix, host] of prefixes) {
      const forward = { agent, host, address: hosts[host], log, reading };
      scope.route({
        method: ['GET', 'HEAD', 'POST'],
        url: `${prefix}*`,
        handler: (request, reply) => passOn(forward, request, reply),
      });
    }
  });
  app.addHook('onClose', () => agent.destroy());
}
