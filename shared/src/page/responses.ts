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
