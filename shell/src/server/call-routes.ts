import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';

/** Path prefix of spec §7 → the host that answers it. */
const prefixes: [string, 'base' | 'live' | 'cms'][] = [
  ['/v1/', 'cms'],
  ['/open/', 'cms'],
  ['/liveajax/', 'live'],
  ['/ajax/', 'base'],
  ['/VZlive/', 'base'],
  ['/VZCollege/', 'base'],
  ['/VZApi/', 'base'],
];

const timeout = 20_000;
const busy = { isok: false, code: 503, msg: '服务暂时不可用，请稍后再试' };

/** The calls of spec §7, answered on the site's own origin by passing them to the configured hosts. */
export async function callRoutes(app: FastifyInstance, config: ShellConfig): Promise<void> {
  for (const [prefix, host] of prefixes) {
    await app.register(httpProxy, {
      upstream: config.hosts[host],
      prefix,
      rewritePrefix: prefix,
      http2: false,
      undici: { headersTimeout: timeout, bodyTimeout: timeout },
      replyOptions: {
        // The limits of the lead calls count by the visitor's address, not by the shell's.
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error, host }, 'a call could not be passed on');
          void reply.code(503).header('Cache-Control', 'no-store').header('Retry-After', '30').send(busy);
        },
      },
    });
  }
}
