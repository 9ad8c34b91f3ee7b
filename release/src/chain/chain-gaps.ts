/** Numbers of which the chain has no file, both ends included. */
export interface Gap {
  from: number;
  to: number;
}

/** The holes below the highest of these ascending numbers. Ranges, because one stray file may be numbered 99999999. */
export function gapsIn(numbers: readonly number[]): Gap[] {
  const gaps: Gap[] = [];
  let expected = 1;
  for (const number of numbers) {
    if (number > expected) gaps.push({ from: expected, to: number - 1 });
    expected = number + 1;
  }
  return gaps;
}

/** One sentence for operators (docs/faults.md F49). */
export function describeGap({ from, to }: Gap): string {
  const lost = from === to ? `Revision ${from} is` : `Revisions ${from} to ${to} are`;
  return `${lost} missing although revision ${to + 1} is there.`;
}
