import { controlRoom } from './control-room-files';
import { cameraScreens } from './control-room-screens';
import { SceneBox } from '@site/shared/ui/drawing';
import { valleyScene } from '../scenes/valley-scene';

type Seat = { x: number; y: number; size: number; coat: string; hair: string; long?: boolean };

const seats: readonly Seat[] = [
  { x: 84, y: 246, size: 1, coat: '#0B6E6E', hair: '#0D2229', long: true },
  { x: 306, y: 246, size: 1, coat: '#2A9490', hair: '#20363C' },
  { x: 196, y: 252, size: 1.16, coat: '#D9502A', hair: '#0D2229' },
];

/** Lamps and keys on the desk, as dashes of one line each. */
const rowsOfKeys = [
  { y: 212, from: 30, to: 360, stroke: '#2FB88C' },
  { y: 219, from: 26, to: 366, stroke: '#0E5F61' },
  { y: 226, from: 20, to: 372, stroke: '#146A6C' },
] as const;

const { cameras } = controlRoom;

/** What the cameras show is a file; until it is there, and without it, their screens are off. */
function Cameras() {
  return (
    <>
      <path
        d={cameraScreens.map(({ x, y }) => `M${x + 1} ${y + 1}h78v43h-78z`).join('')}
        fill="#0B4A4E"
        stroke="#0B4A4E"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <image href={cameras.src} width={cameras.width} height={cameras.height} />
    </>
  );
}

function ScreenWall() {
  return (
    <>
      <path d="M0 0h390v300H0z" fill="#052B30" />
      <path d="M0 0h390v14H0z" fill="#03211F" />
      <path d="M40 14h60M165 14h60M290 14h60" stroke="#C9FAF2" strokeWidth="3" opacity=".7" />
      <Cameras />
      <rect x="102" y="30" width="186" height="115" rx="6" fill="#0B4A4E" />
      <SceneBox drawing={valleyScene} x={106} y={34} width={178} height={107} />
      <path d="M106 34h178v107h-178z" fill="none" stroke="#E5484D" strokeWidth="2" />
      <path d="M106 34h66v18h-66z" fill="#C9343A" />
      <text x="112" y="47.5" fontSize="12" fontWeight="600" fill="#fff">
        主监 PGM
      </text>
      <text x="195" y="172" fontSize="15" fontWeight="600" fill="#7FE3D4" textAnchor="middle" letterSpacing="1">
        14:36:07
      </text>
      <path d="M112 167h34M244 167h34" stroke="#1D5D62" />
    </>
  );
}

function Desk() {
  return (
    <>
      <path d="M16 200h358l16 34v66H0v-66z" fill="#0B4A4E" />
      <path d="M16 200h358" stroke="#7FE3D4" strokeWidth="1.5" opacity=".7" />
      {rowsOfKeys.map(({ y, from, to, stroke }) => (
        <path key={y} d={`M${from} ${y}H${to}`} stroke={stroke} strokeWidth="3" strokeDasharray="6 5" />
      ))}
      <path d="M0 234h390v66H0z" fill="#06363A" />
    </>
  );
}

/** Somebody at the desk, seen from behind, with a headset. */
function Operator({ x, y, size, coat, hair, long = false }: Seat) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-46 60q3-38 28-44l18-4 18 4q25 6 28 44z" fill={coat} />
      <path d="M-8-6H8v20q-8 7-16 0z" fill="#E0B79D" />
      <circle cy="-16" r="19" fill={hair} />
      {long && <path d="M-20-18h40q2 26-4 40-16 8-32 0-6-14-4-40z" fill={hair} />}
      <path d="M-21-16a21 21 0 0 1 42 0" fill="none" stroke="#E6F1F0" strokeWidth="3" />
      <path d="M-21-18v10M21-18v10" stroke="#E6F1F0" strokeWidth="7" strokeLinecap="round" />
    </g>
  );
}

/** The control room from behind its three people; cut at the edges where its box has other proportions. */
export function ControlRoom({ label, className }: { label: string; className: string | undefined }) {
  return (
    <svg
      className={className}
      width="390"
      height="300"
      viewBox="0 0 390 300"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <ScreenWall />
      <Desk />
      {seats.map((seat) => (
        <Operator key={seat.x} {...seat} />
      ))}
    </svg>
  );
}
