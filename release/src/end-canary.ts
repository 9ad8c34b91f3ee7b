import { appendRevision, readHeadToExtend } from './head';
import type { ReleaseStore } from './release-store';
import type { Evidence, Revision } from './revision';
import type { ReleaseKeys } from './signing-keys';

export interface EndCanaryOptions {
  by: string;
  reason: string;
  evidence?: Evidence | undefined;
  now?: Date;
}

/** Gives all visitors of a section its live version again. Null when this version is no canary any more. */
export async function endCanary(
  store: ReleaseStore,
  keys: ReleaseKeys,
  [name, canary]: readonly [name: string, canary: string],
  { by, reason, evidence, now = new Date() }: EndCanaryOptions,
): Promise<Revision | null> {
  const head = await readHeadToExtend(store, keys.trusted, false);
  const live = head.revision?.remotes[name];
  if (live?.canaryVersion !== canary) return null;
  const remotes = { ...head.revision?.remotes, [name]: { ...live, canaryVersion: null, canaryShare: 0 } };
  return appendRevision(store, keys, head, remotes, { by, reason, now, ...(evidence && { evidence }) });
}
