import type { AnyCall } from '@site/shared/calls/call';
import type { FastifyInstance } from 'fastify';
import type { Services } from './app';
import type { Config } from './config';
import { casesRoutes } from './cases/cases.routes';
import { collegeRoutes } from './college/college.routes';
import { helpRoutes } from './help/help.routes';
import { topicsRoutes } from './info/topics.routes';
import { videosAndTagsRoutes } from './info/videos-and-tags.routes';
import { settledAfter } from './database/read-replica';
import { callbacksRoutes } from './leads/callbacks.routes';
import { leadsRoutes } from './leads/leads.routes';
import type { KnownCalls } from './log-collect/failed-request';
import { logCollectRoutes } from './log-collect/log-collect.routes';
import { callsOf } from './plugins/mount-choice';
import { marketingRoutes } from './marketing/marketing.routes';
import { searchRoutes } from './search/search.routes';
import { siteRoutes } from './site/site.routes';
import { supportRoutes } from './support/support.routes';
import { trackingRoutes } from './tracking/tracking.routes';
import { weChatRoutes } from './wechat/wechat.routes';

/** Every call of the service. */
export async function mountCalls(app: FastifyInstance, config: Config, services: Services): Promise<void> {
  const known = knownCalls(app);
  const { database: primary, reads } = services;
  const reading = { ...services, database: reads, primary, settledAfter: reads === primary ? 0 : settledAfter };
  await app.register(helpRoutes, reading);
  await app.register(topicsRoutes, reading);
  await app.register(videosAndTagsRoutes, reading);
  await app.register(collegeRoutes, reading);
  await app.register(marketingRoutes, reading);
  await app.register(casesRoutes, reading);
  await app.register(siteRoutes, { ...reading, contentDir: config.contentDir });
  await app.register(searchRoutes, reading);
  await app.register(leadsRoutes, services);
  await app.register(callbacksRoutes, { ...services, dutyDays: config.dutyDays });
  await app.register(supportRoutes, services);
  await app.register(trackingRoutes, services);
  await app.register(weChatRoutes, { weChat: config.weChat, siteOrigins: config.siteOrigins });
  await app.register(logCollectRoutes, { ...services, known });
}

/** The calls that are mounted from now on, by path. */
function knownCalls(app: FastifyInstance): KnownCalls {
  const known = new Map<string, readonly AnyCall[]>();
  app.addHook('onRoute', ({ url, config }) => {
    const calls = callsOf(config);
    if (calls) known.set(url, calls);
  });
  return known;
}
