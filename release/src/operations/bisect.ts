/** `skipped`: it cannot be tested. */
export type Verdict = 'good' | 'bad' | 'skipped';

/** What is nearest to the middle of those that are still open; undefined when none is. */
function middleOf(open: readonly number[], low: number, high: number): number | undefined {
  const middle = (low + high) / 2;
  return [...open].sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle) || one - other)[0];
}

/**
 * Finds where things went bad by halving, as `git bisect` does: 32 steps take five judgements.
 * @param steps in their order, the first known to be good and the last to be bad
 * @returns the first bad step; several where those between could not be tested, of which one is
 */
export async function firstBad<Step>(
  steps: readonly Step[],
  judge: (step: Step) => Promise<Verdict>,
): Promise<readonly Step[]> {
  let [low, high] = [0, steps.length - 1];
  const skipped = new Set<number>();
  for (;;) {
    const open = steps.flatMap((_, at) => (at > low && at < high && !skipped.has(at) ? [at] : []));
    const at = middleOf(open, low, high);
    if (at === undefined) return steps.slice(low + 1, high + 1);
    const verdict = await judge(steps[at] as Step);
    if (verdict === 'skipped') skipped.add(at);
    else if (verdict === 'good') low = at;
    else high = at;
  }
}
