/** Message that the specification fixes for a missing page (spec §8). */
export const pageNotFound = 'This page could not be found';

/** The header by which the shell knows a response that a page threw on purpose: its words may be shown. */
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

/** An error whose message visitors may read; `cause` is for the log. */
export class SpokenError extends Error {
  /** What the shell knows it by: a remote may bundle a class of its own. */
  readonly spoken = true;
  readonly status: number;

  constructor(message: string, { status = 500, cause }: { status?: number; cause?: string } = {}) {
    super(message, { cause });
    this.status = status;
  }
}
