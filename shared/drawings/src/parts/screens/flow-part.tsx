import type { Box, DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import type { Look } from '../../screens/screen-look';
import { wrapText } from '../../screens/text-fit';
import { Line, lineHeight } from './drawn-text';

type Flow = PartOf<'flow'>;
type Item = Flow['items'][number];

/** Between two stations: the room of an arrow. */
const gap = 22;
const drop = 18;
const padding = 10;
/** The least width of a station beside others; without it they stand below each other. */
const leastStation = 84;

const stationWidth = ({ items }: Flow, width: number) => (width - gap * (items.length - 1)) / items.length;
const isRow = (part: Flow, width: number) => stationWidth(part, width) >= leastStation;
const titleOf = ({ title }: Item, width: number) => wrapText(title, 13.5, width - 2 * padding, 2);
const noteOf = ({ note }: Item, width: number) => (note ? wrapText(note, 12, width - 2 * padding, 3) : []);
const linesOf = (item: Item, width: number) => titleOf(item, width).length + noteOf(item, width).length;

const heightOf = (item: Item, width: number) => linesOf(item, width) * lineHeight + 2 * padding;

type StationProps = { item: Item; box: Box; look: Look; marked: boolean };

/** One station; the marked one lies on a tint, and its tone colours edge and title. */
function Station({ item, box, look, marked }: StationProps) {
  const { x, y, width, height } = box;
  const title = titleOf(item, width);
  const note = noteOf(item, width);
  const toned = item.tone !== undefined && item.tone !== 'plain' && item.tone !== 'muted';
  const edge = toned ? look.tones[item.tone ?? 'plain'] : marked ? look.main : look.boxLine;
  const first = y + (height - (title.length + note.length) * lineHeight) / 2 + lineHeight / 2;

  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="8" fill={marked ? look.tint : look.box} stroke={edge} />
      {title.map((line, index) => (
        <Line
          key={line}
          x={x + width / 2}
          y={first + index * lineHeight}
          fill={item.tone ? look.tones[item.tone] : look.ink}
          bold
          middle
        >
          {line}
        </Line>
      ))}
      {note.map((line, index) => (
        <Line
          key={line}
          x={x + width / 2}
          y={first + (title.length + index) * lineHeight}
          fill={look.quiet}
          size={12}
          middle
        >
          {line}
        </Line>
      ))}
    </>
  );
}

/** An arrow from one station to the next, to the right or downwards. */
function Arrow({ from, row, look }: { from: Box; row: boolean; look: Look }) {
  const x = row ? from.x + from.width + 3 : from.x + from.width / 2;
  const y = row ? from.y + from.height / 2 : from.y + from.height + 2;
  const path = row ? `M${x} ${y}h${gap - 7}m-5-5 5 5-5 5` : `M${x} ${y}v${drop - 5}m-5-5 5 5 5-5`;
  return <path d={path} fill="none" stroke={look.quiet} strokeWidth="1.600" strokeLinecap="round" />;
}

function placesOf(part: Flow, { x, y, width, height }: Box): Box[] {
  if (isRow(part, width)) {
    const own = stationWidth(part, width);
    return part.items.map((_, index) => ({ x: x + index * (own + gap), y, width: own, height }));
  }
  let top = y;
  return part.items.map((item) => {
    const box = { x, y: top, width, height: heightOf(item, width) };
    top += box.height + drop;
    return box;
  });
}

function Draw({ part, box, look }: DrawnPartProps<Flow>) {
  const places = placesOf(part, box);
  const row = isRow(part, box.width);

  return part.items.map((item, index) => {
    const place = places[index] ?? box;
    return (
      <g key={`${index}${item.title}`}>
        <Station item={item} box={place} look={look} marked={part.marked === index} />
        {index < part.items.length - 1 && <Arrow from={place} row={row} look={look} />}
      </g>
    );
  });
}

export const flowPart: PartDrawing<'flow'> = {
  least: () => 240,
  height: (part, width) => {
    const own = isRow(part, width) ? stationWidth(part, width) : width;
    const heights = part.items.map((item) => heightOf(item, own));
    if (isRow(part, width)) return Math.max(...heights);
    return heights.reduce((sum, one) => sum + one + drop, -drop);
  },
  Draw,
};
