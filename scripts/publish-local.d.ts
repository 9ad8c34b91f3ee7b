import type { Settings } from './settings';
/**
 * Publishes every build to the local store and promotes the remotes that this checkout has not promoted in this very
 * version before: an operator's rollback survives a restart (design.md §6).
 */
export declare function publishLocal(
  { dataDir, assetStore }: Settings,
  names?: string[],
  say?: (line: string) => void,
): Promise<void>;
