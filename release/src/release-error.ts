/** Bad input or a bad store, said in one sentence for the operator; nothing was changed when it is thrown. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** The command line itself makes no sense: unknown option, malformed name. */
export class UsageError extends ReleaseError {
  override name = 'UsageError';
}

/** Somebody else created the next revision first. The loser has changed nothing and must look again. */
export class RevisionMovedError extends ReleaseError {
  override name = 'RevisionMovedError';
}

/** The gate said no. `reasons` are its lines, one fault each. */
export class CheckFailedError extends ReleaseError {
  override name = 'CheckFailedError';

  constructor(
    message: string,
    readonly reasons: string[],
  ) {
    super(message);
  }
}

/** What was thrown, as words: the sentence of an `Error`, anything else as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
