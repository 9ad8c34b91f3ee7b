import { existsSync } from 'node:fs';
import { guardSentence, startGuard } from '../heartbeat/guard-sentence';
import { type GuardState, readGuardState } from '../heartbeat/guard-state';
import type { TrustedKeys } from '../keys/signing-keys';
import type { ReleaseStore } from '../store/release-store';
import { isS3Address } from '../store/s3/s3-place';
import { type Finding, good, look, wrong } from './finding';

const STATUS = 'npm run release -- status';

/** A guard that died is wrong; one that was ended, or never was, is a choice that somebody may have forgotten. */
function findingOf(guard: GuardState): Finding {
  const text = guardSentence(guard);
  if (guard.state === 'alive') return good(text);
  // What is wrong is the store, which another finding tells.
  if (guard.state === 'unknown') return look(text, STATUS);
  return guard.state === 'dead' || guard.state === 'refused' ? wrong(text, startGuard) : look(text, startGuard);
}

/** Whether somebody rolls back by itself what fails; nothing where there is no store, as others say. */
export async function guardFindings(store: ReleaseStore, keys: TrustedKeys, place: string): Promise<Finding[]> {
  if (!isS3Address(place) && !existsSync(place)) return [];
  return [findingOf(await readGuardState(store, keys))];
}
