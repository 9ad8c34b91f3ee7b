import type { ScreenPart } from '@site/shared/contract/screen-part';
import type { PlacedStage } from '../../screens/place-stage';
import { Line } from './drawn-text';
import { textWidth, wrapText } from '../../screens/text-fit';
import type { Box } from '../../screens/part-kind';
import { spotOf } from './pointer-spot';

/** Where a part or a whole screen stands. */
export function boxOf(placed: PlacedStage, id: string): Box | undefined {
  for (const { screen, box, parts } of placed.screens) {
    if (screen.id === id) return box;
    const part = parts.find((one) => one.part.id === id);
    if (part) return part.box;
  }
  return undefined;
}

function partOf(placed: PlacedStage, id: string | undefined) {
  return placed.screens.flatMap(({ parts }) => parts).find((one) => one.part.id === id)?.part;
}

/** Parts without a frame, whose values end where a number would stand. */
const frameless: readonly string[] = ['list', 'meter', 'table', 'text'];
/** Parts that nothing parts from what stands beside them. */
const withoutEdge: readonly string[] = [...frameless, 'metric', 'toggle'];

/** Whether something begins where a number beside this box would stand. */
function hasNeighbour(placed: PlacedStage, box: Box): boolean {
  const right = box.x + box.width;
  return placed.screens.some(({ parts }) =>
    parts.some(({ box: { x, y, height } }) => x >= right && x < right + 22 && y < box.y + 12 && y + height > box.y),
  );
}

const hasLabelAbove = (part: ScreenPart | undefined) =>
  part?.kind === 'field' || (part?.kind === 'code' && part.label !== undefined);

/** A number stands on the edge of a frame, not beside the label above it, and covers no value, its own or of the next. */
function numberOffset(placed: PlacedStage, id: string, box: Box): { x: number; y: number } {
  const part = partOf(placed, id);
  if (hasLabelAbove(part)) return { x: 0, y: 22 };
  const kind = part?.kind ?? '';
  if (withoutEdge.includes(kind) && hasNeighbour(placed, box)) return { x: 0, y: -11 };
  if (kind === 'toggle') return { x: 11, y: 2 };
  return frameless.includes(kind) ? { x: 10, y: -4 } : { x: 0, y: 4 };
}

/** Numbers on the upper right edges of parts, in the order of `callouts`. */
export function Callouts({ placed, callouts }: { placed: PlacedStage; callouts: readonly string[] }) {
  return callouts.map((id, index) => {
    const box = boxOf(placed, id);
    if (!box) return null;
    const offset = numberOffset(placed, id, box);
    const x = Math.min(box.x + box.width + offset.x, placed.width - 14);
    const y = Math.max(box.y + offset.y, 14);
    return (
      <g key={id}>
        <circle cx={x} cy={y} r="11.500" fill="#10242B" stroke="#FFFFFF" strokeWidth="2" />
        <Line x={x} y={y - 0.3} fill="#FFFFFF" size={12} bold middle>
          {String(index + 1)}
        </Line>
      </g>
    );
  });
}

/** Where the pointer is: on its way from one part to another, from 0 to 1. */
export type Pointer = {
  to: string;
  /** Place of the item that is meant, of a part that has several. */
  item?: number | undefined;
  from?: string | undefined;
  fromItem?: number | undefined;
  progress: number;
  pressed: boolean;
};

function tipOf(placed: PlacedStage, id: string | undefined, item: number | undefined) {
  const box = id === undefined ? undefined : boxOf(placed, id);
  if (!box) return { x: placed.width * 0.62, y: placed.height * 0.7 };
  return spotOf(partOf(placed, id), box, item);
}

/** The arrow, and a ring around its tip while it presses. */
export function PointerMark({ placed, pointer }: { placed: PlacedStage; pointer: Pointer }) {
  if (!boxOf(placed, pointer.to)) return null;
  const from = tipOf(placed, pointer.from, pointer.fromItem);
  const to = tipOf(placed, pointer.to, pointer.item);
  const x = Math.round((from.x + (to.x - from.x) * pointer.progress) * 10) / 10;
  const y = Math.round((from.y + (to.y - from.y) * pointer.progress) * 10) / 10;

  return (
    <g transform={`translate(${x} ${y})`}>
      {pointer.pressed && (
        <circle r="15" fill="#0B6E6E" fillOpacity=".18" stroke="#0B6E6E" strokeOpacity=".6" strokeWidth="2" />
      )}
      <path
        d="M0 0v19.500l4.700-4.200 3.100 7 3.900-1.700-3.100-6.900h6.400Z"
        fill="#FFFFFF"
        stroke="#10242B"
        strokeWidth="1.400"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** A key that is pressed, above the room of captions. */
export function Keycap({ placed, label, bottom }: { placed: PlacedStage; label: string; bottom: number }) {
  const width = Math.max(40, textWidth(label, 16) + 28);
  const x = (placed.width - width) / 2;
  const y = bottom - 50;

  return (
    <>
      <rect x={x} y={y + 4} width={width} height="38" rx="8" fill="#04191D" />
      <rect x={x} y={y} width={width} height="38" rx="8" fill="#7FE3D4" stroke="#04191D" />
      <Line x={x + width / 2} y={y + 19} fill="#052B2E" size={16} bold middle>
        {label}
      </Line>
    </>
  );
}

/** The caption in the lowest part of a show. */
export function CaptionStrip({ placed, caption, top }: { placed: PlacedStage; caption: string; top: number }) {
  const size = placed.width > 500 ? 17 : 14;
  const lines = wrapText(caption, size, placed.width - 56, 2);
  const width = Math.max(...lines.map((line) => textWidth(line, size))) + 28;
  const height = lines.length * (size + 7) + 10;
  const y = (top + placed.height - height) / 2;

  return (
    <>
      <rect x={(placed.width - width) / 2} y={y} width={width} height={height} rx="6" fill="#031619" opacity=".88" />
      {lines.map((line, index) => (
        <Line
          key={index}
          x={placed.width / 2}
          y={y + 8.5 + (index + 0.5) * (size + 7) - 3}
          fill="#FFFFFF"
          size={size}
          middle
        >
          {line}
        </Line>
      ))}
    </>
  );
}
