import { type Places, storeTrouble } from '../shells/reach-store';
import type { CommandContext, Needs } from './command';

function placesOf({ access, watch }: CommandContext): Places {
  return { ...access.config, store: access.store, fetchHealth: watch.fetchHealth };
}

/**
 * Asked before a command reads or writes.
 * @throws {StoreAwayError} where the store does not answer, or is a folder that is gone: an empty one says the same to who only reads
 */
export async function requireStore(context: CommandContext, needs: Exclude<Needs, 'nothing'> = 'store'): Promise<void> {
  const { away, doubt } = await storeTrouble(placesOf(context));
  if (away) throw away;
  if (doubt && needs === 'answer') throw doubt;
}
