/** Message that the specification fixes for a missing page (R8.17). */
export const pageNotFound = 'This page could not be found';

/** Header of a response that a page threw on purpose, whose message may be shown. */
export const spokenHeader = 'X-Page-Message';

/**
 * Ends a loader with 404 in place. `what` is for the log and names the missing thing; visitors read the fixed message.
 * @throws {Response} always
 */
export function notFound(what: string): never {
  throw new Response(pageNotFound, {
    status: 404,
    statusText: encodeURIComponent(what),
    headers: { [spokenHeader]: '1' },
  });
}

/** An error whose message is shown to visitors; `cause` is for the log. */
export class UserFacingError extends Error {
  /** Identifies the error instead of `instanceof`, as remotes may bundle their own copy of the class. */
  readonly spoken = true;
  readonly status: number;

  constructor(message: string, { status = 500, cause }: { status?: number; cause?: string } = {}) {
    super(message, { cause });
    this.status = status;
  }
}
