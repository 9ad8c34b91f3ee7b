import { sectionFactsPath } from '@site/shared/contract/section-facts-path';
import type { FastifyInstance } from 'fastify';
import { pinnedRemote, type SectionFacts } from '../../render/pages/pinned-release';
import type { LiveSets } from '../releases/live-sets';

type Options = { sets: Pick<LiveSets, 'live'>; sites: readonly string[] };

/**
 * Of a dev server: which files a section has now, for pages of the sites that may show it. A page of any other site learns
 * nothing: what is developed on a machine is not for every page that its browser opens.
 */
export function sectionRoutes(app: FastifyInstance, { sets, sites }: Options): void {
  if (sites.length === 0) return;
  app.get<{ Params: { name: string } }>(`${sectionFactsPath}:name`, async (request, reply) => {
    const { origin = '' } = request.headers;
    reply.header('Cache-Control', 'no-store').header('Vary', 'Origin');
    if (!sites.includes(origin)) return reply.code(403).send({});
    reply.header('Access-Control-Allow-Origin', origin);
    const manifest = sets.live?.input.set.remotes[request.params.name];
    if (!manifest) return reply.code(404).send({});
    // From this server itself, whatever asset host it has.
    return reply.send({ version: manifest.version, ...pinnedRemote(manifest, '') } satisfies SectionFacts);
  });
}
