/** Ways of asking for a part of an entry: `at` is its heading or its id. */
type PartAsks = { at: string; asks: string[] };

/** What visitors ask who need an entry, in their own words: for the search alone. */
export type Asks = { asks?: string[]; partAsks?: PartAsks[] };

/** All of them, wherever in the entry the answer stands. */
export function asksIn(data: Record<string, unknown>): string[] {
  const { asks = [], partAsks = [] } = data as Asks;
  return [...asks, ...partAsks.flatMap((part) => part.asks)];
}
