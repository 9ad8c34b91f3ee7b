import { amber, coral } from '../../stages/stage-colours';
import type { Box, DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import type { Look } from '../../screens/screen-look';
import { textWidth } from '../../screens/text-fit';
import { Line } from './drawn-text';
import { PlanToken } from './plan-token';

type Plan = PartOf<'plan'>;
type Spot = Plan['marks'][number]['at'];
type Point = { x: number; y: number };
type Placed = { box: Box; look: Look };

/** Between a mark and the middle of its name. */
const nameDrop = 23;
const edge = 24;
/** Of a room's width to its depth. */
const proportion = 1.5;

const round = (value: number) => Math.round(value * 10) / 10;

/** Hundredths of the room → units of the drawing, the same in both directions, so that 45 degrees stay 45 degrees. */
function placeOf([x, y]: Spot, box: Box): Point {
  const depth = box.height - 2 * edge - nameDrop;
  const width = Math.min(depth * proportion, box.width - 2 * edge);
  const left = box.x + (box.width - width) / 2;
  return { x: round(left + (width * x) / 100), y: round(box.y + edge + (depth * y) / 100) };
}

/** The cone of a lamp or a camera, as far as what it is turned to. */
function Beam({ from, to, camera, look }: { from: Point; to: Point; camera: boolean; look: Look }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const spread = camera ? 0.2 : 0.28;
  const left = `${round(to.x - dy * spread)} ${round(to.y + dx * spread)}`;
  const right = `${round(to.x + dy * spread)} ${round(to.y - dx * spread)}`;
  const path = `M${from.x} ${from.y}L${left}L${right}Z`;
  return camera ? (
    <path d={path} fill={look.main} opacity=".12" />
  ) : (
    <path d={path} fill={amber} opacity={look.dark ? 0.3 : 0.42} />
  );
}

/** The name below its mark, never beyond the room. */
function Name({ at, box, look, children }: Placed & { at: Point; children: string }) {
  const half = textWidth(children, 12.5) / 2 + 4;
  const x = Math.min(Math.max(at.x, box.x + half), box.x + box.width - half);
  return (
    <Line x={x} y={at.y + nameDrop} fill={look.ink} size={12} bold middle>
      {children}
    </Line>
  );
}

/** A dashed line between two places with its length in the middle. */
function Length({ length, box, look }: Placed & { length: NonNullable<Plan['lengths']>[number] }) {
  const from = placeOf(length.from, box);
  const to = placeOf(length.to, box);
  const labelWidth = textWidth(length.text, 12.5) + 12;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };

  return (
    <>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} stroke={coral} strokeWidth="1.500" strokeDasharray="4 3" />
      <rect x={middle.x - labelWidth / 2} y={middle.y - 10} width={labelWidth} height="20" rx="4" fill={look.ground} />
      <Line x={middle.x} y={middle.y} fill={look.tones.bad} size={12} bold middle>
        {length.text}
      </Line>
    </>
  );
}

function Draw({ part, box, look }: DrawnPartProps<Plan>) {
  const { x, y, width, height } = box;
  const marks = part.marks.map((mark) => ({ ...mark, place: placeOf(mark.at, box) }));

  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="8" fill={look.track} stroke={look.boxLine} />
      {marks.map(
        ({ look: kind, place, toward, name }) =>
          toward && <Beam key={name} from={place} to={placeOf(toward, box)} camera={kind === 'camera'} look={look} />,
      )}
      {part.lengths?.map((length) => (
        <Length key={length.text} length={length} box={box} look={look} />
      ))}
      {marks.map(({ look: kind, place, toward, name }) => (
        <g key={name}>
          <PlanToken kind={kind} at={place} on={toward !== undefined} look={look} />
          <Name at={place} box={box} look={look}>
            {name}
          </Name>
        </g>
      ))}
    </>
  );
}

export const planPart: PartDrawing<'plan'> = {
  least: () => 240,
  height: (_, width) => Math.round(Math.min(290, Math.max(230, width * 0.5))),
  Draw,
};
