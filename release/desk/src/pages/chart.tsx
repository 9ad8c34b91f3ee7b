import type { ReactElement } from 'react';
import type { RateMeasure } from '../data/canary-view';
import { percent } from '../data/number-text';
import { clock } from '../data/time-text';

const WIDTH = 320;
const HEIGHT = 150;
const [TOP, BOTTOM] = [20, HEIGHT - 20];

type Point = [x: number, y: number];

const rounded = (value: number) => Math.round(value * 10) / 10;

function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`).join('');
}

/** The rates of a canary and its control as they grew, with the interval and the line of the guard. */
export function RateChart({ measure }: { measure: RateMeasure }): ReactElement {
  const { points, line, title } = measure;
  if (points.length < 2) return <p className="empty small">样本还不够画图，至少要两个半分钟。</p>;
  const top = Math.max(line * 1.25, ...points.map(({ canary, control }) => Math.max(canary.rate, control) * 1.15));
  const y = (rate: number) => BOTTOM - (Math.min(rate, top) / top) * (BOTTOM - TOP);
  const x = (index: number) => (index / (points.length - 1)) * (WIDTH - 6);
  const upper = points.map(({ canary }, index): Point => [x(index), y(canary.high)]);
  const lower = points.map(({ canary }, index): Point => [x(index), y(canary.low)]);
  const own = points.map(({ canary }, index): Point => [x(index), y(canary.rate)]);
  const control = points.map((point, index): Point => [x(index), y(point.control)]);
  const [endX, endY] = own.at(-1) ?? [0, 0];
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${title}从 ${clock(new Date(first))} 到 ${clock(new Date(last))}，守卫线 ${percent(line)}`}
    >
      <path className="base" d={`M0 ${BOTTOM}H${WIDTH}`} />
      <path className="band" d={`${pathOf(upper)}L${pathOf([...lower].reverse()).slice(1)}Z`} />
      <path className="guard" d={`M0 ${rounded(y(line))}H${WIDTH}`} />
      <text className="guard-words" x="0" y={rounded(y(line)) - 5}>
        守卫线 {percent(line)}
      </text>
      <path className="control" d={pathOf(control)} />
      <path className="own" d={pathOf(own)} />
      <circle className="own-end" cx={rounded(endX)} cy={rounded(endY)} r="3.2" />
      <text x="0" y={HEIGHT - 4}>
        {clock(new Date(first))}
      </text>
      <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
        {clock(new Date(last))}
      </text>
    </svg>
  );
}

/** How far a canary lies from its control, with the interval, on the way to the line of the guard. */
export function DifferenceDrawing({ measure, line }: { measure: RateMeasure; line: number }): ReactElement {
  const { low, high, value } = measure.difference;
  const [from, to] = [Math.min(-line * 0.4, Math.max(low, -line * 2)), Math.max(line * 1.3, Math.min(high, line * 4))];
  const x = (share: number) => rounded(4 + ((Math.min(Math.max(share, from), to) - from) / (to - from)) * (WIDTH - 8));
  return (
    <svg
      className="chart difference"
      viewBox={`0 0 ${WIDTH} 40`}
      role="img"
      aria-label={`与对照之差 ${(value * 100).toFixed(2)} 点，95 % 区间 ${(low * 100).toFixed(2)} 到 ${(high * 100).toFixed(2)} 点`}
    >
      <path className="base" d={`M0 12H${WIDTH}`} />
      <path className="zero" d={`M${x(0)} 4V20`} />
      <path className="guard" d={`M${x(line)} 4V20`} />
      <path className="own" d={`M${x(low)} 12H${x(high)}M${x(low)} 8v8M${x(high)} 8v8`} />
      <circle className="own-end" cx={x(value)} cy="12" r="4" />
      <text x={x(0)} y="36" textAnchor="middle">
        同对照
      </text>
      <text className="guard-words" x={x(line)} y="36" textAnchor="middle">
        +{line * 100} 点
      </text>
    </svg>
  );
}
