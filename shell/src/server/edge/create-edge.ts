import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { versionsOf } from '../../remotes/release-set';
import type { ShellConfig } from '../../config';
import type { EdgeConfig } from '../../edge-config';
import type { ContentRevision } from '../calls/content-revision';
import { headerSet } from '../hardening/security-headers';
import type { Releases } from '../releases/create-releases';
import { aliyunPurge } from './aliyun-purge';
import { type CachePurge, type Send, sendNow } from './cache-purge';
import { cloudflarePurge } from './cloudflare-purge';
import { type EdgeHeaders, edgeHeaders, generationOf } from './edge-headers';
import { fastlyPurge } from './fastly-purge';
import { generationRoutes } from './generation-routes';
import { purgeCounter, PurgeQueue } from './purge-queue';
import { PurgeWatch } from './purge-watch';
import { tencentPurge } from './tencent-purge';

type Account = Pick<EdgeConfig, 'kind' | 'account' | 'secret'>;

/** Undefined where nothing has to be purged: nginx keeps pages by generation. */
export function purgeOf({ kind, account, secret }: Account, origin: string, send: Send): CachePurge | undefined {
  const access = { id: account, secret };
  if (kind === 'cloudflare') return cloudflarePurge(account, secret, send);
  if (kind === 'fastly') return fastlyPurge(account, secret, send);
  if (kind === 'aliyun') return aliyunPurge(access, new URL(origin).hostname, send);
  return kind === 'tencent' ? tencentPurge(access, origin, send) : undefined;
}

export type Edge = EdgeHeaders & { start: () => void; stop: () => void };

type Sources = Pick<Releases, 'sets' | 'alarms'> & { content: Pick<ContentRevision, 'current'>; registry: Registry };

/** What is said to the cache in front of the shells, and what it is made to forget. */
export function createEdge(app: FastifyInstance, config: ShellConfig, sources: Sources): Edge {
  const { sets, alarms, content, registry } = sources;
  const headers = headerSet(config);
  const generation = (set: string) => generationOf(set, content.current, headers);
  const { sharing } = edgeHeaders(config.edge.kind, generation);
  generationRoutes(app, config.edge.kind, () => sets.live && generation(sets.live.input.set.id));
  const counter = purgeCounter(registry);
  const cache = purgeOf(config.edge, config.site.origin, sendNow);
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
