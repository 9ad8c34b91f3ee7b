import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ShellConfig } from '../../config/config';
import { missingWalls } from '../../render/processes/walls';
import { securityText } from '../discovery/security-text';
import { headerSet } from '../hardening/security-headers';
import { noticeUnknownProxies } from '../hardening/unknown-proxies';
import type { Releases } from '../releases/create-releases';
import { notifyRoutes } from '../releases/notify-routes';
import { orderRoutes } from '../releases/order-routes';
import { warmRoutes } from '../releases/warm-routes';
import { aliveRoutes, type HealthSources } from './health-routes';
import { createOperations } from './operations-server';

type OperationsSources = Omit<HealthSources, 'config' | 'warnings'> &
  Pick<Releases, 'warmer' | 'storeWatch' | 'follower' | 'ordering'>;

/** What operators ask, and on the site's own server what makes them mend something. */
export function openOperations(
  app: FastifyInstance,
  config: ShellConfig,
  known: OperationsSources,
  log: Logger,
): FastifyInstance {
  const notices = [noticeUnknownProxies(app, config), securityText(app, { config })];
  aliveRoutes(app);
  const { storeWatch } = known;
  const warnings = () => [
    ...notices.flatMap((notice) => notice()),
    ...missingWalls(known.walls),
    ...(storeWatch?.warnings ?? []),
  ];
  const sources = { ...known, config, warnings };
  const routes = (operations: FastifyInstance) => {
    warmRoutes(operations, known.warmer);
    notifyRoutes(operations, known);
    orderRoutes(operations, known.ordering);
  };
  return createOperations(config, sources, { log, headers: headerSet(config), routes });
}
