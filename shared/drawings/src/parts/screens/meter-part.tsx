import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { textWidth } from '../../screens/text-fit';
import { Line } from './drawn-text';

type Meter = PartOf<'meter'>;

function Draw({ part, box, look }: DrawnPartProps<Meter>) {
  const { x, y, width } = box;
  const tone = part.tone ?? 'plain';
  const fill = tone === 'plain' || tone === 'strong' ? look.main : look.tones[tone];

  return (
    <>
      <Line x={x} y={y + 9} fill={look.quiet} size={12} width={width - textWidth(part.text, 13) - 8}>
        {part.label}
      </Line>
      <Line x={x + width} y={y + 9} fill={tone === 'plain' ? look.ink : look.tones[tone]} bold size={12.5} end>
        {part.text}
      </Line>
      <rect x={x} y={y + 22} width={width} height="8" rx="4" fill={look.track} />
      {part.value > 0 && (
        <rect x={x} y={y + 22} width={Math.max(8, Math.round(width * part.value))} height="8" rx="4" fill={fill} />
      )}
    </>
  );
}

export const meterPart: PartDrawing<'meter'> = {
  least: ({ label, text }) => Math.max(96, textWidth(label, 12) + textWidth(text, 13) + 12),
  height: () => 34,
  Draw,
};
