import type { GuardState } from './guard-state';

/** What starts one. */
export const startGuard = 'npm run release -- guard';

/** `12 s` or `5 minutes`. */
function spanOf(ms: number): string {
  return ms < 120_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} minutes`;
}

/** Whatever became of it, a store that takes no writes says nothing of it since the last beat. */
function unknownSentence({ reason, lastBeat }: Extract<GuardState, { state: 'unknown' }>): string {
  if (lastBeat === undefined)
    return `Nobody knows whether a guard lives while the store is away, for its beats lie there: ${reason}`;
  const since = lastBeat === null ? 'none ever came' : `none came since ${lastBeat}`;
  return `Nobody knows whether a guard lives: the store takes no writes, and so no beats; ${since}. ${reason}`;
}

/** Whether somebody rolls back by itself what fails, as one sentence. */
export function guardSentence(guard: GuardState): string {
  switch (guard.state) {
    case 'alive':
      return `The guard of ${guard.by} lives: its last beat is ${spanOf(guard.age)} old.`;
    case 'dead':
      return `The guard of ${guard.by} has not beaten since ${guard.at}, for ${spanOf(guard.age)}: it died, or hears no shell.`;
    case 'ended':
      return `The guard of ${guard.by} was ended at ${guard.at}: nobody rolls back by itself what fails.`;
    case 'absent':
      return 'No guard ever beat in this store: nobody rolls back by itself what fails.';
    case 'unknown':
      return unknownSentence(guard);
    case 'refused':
      return `Nobody knows whether a guard lives. ${guard.reason}`;
  }
}
