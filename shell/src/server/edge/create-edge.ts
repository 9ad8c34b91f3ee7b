import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { versionsOf } from '../../render/pages/release-set';
import type { ShellConfig } from '../../config/config';
import type { ContentRevision } from '../calls/content-revision';
import { headerSet } from '../hardening/security-headers';
import type { Releases } from '../releases/create-releases';
import { sendNow } from './cache-purge';
import { type EdgeHeaders, edgeHeaders, generationOf } from './edge-headers';
import { generationRoutes } from './generation-routes';
import { openPurger } from './open-purger';
import { purgeCounter, PurgeQueue } from './purge-queue';
import { PurgeWatch } from './purge-watch';

export type Edge = EdgeHeaders & { start: () => void; stop: () => void };

type Sources = Pick<Releases, 'sets' | 'alarms'> & { content: Pick<ContentRevision, 'current'>; registry: Registry };

/** What is said to the cache in front of the shells, and what it is made to forget. */
export async function createEdge(app: FastifyInstance, config: ShellConfig, sources: Sources): Promise<Edge> {
  const { sets, alarms, content, registry } = sources;
  const headers = headerSet(config);
  const generation = (set: string) => generationOf(set, content.current, headers);
  const { sharing } = edgeHeaders(config.edge.kind, generation);
  generationRoutes(app, config.edge.kind, () => sets.live && generation(sets.live.input.set.id));
  const counter = purgeCounter(registry);
  const cache = await openPurger(config.edge, config.site.origin, sendNow);
  if (!cache) return { sharing, start: () => undefined, stop: () => undefined };
  const queue = new PurgeQueue({ cache, alarms, counter });
  const state = () => sets.live && { versions: versionsOf(sets.live.input.set), content: content.current };
  const watch = new PurgeWatch({ state, purge: (tags) => queue.add(tags) });
  const stop = () => {
    watch.stop();
    queue.stop();
  };
  return { sharing, start: () => watch.start(), stop };
}
