import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { textWidth } from '../../screens/text-fit';
import { Line } from './drawn-text';

type Metric = PartOf<'metric'>;

const sizeOf = ({ value, unit = '' }: Metric, width: number) =>
  Math.min(30, Math.max(16, (30 * width) / (textWidth(value, 31) + textWidth(unit, 13) + 8)));

function Draw({ part, box, look }: DrawnPartProps<Metric>) {
  const { x, y, width } = box;
  const size = Math.round(sizeOf(part, width));
  const tone = part.tone ?? 'strong';

  return (
    <>
      <Line x={x} y={y + 9} fill={look.quiet} size={12} width={width}>
        {part.label}
      </Line>
      <text x={x} y={y + 47} fill={look.tones[tone === 'plain' ? 'strong' : tone]} fontSize={size} fontWeight="600">
        {part.value}
        {part.unit && (
          <tspan dx="4" fontSize="13" fontWeight="400" fill={look.quiet}>
            {part.unit}
          </tspan>
        )}
      </text>
    </>
  );
}

export const metricPart: PartDrawing<'metric'> = {
  least: ({ label, value, unit = '' }) =>
    Math.max(70, textWidth(label, 12), textWidth(value, 24) + textWidth(unit, 13) + 6),
  height: () => 54,
  Draw,
};
