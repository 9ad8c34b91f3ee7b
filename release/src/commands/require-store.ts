import { type Places, storeTrouble } from '../shells/reach-store';
import type { CommandContext, Needs } from './command';
import { isMeant } from './is-meant';

function placesOf({ access, watch }: CommandContext): Places {
  return { ...access.config, store: access.store, fetchHealth: watch.fetchHealth };
}

const begin = { ask: 'Begin a new site there?', flag: '--new-store', what: 'begins a new site there' };

/**
 * Asked before a command reads or writes.
 * @throws {StoreAwayError} where the store does not answer, or is a folder that is gone or may be
 * @throws {UnaskedError} where a new site may begin there, and nobody can be asked
 */
export async function requireStore(
  context: CommandContext,
  needs: Exclude<Needs, 'nothing'> = 'answer',
  options: { newStore?: boolean; json?: boolean } = {},
): Promise<void> {
  const { away, doubt } = await storeTrouble(placesOf(context));
  if (away) throw away;
  if (!doubt || (needs === 'new' && options.newStore)) return;
  if (needs === 'new' && (await isMeant(context, { shown: [doubt.message], ...begin }, options))) return;
  throw doubt;
}
