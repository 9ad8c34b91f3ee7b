import { ShellCopy } from '../shells/shell-copy';
import { writeTrouble } from '../shells/write-trouble';
import type { CommandContext, Outcome } from './command';

/** The store is away, or an attempt says that it takes no writes: `act` reads the copy that shells have, and they take its revision from here. */
export async function orderShells(
  context: CommandContext,
  act: (context: CommandContext) => Promise<Outcome>,
): Promise<Outcome> {
  const { access, watch } = context;
  const unwritable = (await writeTrouble(access.store)) ? access.store : null;
  const store = await ShellCopy.open(access.config.shellUrls, watch, unwritable);
  const outcome = await act({ ...context, access: { ...access, store } });
  if (!store.hasOrdered) return outcome;
  const refusals = store.refusals.map((refusal) => `Beware: ${refusal}`);
  return { ...outcome, lines: [...outcome.lines, ...refusals, store.toDeliver] };
}
