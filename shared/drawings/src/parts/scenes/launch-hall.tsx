import { type ReactNode, useId } from 'react';
import { brand, coral, deep, ink, lagoon, mist, signal, strong } from '../../stages/stage-colours';

/** Two bars and what runs between them. */
const truss = `M0 14H640M0 24H640M0 24${'l24-10 24 10'.repeat(13)}l24-10`;

/** Where each lamp hangs and where its light falls. */
const lamps = [
  { x: 90, to: 172 },
  { x: 200, to: 233 },
  { x: 320, to: 320 },
  { x: 440, to: 407 },
  { x: 550, to: 468 },
] as const;

/** The same for each lamp, as one path. */
const atLamps = (draw: (x: number) => string) => lamps.map(({ x }) => draw(x)).join('');
const bodies = atLamps((x) => `M${x - 8} 22h16v11h-16Z`);
const bulbs = atLamps((x) => `M${x - 5} 32.5h10`);

/** The wall behind the stage and those beside it. */
export function Hall() {
  const id = useId();

  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#0A4E51" />
        <stop offset="1" stopColor="#042327" />
      </linearGradient>
      <path d="M0 0H640V360H0Z" fill={`url(#${id})`} />
      <path d="M24 60 96 48V230L24 246ZM616 60 544 48V230L616 246Z" fill="#0C6566" />
      <g stroke={signal} strokeWidth="2.4">
        <path d="M34 66V236M58 62V231M582 62V231M606 66V236" opacity=".3" />
        <path d="M46 64V233M70 60V228M570 60V228M594 64V233" opacity=".6" />
        <path d="M82 58V225M558 58V225" opacity=".4" />
      </g>
    </>
  );
}

const rings = [
  { r: 64, opacity: '.6' },
  { r: 99, opacity: '.5' },
  { r: 139, opacity: '.4' },
  { r: 184, opacity: '.3' },
  { r: 234, opacity: '.2' },
];

/** The screen above the stage, without its words. */
export function Screen() {
  const id = useId();

  return (
    <>
      <linearGradient id={id} x2="1" y2="1">
        <stop stopColor="#F4FCFA" />
        <stop offset=".5" stopColor={mist} />
        <stop offset="1" stopColor="#4DB0A8" />
      </linearGradient>
      <rect x="106" y="40" width="428" height="194" rx="6" fill="#03211F" />
      <svg x="112" y="46" width="416" height="182" viewBox="-226-86 416 182">
        <path d="M-226-86h416V96h-416Z" fill={`url(#${id})`} />
        <g fill="none" stroke={brand} strokeWidth="1.4">
          {rings.map((ring) => (
            <circle key={ring.r} {...ring} />
          ))}
        </g>
        <circle r="64" fill="#fff" opacity=".45" />
      </svg>
    </>
  );
}

/** What the screen says. */
export function Words() {
  return (
    <>
      <g fill={strong}>
        <text x="134" y="112" fontSize="30" fontWeight="700" fill={deep}>
          澄境 S1
        </text>
        <text x="135" y="134" fontSize="12.5">
          新一代会议终端
        </text>
        <text x="135" y="172" fontSize="10.5">
          听得清 · 看得见
        </text>
      </g>
      <rect x="135" y="148" width="28" height="3" rx="1.5" fill={coral} />
    </>
  );
}

/** The light of the lamps. */
export function Beams() {
  const id = useId();

  return (
    <g fill={`url(#${id})`}>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#C9FAF2" stopOpacity=".2" />
        <stop offset="1" stopColor="#C9FAF2" stopOpacity="0" />
      </linearGradient>
      {lamps.map(({ x, to }) => (
        <path key={x} d={`M${x - 5} 30h10L${to + 58} 282h-116Z`} />
      ))}
    </g>
  );
}

/**
 * The lamps and what they hang from.
 * @param beams their light, between the two
 */
export function Lamps({ beams }: { beams?: ReactNode }) {
  return (
    <>
      <path d={truss} fill="none" stroke="#0B5759" strokeWidth="1.5" />
      {beams}
      <path d={bodies} fill={ink} />
      <path d={bulbs} stroke="#E6FFFA" strokeWidth="3" />
    </>
  );
}

/** The stage and the floor before it. */
export function Floor() {
  return (
    <>
      <path d="M66 234H574L626 280H14Z" fill="#0D5B5D" />
      <path d="M170 234H470L500 280H140Z" fill={lagoon} opacity=".4" />
      <path d="M14 280H626V292H14Z" fill="#073B3E" />
      <path d="M14 281H626" stroke="#8FF0E1" strokeWidth="2" />
      <path d="M0 292H640V360H0Z" fill="#042529" />
    </>
  );
}
