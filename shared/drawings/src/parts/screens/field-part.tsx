import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { textWidth, wrapText } from '../../screens/text-fit';
import { Label, Line, lineHeight } from './drawn-text';

type Field = PartOf<'field'>;
const padding = 11;
const labelHeight = 21;

const noteWidth = ({ note }: Field) => (note ? textWidth(note, 12) + 8 : 0);
const linesOf = (part: Field, width: number) =>
  wrapText(part.value, 13, width - 2 * padding - noteWidth(part), part.note ? 1 : 3);

function Draw({ part, box, look }: DrawnPartProps<Field>) {
  const { x, y, width, height } = box;
  const top = y + labelHeight;
  const toned = part.tone && part.tone !== 'plain' && part.tone !== 'muted';
  const edge = toned ? look.tones[part.tone ?? 'plain'] : look.boxLine;

  return (
    <>
      <Label x={x} y={y} fill={look.quiet} width={width}>
        {part.label}
      </Label>
      <rect x={x} y={top} width={width} height={height - labelHeight} rx="6" fill={look.box} stroke={edge} />
      {linesOf(part, width).map((line, index) => (
        <Line key={index} x={x + padding} y={top + 17 + index * lineHeight} fill={look.tones[part.tone ?? 'plain']}>
          {line}
        </Line>
      ))}
      {part.note && (
        <Line x={x + width - padding} y={top + 17} fill={look.quiet} size={12} end>
          {part.note}
        </Line>
      )}
    </>
  );
}

export const fieldPart: PartDrawing<'field'> = {
  least: (part) => Math.max(74, Math.min(170, textWidth(part.value, 13) + 2 * padding + noteWidth(part))),
  height: (part, width) => labelHeight + 14 + linesOf(part, width).length * lineHeight,
  Draw,
};
