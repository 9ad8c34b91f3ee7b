import { messageOf, RefusedFileError, ReleaseError, StoreAwayError } from '../errors/release-error';
import type { TrustedKeys } from '../keys/signing-keys';
import type { ReleaseStore } from '../store/release-store';
import { writeTrouble } from '../shells/write-trouble';
import { HEARTBEAT_PATH } from '../store/store-paths';
import { type KnownBeat, parseHeartbeat } from './heartbeat';

/**
 * So many beats have to be missing before a guard counts as dead: with one every ten seconds, two minutes. A machine that is
 * busy loses some of them.
 */
export const missedBeats = 12;

/**
 * `absent`: no guard ever beat in this store; `ended`: the last one was asked to end; `refused`: the record is not believed;
 * `unknown`: the store is away, and with it the record; or it takes no writes, and so no beat: `lastBeat` is then the moment of the
 * last that came, null where none ever did.
 * `age` of a beat is in milliseconds, by the clock of the store.
 */
export type GuardState =
  | { state: 'alive' | 'ended' | 'dead'; by: string; at: string; age: number }
  | { state: 'refused'; reason: string }
  | { state: 'unknown'; reason: string; lastBeat?: string | null }
  | { state: 'absent' };

/** What a record says at `now`, which is the clock of the store. */
export function stateOfBeat({ by, at, every, ended }: KnownBeat, now: Date): GuardState {
  const [age, most] = [now.getTime() - Date.parse(at), missedBeats * every * 1000];
  if (age < -most) {
    const reason = `The heartbeat of the guard is refused: it is dated ${at}, and the store says ${now.toISOString()}.`;
    return { state: 'refused', reason };
  }
  const state = age > most ? 'dead' : 'alive';
  return { state: ended ? 'ended' : state, by, at, age: Math.max(0, age) };
}

function refusedAs(error: unknown): GuardState {
  return { state: 'refused', reason: messageOf(error) };
}

type BeatStore = Pick<ReleaseStore, 'read' | 'clock'>;

/**
 * What the record says that a guard signs in the store, also where the store takes no beat. Where the store does not say what time it
 * is, by the clock of this machine. Whatever lies in the place of the record is refused, not thrown.
 * @throws {ReleaseError} when the store cannot be read
 */
export async function readBeat(store: BeatStore, keys: TrustedKeys): Promise<GuardState> {
  const file = await store.read(HEARTBEAT_PATH).catch((error: unknown) => {
    if (error instanceof RefusedFileError) return refusedAs(error);
    if (error instanceof StoreAwayError) return { state: 'unknown' as const, reason: error.message };
    throw error;
  });
  if (file === null) return { state: 'absent' };
  if ('state' in file) return file;
  // Asked for after the record was read, so that no beat is younger than it.
  const now = await store.clock().catch(() => new Date());
  try {
    return stateOfBeat(parseHeartbeat(file, keys), now);
  } catch (error) {
    if (error instanceof ReleaseError) return refusedAs(error);
    throw error;
  }
}

/** What a process needs of a store to know whether a guard lives. */
export type GuardedStore = BeatStore & Pick<ReleaseStore, 'list' | 'attempt'>;

/**
 * Whether a guard lives. Where no beat says so the store is tried by a write: one that takes none gets none from a guard that lives.
 * @throws {ReleaseError} when the store cannot be read
 */
export async function readGuardState(store: GuardedStore, keys: TrustedKeys): Promise<GuardState> {
  const guard = await readBeat(store, keys);
  if (guard.state !== 'dead' && guard.state !== 'ended' && guard.state !== 'absent') return guard;
  const trouble = await writeTrouble(store);
  if (!trouble) return guard;
  return { state: 'unknown', reason: trouble.message, lastBeat: guard.state === 'absent' ? null : guard.at };
}
