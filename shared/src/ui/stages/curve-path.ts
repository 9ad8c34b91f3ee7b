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
