import { messageOf, StoreAwayError } from '../errors/release-error';

/** `look`: it works, and somebody should see to it; `wrong`: something does not work or soon will not. */
export type State = 'good' | 'look' | 'wrong';

/** One sentence about the site, and what to type about it. */
export interface Finding {
  state: State;
  text: string;
  command: string | null;
}

export function good(text: string): Finding {
  return { state: 'good', text, command: null };
}

export function look(text: string, command: string): Finding {
  return { state: 'look', text, command };
}

export function wrong(text: string, command: string): Finding {
  return { state: 'wrong', text, command };
}

/** What a check finds; one that fails itself is a finding too, so that the other checks are still told. */
export async function foundBy(check: () => Promise<Finding[]> | Finding[], command: string): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [wrong(messageOf(error), (error instanceof StoreAwayError && error.command) || command)];
  }
}
