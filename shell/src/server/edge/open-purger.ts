import type { EdgeKind } from '../../config/edge';
import type { CachePurge, PurgeAccount, Purger, Send } from './cache-purge';

type Loaded = Promise<{ purger: Purger }>;

/** Caches that forget pages when they are asked; nginx keeps them by generation. */
const purgers: Partial<Record<EdgeKind, () => Loaded>> = {
  aliyun: () => import('./purgers/aliyun-purge'),
  cloudflare: () => import('./purgers/cloudflare-purge'),
  fastly: () => import('./purgers/fastly-purge'),
  tencent: () => import('./purgers/tencent-purge'),
};

/** Loads what asks the cache of this kind; undefined where nothing has to be purged. */
export async function openPurger(
  { kind, ...account }: PurgeAccount & { kind: EdgeKind },
  origin: string,
  send: Send,
): Promise<CachePurge | undefined> {
  const loaded = await purgers[kind]?.();
  return loaded?.purger(account, origin, send);
}
