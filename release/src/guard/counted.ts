import type { Counted } from './fault-kinds';

/** Everything that is counted one by one. */
export const fields = [
  ...(['pages', 'renders', 'renderFailures', 'standIns'] as const),
  ...(['hydrations', 'hydrationFailures', 'scriptErrors', 'chunkFailures', 'policyReports'] as const),
];

/** Adds to `sum`, in place; with the sign -1 it takes away. */
export function addTo(sum: Counted, counted: Counted, sign: 1 | -1 = 1): void {
  for (const field of fields) sum[field] += sign * counted[field];
}

/** In one literal: the judge makes thousands a second. */
export function zero(): Counted {
  return {
    pages: 0,
    renders: 0,
    renderFailures: 0,
    standIns: 0,
    hydrations: 0,
    hydrationFailures: 0,
    scriptErrors: 0,
    chunkFailures: 0,
    policyReports: 0,
  };
}

export function sumOf(counted: Iterable<Counted>): Counted {
  const sum = zero();
  for (const one of counted) addTo(sum, one);
  return sum;
}
