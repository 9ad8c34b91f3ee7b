type Size = { width: number; height: number };

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Share of the height that the bands fill together; the rest is the space between lines. */
const filled = 0.5;

/**
 * Paths of bands that leave the left edge as one stack and end at the right edge in the middle of lines of equal height.
 * Each band is as thick as its count.
 */
export function handoverBands(counts: readonly number[], { width, height }: Size): string[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const line = height / counts.length;
  let start = (height * (1 - filled)) / 2;

  return counts.map((count, index) => {
    const thick = (height * filled * count) / total;
    const [top, end] = [start, line * (index + 0.5) - thick / 2];
    start += thick;
    const [from, to, half] = [rounded(top), rounded(end), width / 2];
    const [below, under] = [rounded(top + thick), rounded(end + thick)];
    return `M0 ${from}C${half} ${from} ${half} ${to} ${width} ${to}V${under}C${half} ${under} ${half} ${below} 0 ${below}z`;
  });
}
