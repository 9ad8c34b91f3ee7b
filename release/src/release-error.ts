/** Bad input or a bad store, explained to the operator in one sentence. Thrown before anything is changed. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** Invalid command line: unknown option, malformed name. */
export class UsageError extends ReleaseError {
  override name = 'UsageError';
}

/** Lost the race for the next revision: nothing was changed, and the command must be run again. */
export class RevisionMovedError extends ReleaseError {
  override name = 'RevisionMovedError';
}

/** The error of a writer whose number somebody else took. */
export function revisionMoved(sequence: number): RevisionMovedError {
  return new RevisionMovedError(
    `The revision moved: somebody created revision ${sequence} meanwhile, and nothing of yours was changed. ` +
      'Look at status and run the command again.',
  );
}

/** Refused by the gate. `reasons` are its lines, one fault each. */
export class CheckFailedError extends ReleaseError {
  override name = 'CheckFailedError';

  constructor(
    message: string,
    readonly reasons: string[],
  ) {
    super(message);
  }
}

/** The message of an `Error`, anything else as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
