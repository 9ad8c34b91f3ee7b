/**
 * Details of a test that only `npm run prove -- --only journeys` runs: one more case of a kind that `npm test` has already, or
 * a story whose parts are tested there one by one.
 */
export const everyCase = { tag: '@every' };

/** Details of the cases of a matrix: `kept` ones, one of each kind, run in `npm test` too. */
export function unlessKept(kept: boolean): { tag?: string } {
  return kept ? {} : everyCase;
}
