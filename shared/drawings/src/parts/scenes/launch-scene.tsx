import { type ReactNode, useId } from 'react';
import { Presenter } from '../../posters/poster-figures';
import { brand, coral, deep, ink, lagoon, mist, signal, strong } from '../../stages/stage-colours';
import { crowdPath } from '../../scenes/crowd-path';
import type { Drawing } from '@site/shared/ui/drawing';
import { Terminal } from '../stages/terminal';

const behind = { d: crowdPath({ width: 640, y: 314, step: 34, radius: 8, seed: 3 }), fill: '#0A454A' };
const middle = { d: crowdPath({ width: 640, y: 326, step: 42, radius: 10, seed: 5 }), fill: '#06313A' };
const front = { d: crowdPath({ width: 640, y: 342, step: 54, radius: 12, seed: 8 }), fill: '#02171A' };

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

function Gradients({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}h`} x2="0" y2="1">
        <stop stopColor="#0A4E51" />
        <stop offset="1" stopColor="#042327" />
      </linearGradient>
      <linearGradient id={`${id}s`} x2="1" y2="1">
        <stop stopColor="#F4FCFA" />
        <stop offset=".5" stopColor={mist} />
        <stop offset="1" stopColor="#4DB0A8" />
      </linearGradient>
      <linearGradient id={`${id}b`} x2="0" y2="1">
        <stop stopColor="#C9FAF2" stopOpacity=".2" />
        <stop offset="1" stopColor="#C9FAF2" stopOpacity="0" />
      </linearGradient>
    </defs>
  );
}

function Hall({ id }: { id: string }) {
  return (
    <>
      <path d="M0 0H640V360H0Z" fill={`url(#${id}h)`} />
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
  { r: 92, opacity: '.51' },
  { r: 122, opacity: '.43' },
  { r: 156, opacity: '.34' },
  { r: 194, opacity: '.26' },
  { r: 236, opacity: '.17' },
];

function Words() {
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

/** @param bare without what is before it and what it says */
function Screen({ id, bare }: { id: string; bare: boolean }) {
  return (
    <>
      <rect x="106" y="40" width="428" height="194" rx="6" fill="#03211F" />
      <svg x="112" y="46" width="416" height="182" viewBox="-226-86 416 182">
        <path d="M-226-86h416V96h-416Z" fill={`url(#${id}s)`} />
        <g fill="none" stroke={brand} strokeWidth="1.4">
          {rings.map((ring) => (
            <circle key={ring.r} {...ring} />
          ))}
        </g>
        <circle r="64" fill="#fff" opacity=".45" />
      </svg>
      {!bare && <Product />}
      {!bare && <Words />}
    </>
  );
}

function Beams({ id }: { id: string }) {
  return (
    <g fill={`url(#${id}b)`}>
      {lamps.map(({ x, to }) => (
        <path key={x} d={`M${x - 5} 30h10L${to + 58} 282h-116Z`} />
      ))}
    </g>
  );
}

function Lamps({ beams }: { beams?: ReactNode }) {
  return (
    <>
      <path d={truss} fill="none" stroke="#0B5759" strokeWidth="1.5" />
      {beams}
      <path d={bodies} fill={ink} />
      <path d={bulbs} stroke="#E6FFFA" strokeWidth="3" />
    </>
  );
}

function Floor() {
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

/** Phones held up in the audience, each with its little picture. */
function Phones() {
  return (
    <g strokeLinecap="round">
      <path d="m482 340 9-18m18 24 8-16" stroke="#06313A" strokeWidth="6" />
      <path d="M480 307h22v14h-22ZM506 318h26v16h-26Z" fill="#D6F5EF" />
      <path d="M482.5 309.5h17v9h-17ZM509 321h20v10h-20Z" fill={lagoon} />
    </g>
  );
}

/** @param bare without what hangs and stands there, and without what its screen says */
function Stage({ bare = false }) {
  const id = useId();
  const beams = <Beams id={id} />;

  return (
    <>
      <Gradients id={id} />
      <Hall id={id} />
      <Screen id={id} bare={bare} />
      <Floor />
      {bare ? beams : <Lamps beams={beams} />}
    </>
  );
}

function Audience() {
  return (
    <>
      <path {...behind} />
      <path {...middle} />
      <Phones />
      <path {...front} />
    </>
  );
}

const Product = () => <Terminal x={338} y={132} size={0.92} />;
const Speaker = () => <Presenter x={478} y={272} size={1.02} />;

const size = { width: 640, height: 360 };

/** Where in the picture the words, the product, the speaker and the seats are. */
export const wordsAt = { x: 134, y: 84 };
export const terminalAt = { x: 266, y: 75 };
export const presenterAt = { x: 412, y: 126 };
export const audienceAt = { y: 300 };

/** The hall and its light, without what hangs and stands there, what its screen says and who is there. */
export const launchStage: Drawing = { ...size, Draw: () => <Stage bare /> };

type Part = Drawing & { x?: number; y?: number };

/** A part of the picture as a drawing of its own. */
function partOf({ x = 0, y = 0, width, height, Draw }: Part): Drawing {
  const draw = () => (
    <g transform={`translate(${-x} ${-y})`}>
      <Draw />
    </g>
  );
  return { width, height, Draw: draw };
}

/** Below the ceiling, from wall to wall. */
export const launchLamps = partOf({ width: size.width, height: 36, Draw: () => <Lamps /> });
export const launchWords = partOf({ ...wordsAt, width: 124, height: 92, Draw: Words });
export const launchTerminal = partOf({ ...terminalAt, width: 144, height: 116, Draw: Product });
export const launchPresenter = partOf({ ...presenterAt, width: 104, height: 152, Draw: Speaker });

/** Who looks at it. */
export const launchAudience = partOf({
  ...audienceAt,
  width: size.width,
  height: size.height - audienceAt.y,
  Draw: Audience,
});

/** A product launch seen from the back of the hall: the hero scene. */
export const launchScene: Drawing = {
  ...size,
  Draw: () => (
    <>
      <Stage />
      <Speaker />
      <Audience />
    </>
  ),
};
