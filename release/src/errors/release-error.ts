/** Bad input or a bad store, explained to the operator in one sentence. Thrown before anything is changed. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** What lies under a name is no file that is read: a pipe, a device, a link, or more than any good one has. */
export class RefusedFileError extends ReleaseError {
  override name = 'RefusedFileError';

  /** @param bytes its length, where that is what is wrong */
  constructor(
    subject: string,
    why: string,
    readonly bytes?: number,
  ) {
    super(`${subject} is refused: ${why}.`);
  }
}

/** Invalid command line: unknown option, malformed name. */
export class UsageError extends ReleaseError {
  override name = 'UsageError';
}

/** The store cannot be asked: nothing was changed. */
export class StoreAwayError extends ReleaseError {
  override name = 'StoreAwayError';
  /** What works all the same: shells have a copy of the store. Null where none of them answers. */
  readonly command: string | null;

  constructor(
    message: string,
    { shellsAreSilent = false, ...options }: ErrorOptions & { shellsAreSilent?: boolean } = {},
  ) {
    super(message, options);
    this.command = shellsAreSilent ? null : 'npm run release -- rollback <section> --without-store';
  }
}

/** The store answers and takes no writes: for whoever has to write there it is as good as away. */
export class StoreUnwritableError extends StoreAwayError {
  override name = 'StoreUnwritableError';
}

/** Lost the race for the next revision: nothing was changed, and the command must be run again. */
export class RevisionMovedError extends ReleaseError {
  override name = 'RevisionMovedError';
}

/** Nobody could be asked whether this is meant: nothing was changed, and whoever means it says so with a flag. */
export class UnaskedError extends RevisionMovedError {
  override name = 'UnaskedError';

  /** @param shown what whoever says it has to know, a sentence or line each */
  constructor(shown: readonly string[], what: string, flag: string) {
    super([...shown, `Nothing was changed. ${flag} ${what}.`].join('\n'));
  }
}

/** What was asked is kept until a second person signs it: nothing is live of it yet. */
export class AwaitsSecondKey extends ReleaseError {
  override name = 'AwaitsSecondKey';

  constructor(
    message: string,
    readonly proposal: { id: string; until: Date },
  ) {
    super(message);
  }
}

/** Somebody rolled the section back within the hour: nothing was changed, and whoever means it all the same says so. */
export class RolledBackAlreadyError extends RevisionMovedError {
  override name = 'RolledBackAlreadyError';

  /**
   * @param who what happened, as a sentence
   * @param ways the sentence that says how to go on
   * @param seen the newest revision when that was found
   */
  constructor(
    readonly who: string,
    ways: string,
    readonly seen: number,
  ) {
    super(`${who} ${ways}`);
  }
}

/** Two sections would have the same address. */
export class ClashError extends ReleaseError {
  override name = 'ClashError';

  /** @param together the revision that made both live, which can be taken back as a whole */
  constructor(
    message: string,
    readonly together?: number,
  ) {
    super(message);
  }
}

/** The error of a writer whose number somebody else took. */
export function revisionMoved(sequence: number, who = 'somebody'): RevisionMovedError {
  return new RevisionMovedError(
    `The revision moved: ${who} created revision ${sequence} meanwhile, and nothing of yours was changed. ` +
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
