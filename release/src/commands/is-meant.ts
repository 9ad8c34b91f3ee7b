import { UnaskedError } from '../errors/release-error';
import type { CommandContext } from './command';

/** What somebody has to know and to say before it is done. */
export interface Question {
  /** A line each. */
  shown: readonly string[];
  /** `Sign it?` */
  ask: string;
  /** What says it where nobody can be asked, and what it does: `--yes`, `signs it`. */
  flag: string;
  what: string;
}

/**
 * Asks at a terminal; nothing but yes is taken for it.
 * @throws {UnaskedError} without a terminal, or where a program reads the output
 */
export async function isMeant(
  { terminal }: Pick<CommandContext, 'terminal'>,
  { shown, ask, flag, what }: Question,
  { json }: { json?: boolean | undefined },
): Promise<boolean> {
  if (!terminal || json) throw new UnaskedError(shown, what, flag);
  const answer = await terminal.ask([...shown, `${ask} yes, or Enter for no: `].join('\n'));
  return answer.trim() === 'yes';
}
