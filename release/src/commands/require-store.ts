import { storeTrouble } from '../shells/reach-store';
import type { CommandContext } from './command';

/** @throws {StoreAwayError} where the store does not answer, or is a folder that is gone: an empty one says the same to who only reads */
export async function requireStore({ access, watch }: CommandContext): Promise<void> {
  const { config, store } = access;
  const away = await storeTrouble({ ...config, store, fetchHealth: watch.fetchHealth });
  if (away) throw away;
}
