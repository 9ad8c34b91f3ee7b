import type { Tone } from '@site/shared/contract/screen-part';
import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import type { Look } from '../../screens/screen-look';
import { textWidth } from '../../screens/text-fit';
import { Line } from './drawn-text';

type List = PartOf<'list'>;
const row = 36;

type Item = List['items'][number];
type Row = { x: number; top: number; width: number; look: Look };

/** The marked row lies on a tint; a line parts it from no other. */
function RowGround({ part, index, x, top, width, look }: Row & { part: List; index: number }) {
  if (part.marked === index)
    return <rect x={x - 8} y={top + 1} width={width + 16} height={row - 2} rx="5" fill={look.tint} />;
  if (index === 0 || part.marked === index - 1) return null;
  return <path d={`M${x} ${top + 0.5}h${width}`} stroke={look.line} />;
}

const dottedTones: readonly Tone[] = ['good', 'warn', 'bad', 'live'];

/** The note gives way where a title that fits alone would be cut for it. */
function noteWidth({ title, note = '' }: Item, { width }: Row, room: number): number {
  const wanted = Math.min(textWidth(note, 12), width * 0.55);
  const rest = room - textWidth(title, 13);
  return rest >= 0 && rest < wanted ? 0 : wanted;
}

/** A dot in the colour of the tone, the title, and the note at the end. */
function RowText({ item, marked, ...place }: Row & { item: Item; marked: boolean }) {
  const { x, top, width, look } = place;
  const { title, note = '', tone = 'plain' } = item;
  const dotted = dottedTones.includes(tone);
  const room = width - (dotted ? 26 : 10);
  const labelWidth = noteWidth(item, place, room);
  const y = top + row / 2;

  return (
    <>
      {dotted && <circle cx={x + 4} cy={y} r="4" fill={look.tones[tone]} />}
      <Line
        x={x + (dotted ? 16 : 0)}
        y={y}
        fill={tone === 'muted' ? look.quiet : look.ink}
        bold={marked || tone === 'strong'}
        width={room - labelWidth}
      >
        {title}
      </Line>
      {labelWidth > 0 && (
        <Line x={x + width} y={y} fill={dotted ? look.tones[tone] : look.quiet} size={12} end width={labelWidth + 4}>
          {note}
        </Line>
      )}
    </>
  );
}

function Draw({ part, box, look }: DrawnPartProps<List>) {
  return part.items.map((item, index) => {
    const place = { x: box.x, top: box.y + index * row, width: box.width, look };
    return (
      <g key={`${index}${item.title}`}>
        <RowGround {...place} part={part} index={index} />
        <RowText {...place} item={item} marked={part.marked === index} />
      </g>
    );
  });
}

export const listPart: PartDrawing<'list'> = {
  least: ({ items }) =>
    Math.min(190, Math.max(...items.map(({ title, note }) => textWidth(title, 13) + textWidth(note ?? '', 12) + 30))),
  height: ({ items }) => items.length * row,
  Draw,
};
