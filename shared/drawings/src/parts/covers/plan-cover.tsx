import { coral } from '../../posters/poster-tones';
import { type CoverProps, Label, rightHalf } from './cover-canvas';

const room = { x: rightHalf, y: 30, width: 202, height: 210 };
const stage = { x: room.x + 46, width: 110, middle: room.x + 101 };

/** A camera and what it sees of the stage. */
function Camera({ place: [across, deep], first }: { place: [number, number]; first: boolean }) {
  const x = Math.round(room.x + (room.width * across) / 100);
  const y = Math.round(room.y + (room.height * deep) / 100);
  return (
    <>
      <path
        d={`M${x} ${y}L${stage.x + 10} 58H${stage.x + stage.width - 10}Z`}
        fill={coral}
        opacity={first ? 0.24 : 0.1}
      />
      <circle cx={x} cy={y} r="10" fill={first ? coral : '#0A5A5A'} stroke="#fff" strokeWidth="3" />
    </>
  );
}

/** A room from above with its stage, rows of seats and cameras. */
export function PlanCover({ cover, tone, detail }: CoverProps<'plan'>) {
  return (
    <>
      <rect {...room} rx="8" fill={tone.panel} />
      <path
        d={Array.from({ length: cover.seats }, (_, row) => `M${room.x + 30} ${106 + row * 20}h142`).join('')}
        stroke={tone.faint}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <rect x={stage.x} y="30" width={stage.width} height="34" rx="4" fill={tone.strong} />
      {detail && (
        <Label x={stage.middle} y={53} fill="#fff" anchor="middle">
          {cover.stage}
        </Label>
      )}
      {cover.cameras.map((place, index) => (
        <Camera key={index} place={place} first={index === 0} />
      ))}
    </>
  );
}
