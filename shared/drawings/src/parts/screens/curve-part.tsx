import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { coral, ember } from '../../stages/stage-colours';
import { textWidth } from '../../screens/text-fit';
import { Line } from './drawn-text';

type Curve = PartOf<'curve'>;
const label = 24;
const round = (value: number) => Math.round(value * 10) / 10;

/** Room above the highest value, for the word at it. */
const headOf = ({ text }: Curve) => (text ? 34 : 10);

function pointsOf(part: Curve, { x, y, width, height }: DrawnPartProps<Curve>['box']) {
  const { values } = part;
  const most = Math.max(...values, 1);
  const head = headOf(part);
  return values.map((value, index) => ({
    x: round(x + (index * width) / (values.length - 1)),
    y: round(y + label + head + (height - label - head - 2) * (1 - value / most)),
  }));
}

function pathOf(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = round((before.x + x) / 2);
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

function Mark({ part, box, look }: Omit<DrawnPartProps<Curve>, 'picture'>) {
  const point = pointsOf(part, box)[part.mark ?? 0];
  if (!point) return null;
  const accent = look.dark ? ember : coral;
  const labelWidth = textWidth(part.text ?? '', 12.5) + 16;
  const left = Math.min(Math.max(point.x - labelWidth / 2, box.x), box.x + box.width - labelWidth);
  const top = Math.max(box.y + label - 8, point.y - 33);

  return (
    <>
      <path d={`M${point.x} ${point.y}V${box.y + box.height}`} stroke={accent} strokeDasharray="2 3" />
      <circle cx={point.x} cy={point.y} r="5" fill={accent} stroke={look.ground} strokeWidth="2" />
      {part.text && (
        <>
          <rect x={left} y={top} width={labelWidth} height="22" rx="5" fill={look.dark ? '#123A41' : '#10242B'} />
          <Line x={left + labelWidth / 2} y={top + 11} fill="#FFFFFF" size={12} middle>
            {part.text}
          </Line>
        </>
      )}
    </>
  );
}

function Draw({ part, box, look }: DrawnPartProps<Curve>) {
  const { x, y, width, height } = box;
  const line = pathOf(pointsOf(part, box));
  const foot = y + height - 0.5;
  const step = (height - label - 12) / 3;

  return (
    <>
      <Line x={x} y={y + 9} fill={look.quiet} size={12} width={width}>
        {part.label}
      </Line>
      <path
        d={[0, 1, 2].map((at) => `M${x} ${round(y + label + 10 + at * step)}h${width}`).join('')}
        stroke={look.line}
        fill="none"
      />
      <path d={`${line}V${foot}H${x}Z`} fill={look.main} opacity=".14" />
      <path d={line} fill="none" stroke={look.main} strokeWidth="2.200" strokeLinejoin="round" />
      <path d={`M${x} ${foot}h${width}`} stroke={look.boxLine} />
      {part.mark !== undefined && <Mark part={part} box={box} look={look} />}
    </>
  );
}

export const curvePart: PartDrawing<'curve'> = {
  least: () => 180,
  height: (_, width) => Math.round(Math.min(150, Math.max(104, width * 0.3))) + label,
  Draw,
};
