/** Query parameters with several values at once, as boxes that are ticked send them; of all others the first value counts. */
export const repeatedParameters: readonly string[] = ['plans'];

/** How many different values of one of them count. */
export const mostRepeated = 10;
