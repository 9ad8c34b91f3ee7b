import { ReleaseError } from '../errors/release-error';
import type { TrustedKeys } from '../keys/signing-keys';
import { guardSentence, startGuard } from './guard-sentence';
import { type GuardedStore, readGuardState } from './guard-state';

/** What nobody watches is begun by whoever says so. */
export interface Guarding {
  /** Whether it is meant although no guard lives. */
  unguarded?: boolean | undefined;
}

/**
 * Asks for a living guard before anything is changed. Gives what is to be said where one begins without: nothing where a guard
 * lives.
 * @param use what would be unwatched, as the beginning of a sentence: “A canary”
 * @throws {ReleaseError} where no guard lives and nobody said that this is meant
 */
export async function requireGuard(
  { store, trusted }: { store: GuardedStore; trusted: () => TrustedKeys },
  use: string,
  { unguarded = false }: Guarding,
): Promise<string[]> {
  const guard = await readGuardState(store, trusted());
  if (guard.state === 'alive') return [];
  if (unguarded) return [`${guardSentence(guard)} It began without one (--unguarded).`];
  throw new ReleaseError(
    `${use} asks for a guard that lives, and nothing was changed. ${guardSentence(guard)} ${startGuard} starts one, and so does ` +
      'npm start unless GUARD=off is set; --unguarded goes on without.',
  );
}
