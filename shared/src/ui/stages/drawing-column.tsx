import type { Drawing } from './scenes/drawing';

/** What is below a window must not look in. */
const gap = 8;

/**
 * Small drawings in one file, one below the other. `file.svg#name` shows the one of that name alone, in the size of its
 * place: each is a `<view>` (SVG 2, linking), which an `<img>` takes since Safari 11.
 */
export function drawingColumn(drawings: Readonly<Record<string, Drawing>>): Drawing {
  let next = 0;
  const placed = Object.entries(drawings).map(([name, drawing]) => {
    const top = next;
    next += drawing.height + gap;
    return { name, top, ...drawing };
  });

  return {
    width: Math.max(...placed.map(({ width }) => width)),
    height: next - gap,
    stretches: true,
    Draw: () =>
      placed.map(({ name, top, width, height, Draw }) => (
        <g key={name} transform={`translate(0 ${top})`}>
          <view id={name} viewBox={`0 ${top} ${width} ${height}`} />
          <Draw />
        </g>
      )),
  };
}
