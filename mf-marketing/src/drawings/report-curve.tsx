import { plotHeight, stretchedCurve } from '@site/drawings/stages/curve-path';
import type { ShowReport } from '@site/drawings/stages/show-report';
import { brand, quiet } from '@site/drawings/stages/stage-colours';
import { ink } from './drawn-cards';

/** Where the plot stands; its levels stand left of it, its times below. */
export type PlotBox = { x: number; y: number; width: number; height: number };

type CurveProps = { curve: ShowReport['curve']; box: PlotBox };

/** The moment of the peak, and the word for it. */
function Peak({ curve: { points, peak, text }, box: { x, y, width, height } }: CurveProps) {
  const top = y + (height * plotHeight(points[peak] ?? 0)) / 100;
  const at = x + (width * peak) / (points.length - 1);
  return (
    <g transform={`translate(${at.toFixed(1)} ${top.toFixed(1)})`}>
      <path d={`M0 0V${(y + height - top).toFixed(1)}`} stroke="#C73E16" strokeDasharray="2 4" />
      <circle r="5" fill="#fff" stroke="#C73E16" strokeWidth="2" />
      <rect x="-62" y="-38" width="124" height="26" rx="4" fill={ink} />
      <text y="-21" fill="#fff" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** How wide a time is. */
const timeWidth = 30;

/** How many watched, from the first minute to the last. */
export function ReportCurve({ curve, box }: CurveProps) {
  const { x, y, width, height } = box;
  const { viewBox, line, area } = stretchedCurve(curve.points);
  const levels = curve.levels.map((name, index) => {
    const part = plotHeight(1 - index / (curve.levels.length - 1));
    return { name, at: Math.round(10 * (y + (height * part) / 100)) / 10 };
  });
  const between = (width - timeWidth) / (curve.times.length - 1);
  return (
    <g fontSize="12" fill={quiet}>
      <path d={levels.map(({ at }) => `M${x} ${at}h${width}`).join('')} stroke="#E3EDED" />
      <svg x={x} y={y} width={width} height={height} viewBox={viewBox} preserveAspectRatio="none">
        <path d={area} fill={brand} opacity=".09" />
        <path d={line} fill="none" stroke={brand} strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      <Peak curve={curve} box={box} />
      {levels.map(({ name, at }) => (
        <text key={name} x={x - 8} y={at + 4} textAnchor="end">
          {name}
        </text>
      ))}
      {curve.times.map((time, index) => (
        <text key={time} x={x + index * between} y={y + height + 19}>
          {time}
        </text>
      ))}
    </g>
  );
}
