import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ShellConfig } from '../../config/config';
import type { ContentRevision } from '../calls/content-revision';
import type { LiveSet } from '../releases/live-sets';
import { discoveryRoutes } from './discovery-routes';
import { iconRoutes } from './icon-routes';
import { noticesRoute } from './notices-route';
import { pageListRoutes } from './page-list-routes';
import { Preparation } from './preparation';
import { PreparedDocuments } from './prepared-documents';
import type { MapSources } from './site-maps';

type DiscoverySources = MapSources & { content: Pick<ContentRevision, 'current'>; log: Logger };

/** Icons and notices, and what search engines read, made anew when a set goes live or the content changes. */
export function openDiscovery(app: FastifyInstance, config: ShellConfig, sources: DiscoverySources): Preparation {
  iconRoutes(app, config);
  noticesRoute(app, config);
  const documents = new PreparedDocuments({ site: config.site, ...sources });
  discoveryRoutes(app, { config, documents });
  pageListRoutes(app, sources);
  const { sets, content } = sources;
  // No search engine reads what is developed: a saved change has no page rendered that nobody looks at.
  const setOf = ({ input }: LiveSet) => (config.site.hotServer === undefined ? input.set.id : '');
  const mayMake = () => config.siteMaps === 'ahead' || documents.asked;
  return new Preparation({
    state: () => (mayMake() && sets.live ? `${setOf(sets.live)} ${content.current}` : undefined),
    run: () => documents.make(),
    log: sources.log,
  });
}
