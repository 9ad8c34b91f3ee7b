import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Agent } from 'undici';
import type { ShellConfig } from '../../config';

/** Path prefix of a call → the host that answers it. */
const prefixes: [string, 'base' | 'live' | 'cms'][] = [
  ['/v1/', 'cms'],
  ['/open/', 'cms'],
  ['/open/v1/information/', 'base'],
  ['/liveajax/', 'live'],
  ['/ajax/', 'base'],
  ['/VZlive/', 'base'],
  ['/VZCollege/', 'base'],
  ['/VZApi/', 'base'],
];

const timeout = 20_000;
const busy = { isok: false, code: 503, msg: '服务暂时不可用，请稍后再试' };

/** Forwarded headers set by proxies; the shell sets its own, by `TRUSTED_HOPS`. */
const forwardedHeaders = ['forwarded', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'];

/** Hop-by-hop headers of the connection between shell and service. */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

type Headers = FastifyRequest['headers'];

function without(headers: Headers, names: readonly string[]): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** Rate limits of the lead calls apply to the visitor's address, not the shell's. */
function ownHeaders({ ip }: { ip: string }, headers: Headers): Headers {
  return { ...without(headers, forwardedHeaders), 'x-forwarded-for': ip };
}

function answerBusy(reply: FastifyReply): void {
  reply.removeHeader('Location');
  reply.removeHeader('Content-Length');
  void reply
    .code(503)
    .header('Cache-Control', 'no-store')
    .header('Retry-After', '30')
    .type('application/json')
    .send(busy);
}

type Answer = { statusCode: number; stream: NodeJS.ReadableStream & { destroy: () => void } };

/** Redirects of a service are not passed on to visitors (docs/faults.md F30, F34). */
function passOn(reply: FastifyReply, { statusCode, stream }: Answer): void {
  if (statusCode < 300 || statusCode >= 400 || statusCode === 304) return void reply.send(stream);
  stream.destroy();
  answerBusy(reply);
}

/** Proxies the calls of pages from the site's own origin to the configured hosts. */
export async function callRoutes(
  app: FastifyInstance,
  config: Pick<ShellConfig, 'hosts'>,
  agentOptions: Agent.Options = {},
): Promise<void> {
  for (const [prefix, host] of prefixes) {
    await app.register(httpProxy, {
      upstream: config.hosts[host],
      prefix,
      rewritePrefix: prefix,
      http2: false,
      disableRequestLogging: true,
      undici: { ...agentOptions, headersTimeout: timeout, bodyTimeout: timeout },
      replyOptions: {
        rewriteRequestHeaders: ownHeaders,
        rewriteHeaders: (headers) => without(headers as Headers, hopByHopHeaders),
        onResponse: (_request, reply, answer) => passOn(reply as FastifyReply, answer as unknown as Answer),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error, host }, 'a call could not be passed on');
          answerBusy(reply as FastifyReply);
        },
      },
    });
  }
}
