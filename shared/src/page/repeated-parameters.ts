/** Fields of the quote: of several values the first one counts, and the page says so. */
const quoted = ['shows', 'rate', 'hours', 'viewers', 'peak', 'launches', 'cameras', 'crew', 'captions', 'watch'];

/**
 * Query parameters whose page is told of several values, as boxes that are ticked send them. An address with several of another one
 * leads to the address with the first.
 */
export const repeatedParameters: readonly string[] = ['plans', ...quoted];

/** How many different values of one of them count. */
export const mostRepeated = 10;
