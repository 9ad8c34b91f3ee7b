/** Share of the plot's height that is kept free above the top level, for the word at the peak. */
export const headroom = 16;

/** Height of a value of 0 to 1 in a plot of 100 × 100, counted from its top. */
export function plotHeight(value: number): number {
  return Math.round((100 - value * (100 - headroom)) * 10) / 10;
}

/** A soft line through values at equal steps, as the `d` of a path in a plot of 100 × 100. */
export function curvePath(values: readonly number[]): string {
  const step = 100 / Math.max(1, values.length - 1);
  const points = values.map((value, index) => ({ x: Math.round(index * step * 10) / 10, y: plotHeight(value) }));
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = Math.round(((before.x + x) / 2) * 10) / 10;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

/** Across and down between two values, in units of a stretched plot. */
const step = 2;
const fine = 10;

/** Of a plot that is stretched over its box, with `preserveAspectRatio="none"`. */
export type StretchedCurve = { viewBox: string; line: string; area: string };

/** The same line with the ground below it, in the fewest bytes: from each value to the next one. */
export function stretchedCurve(values: readonly number[]): StretchedCurve {
  const heights = values.map((value) => Math.round(plotHeight(value) * fine));
  const [first = 0, ...others] = heights;
  const moves = others.map((height, index) => {
    const down = height - (heights[index] ?? 0);
    return `${index === 0 ? `c${step / 2} 0 ` : 's'}${step / 2} ${down} ${step} ${down}`;
  });
  const line = `M0 ${first}${moves.join('')}`.replaceAll(' -', '-');
  return { viewBox: `0 0 ${step * others.length} ${100 * fine}`, line, area: `${line}V${100 * fine}H0Z` };
}
