import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ShellConfig } from '../../config/config';
import { createServer } from '../http-server';
import { refuseCrossSitePosts } from './cross-site-posts';
import { refuseUnknownHosts } from './host-list';
import { headerSet, securityHeaders } from './security-headers';

/** The server with all hooks and no routes. */
export function createHardenedServer(config: ShellConfig, log: Logger): FastifyInstance {
  const headers = headerSet(config);
  const app = createServer({ log, trustedHops: config.trustedHops, headers });
  securityHeaders(app, config, headers);
  refuseUnknownHosts(app, config.allowedHosts);
  refuseCrossSitePosts(app, config.site.origin);
  return app;
}
