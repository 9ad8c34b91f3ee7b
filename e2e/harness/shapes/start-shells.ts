import { startTopology } from '../topology/topology';
import type { ShapedSite } from './shape';

/** nginx before three shells, a bucket, two apis and PostgreSQL. */
export async function startShells(): Promise<ShapedSite> {
  const { front, calls, apis, stop } = await startTopology({ shells: 3, apis: 2 });
  return { origin: front.origin, calls, apiData: apis[0]?.dataDir ?? '', stop };
}
