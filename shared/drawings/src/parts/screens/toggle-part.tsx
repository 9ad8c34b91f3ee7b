import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { textWidth } from '../../screens/text-fit';
import { Line } from './drawn-text';

type Toggle = PartOf<'toggle'>;

function Draw({ part, box, look }: DrawnPartProps<Toggle>) {
  const middle = box.y + box.height / 2;
  const right = box.x + box.width;
  const note = part.note ? textWidth(part.note, 12) + 12 : 0;

  return (
    <>
      <Line x={box.x} y={middle} fill={look.ink} width={box.width - 44 - note}>
        {part.label}
      </Line>
      {part.note && (
        <Line x={right - 44} y={middle} fill={look.quiet} size={12} end>
          {part.note}
        </Line>
      )}
      <rect x={right - 34} y={middle - 9} width="34" height="18" rx="9" fill={part.on ? look.main : look.boxLine} />
      <circle cx={part.on ? right - 9 : right - 25} cy={middle} r="7" fill={part.on ? look.onMain : look.ground} />
    </>
  );
}

export const togglePart: PartDrawing<'toggle'> = {
  least: ({ label, note }) => Math.min(190, textWidth(label, 13) + (note ? textWidth(note, 12) + 12 : 0) + 50),
  height: () => 30,
  Draw,
};
