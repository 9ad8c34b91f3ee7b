import type { Difference } from './difference';

/** Renders of either version after the first, where they differ. */
const mostAgain = 2;

/** Without numbers, which may be others the next time. */
const shapeOf = ({ kind, reason }: Difference): string => `${kind} ${reason.replace(/\d+/g, '#')}`;

/** What is different each time: a part that one render went without, because its data did not come in time, is no difference. */
export async function steadyDifferences(
  first: readonly Difference[],
  again: () => Promise<readonly Difference[]>,
): Promise<Difference[]> {
  let steady = [...first];
  for (let round = 0; round < mostAgain && steady.length > 0; round += 1) {
    const shapes = new Set((await again()).map(shapeOf));
    steady = steady.filter((difference) => shapes.has(shapeOf(difference)));
  }
  return steady;
}
