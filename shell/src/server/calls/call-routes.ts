import { mediaAddress } from '@site/shared/contract/media-index';
import type { callPrefixes } from '@site/shared/contract/shell-addresses';
import { traceHeaders } from '@site/shared/telemetry/spans';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Agent, Dispatcher } from 'undici';
import type { ShellConfig } from '../../config/config';
import { BoundedLog } from '../hardening/bounded-log';
import { messageOf, statusOf } from '../plain-answers';
import { hangUp, isAnswer, leadsElsewhere } from './answer-status';
import { headersForHost, headersForVisitor } from './call-headers';
import { clientsOf, endInTime, type PassedLimits } from './passed-limits';
import { isPackable, readPackable, sendReadAnswer } from './read-answer';
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

const retryAfter = 30;
const unreadable = 400;
const busy = 503;

type Forward = {
  agent: Dispatcher;
  host: CalledHost;
  address: string;
  log: BoundedLog;
  reading: ReadingCalls;
  limits: PassedLimits;
};

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

/** Ends with the visitor's connection while nothing can be lost by it, and where the host is silent or takes too long. */
async function ask({ agent, address, limits }: Forward, request: FastifyRequest, reply: FastifyReply) {
  const { method, body, headers, ip } = request;
  const waiting = endInTime(limits);
  if (method !== 'POST') reply.raw.once('close', () => waiting.end());
  const { origin, pathname } = new URL(address);
  const answer = agent.request({
    origin,
    path: pathname.replace(/\/$/, '') + request.url,
    method: method as Dispatcher.HttpMethod,
    headers: { ...headersForHost(headers, ip), ...traceHeaders() },
    body: (body as Buffer | undefined) ?? null,
    signal: waiting.signal,
  });
  return waiting.follow(answer);
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

/** Why an answer is none for a visitor; undefined where it is one. */
function faultOf({ limits }: Forward, { statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  if (leadsElsewhere(statusCode) || (statusCode !== 304 && !isAnswer(statusCode))) return `status ${statusCode}`;
  const length = Number(headers['content-length'] ?? 0);
  return length > limits.mostBytes ? `an answer of ${length} bytes` : undefined;
}

/** The answer of a host as the visitor gets it: packed where it is content, else as it comes, no faster than the visitor reads. */
async function sendAnswer(
  { host, log, reading }: Forward,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Dispatcher.ResponseData,
): Promise<FastifyReply> {
  const { statusCode, headers, body } = answer;
  const [path = ''] = request.url.split('?', 1);
  const shown = headersForVisitor(headers);
  if (reading.has(request.method, path) && isPackable(answer)) {
    // Nothing is said before it is whole: else a refusal had the headers of the answer.
    const whole = await readPackable(answer);
    reply.code(statusCode).headers(shown).removeHeader('content-length');
    return sendReadAnswer(request, reply, whole, reading);
  }
  body.once('error', (error) => {
    if (!reply.raw.destroyed) log.warn({ host, reason: reasonOf(error) }, 'the answer of a call broke off');
  });
  return reply.code(statusCode).headers(shown).send(body);
}

async function passOn(forward: Forward, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { host, log } = forward;
  if (climbs(request.url)) return refuse(reply, unreadable);
  try {
    const answer = await ask(forward, request, reply);
    const fault = faultOf(forward, answer);
    if (fault === undefined) return await sendAnswer(forward, request, reply, answer);
    hangUp(answer);
    log.warn({ host, reason: fault }, 'a call could not be passed on');
  } catch (error) {
    if (!reply.raw.destroyed) log.warn({ host, reason: reasonOf(error) }, 'a call could not be passed on');
  }
  return reply.sent ? reply : refuse(reply, busy);
}

/** Bodies are read whole before a host is asked: a slow sender holds no connection to a host (docs/faults.md F50). */
function readBodiesWhole(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
}

/**
 * Passes the calls of pages on from the site's own origin to the configured hosts.
 * @param wanted other limits of answers than those of their kinds; for tests
 */
export async function callRoutes(
  app: FastifyInstance,
  { hosts }: Pick<ShellConfig, 'hosts'>,
  agentOptions: Agent.Options = {},
  reading: ReadingCalls = { has: () => false, revision: () => 0 },
  wanted: Partial<PassedLimits> = {},
): Promise<void> {
  const kinds = clientsOf(agentOptions, wanted);
  const log = new BoundedLog(app.log);
  await app.register(async (scope) => {
    readBodiesWhole(scope);
    scope.setErrorHandler((error: FastifyError, _, reply) => {
      if (statusOf(error) >= 500) throw error;
      return refuse(reply, statusOf(error));
    });
    for (const [prefix, host] of prefixes) {
      const forward = { ...kinds.of(prefix), host, address: hosts[host], log, reading };
      scope.route({
        method: ['GET', 'HEAD', 'POST'],
        url: `${prefix}*`,
        handler: (request, reply) => passOn(forward, request, reply),
      });
    }
  });
  app.addHook('onClose', () => kinds.destroy());
}
