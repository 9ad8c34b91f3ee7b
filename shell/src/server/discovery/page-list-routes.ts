import { createHash } from 'node:crypto';
import { mostSitePages, type SitePages, sitePagesAddress } from '@site/shared/contract/site-pages';
import type { FastifyInstance } from 'fastify';
import type { ContentRevision } from '../calls/content-revision';
import type { LiveSet, LiveSets } from '../releases/live-sets';
import { addressWithoutId, indexedRoutes, versionFor } from './indexed-pages';

type Options = { sets: Pick<LiveSets, 'live'>; content: Pick<ContentRevision, 'current'> };

function listOf(live: LiveSet, revision: number): SitePages {
  const pages = indexedRoutes(live).flatMap((route) => {
    const path = addressWithoutId(route.path);
    // What a page says depends on its section, on the shell around it and on the facts of the content.
    const version = createHash('sha256')
      .update(`${versionFor(live, route)} ${revision}`)
      .digest('hex')
      .slice(0, 16);
    return path ? [{ path, version }] : [];
  });
  return { pages: pages.slice(0, mostSitePages) };
}

/** Which pages there are and whether one changed: the service reads them for its search (decision 072). */
export function pageListRoutes(app: FastifyInstance, { sets, content }: Options): void {
  app.get(sitePagesAddress, async (_, reply) => {
    const list = sets.live ? listOf(sets.live, content.current) : { pages: [] };
    return reply.header('Cache-Control', 'no-store').send(list);
  });
}
