import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { textWidth, wrapText } from '../../screens/text-fit';
import { Line, lineHeight } from './drawn-text';

type Text = PartOf<'text'>;

const sizeOf = ({ tone }: Text) => (tone === 'strong' ? 14 : tone === 'muted' ? 12 : 13);
const linesOf = (part: Text, width: number) => wrapText(part.text, sizeOf(part) * 1.02, width, 4);

function Draw({ part, box, look }: DrawnPartProps<Text>) {
  const tone = part.tone ?? 'plain';
  const lines = linesOf(part, box.width);
  const top = box.y + (box.height - lines.length * lineHeight) / 2;

  return lines.map((line, index) => (
    <Line
      key={index}
      x={box.x}
      y={top + 10 + index * lineHeight}
      fill={look.tones[tone]}
      size={sizeOf(part)}
      bold={tone === 'strong' || tone === 'live'}
    >
      {line}
    </Line>
  ));
}

export const textPart: PartDrawing<'text'> = {
  least: (part) => Math.min(120, textWidth(part.text, 14) + 2),
  height: (part, width) => linesOf(part, width).length * lineHeight,
  Draw,
};
