/** A figure of several rounds. */
export type Spread = { min: number; median: number; max: number };

const digits = 3;

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.map((value) => Number(value.toPrecision(digits))).sort((one, other) => one - other);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  return { min: at(0), median: at(Math.floor(sorted.length / 2)), max: at(sorted.length - 1) };
}

/** The spread of each figure of the rounds by its name. */
export function spreads<Name extends string>(rounds: readonly Record<Name, number>[]): Record<Name, Spread> {
  const names = Object.keys(rounds[0] ?? {}) as Name[];
  const each = names.map((name) => [name, spreadOf(rounds.map((round) => round[name]))] as const);
  return Object.fromEntries(each) as Record<Name, Spread>;
}
