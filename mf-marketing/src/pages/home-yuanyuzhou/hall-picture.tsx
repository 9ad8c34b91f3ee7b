import type { ExhibitionHall } from './exhibition-hall';
import { type Block, faces, onScreen, piece, type Spot } from './isometric';

type Paint = { top: string; left: string; right: string };

const white: Paint = { top: '#F7FBFB', left: '#C9E1DE', right: '#DDEFEC' };
const teal: Paint = { top: '#2A9490', left: '#0A5A5A', right: '#0B6E6E' };
const dark: Paint = { top: '#14555A', left: '#052B2F', right: '#083F43' };
const warm: Paint = { top: '#FFB79E', left: '#B9401D', right: '#D9502A' };

function Solid({ paint, ...block }: Block & { paint: Paint }) {
  const { top, left, right } = faces(block);
  return (
    <>
      <path d={left} fill={paint.left} />
      <path d={right} fill={paint.right} />
      <path d={top} fill={paint.top} />
    </>
  );
}

/** Words along the wall that faces the lower left. */
function Fascia({ x, y, z, children }: Required<Spot> & { children: string }) {
  const at = onScreen({ x, y, z });
  return (
    <text transform={`matrix(.87 .5 0 1 ${at.x} ${at.y})`} fontSize="17" fontWeight="700" fill="#fff">
      {children}
    </text>
  );
}

/** A stand of 5 × 4: floor, two walls, a fascia with the name, a counter and one exhibit. */
function Stand({ x, y, name, paint }: Spot & { name: string; paint: Paint }) {
  return (
    <>
      <Solid x={x} y={y} width={5} depth={4} height={0.12} paint={white} />
      <Solid x={x} y={y} z={0.12} width={5} depth={0.2} height={2.3} paint={paint} />
      <Solid x={x} y={y} z={0.12} width={0.2} depth={4} height={2.3} paint={paint} />
      <path
        d={piece([
          { x: x + 0.9, y: y + 0.2, z: 2.1 },
          { x: x + 3.2, y: y + 0.2, z: 2.1 },
          { x: x + 3.2, y: y + 0.2, z: 0.95 },
          { x: x + 0.9, y: y + 0.2, z: 0.95 },
        ])}
        fill="#BCE3DE"
      />
      <Solid x={x + 1.4} y={y + 1.3} z={0.12} width={1.5} depth={1.2} height={0.7} paint={white} />
      <Solid x={x + 1.7} y={y + 1.5} z={0.82} width={0.9} depth={0.8} height={0.5} paint={teal} />
      <Solid x={x + 3.6} y={y + 2.4} z={0.12} width={0.7} depth={1.3} height={0.8} paint={warm} />
      <Solid x={x} y={y + 3.8} z={2.02} width={5} depth={0.2} height={0.62} paint={dark} />
      <Fascia x={x + 0.7} y={y + 4} z={2.14}>
        {name}
      </Fascia>
    </>
  );
}

function Visitor({ x, y, coat = '#0B6E6E' }: Spot & { coat?: string }) {
  const at = onScreen({ x, y });
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <ellipse rx="10" ry="5" fill="#06363A" opacity=".25" />
      <path d="M-8-3v-15a8 8 0 0 1 16 0v15q-8 5-16 0Z" fill={coat} />
      <circle cy="-33" r="7.5" fill="#F1CDB6" />
      <path d="M-8-33a8 8 0 0 1 16 0q-8-5-16 0Z" fill="#0D2229" />
    </g>
  );
}

/** A ring to press, floating above an exhibit. */
function HotSpot({ open = false, ...spot }: Spot & { open?: boolean }) {
  const at = onScreen(spot);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {open && <circle r="22" fill="#D9502A" opacity=".22" />}
      <circle r="12" fill={open ? '#D9502A' : '#fff'} stroke="#D9502A" strokeWidth="3" />
      <path d="M-5 0H5M0-5V5" stroke={open ? '#fff' : '#D9502A'} strokeWidth="2.4" />
    </g>
  );
}

function BigScreen({ text }: { text: string }) {
  const at = onScreen({ x: 6.6, y: 6.4, z: 1.5 });
  return (
    <>
      <Solid x={5.8} y={5.9} width={5} depth={0.5} height={0.4} paint={dark} />
      <Solid x={5.9} y={6} z={0.4} width={4.8} depth={0.3} height={2.9} paint={dark} />
      <path
        d={piece([
          { x: 6.1, y: 6.3, z: 3.15 },
          { x: 10.5, y: 6.3, z: 3.15 },
          { x: 10.5, y: 6.3, z: 0.6 },
          { x: 6.1, y: 6.3, z: 0.6 },
        ])}
        fill="#A5DCD5"
      />
      <g transform={`matrix(.87 .5 0 1 ${at.x} ${at.y})`}>
        <circle cx="42" cy="-6" r="19" fill="#0B6E6E" />
        <path d="m36-15 17 9-17 9Z" fill="#7FE3D4" />
        <rect x="-8" y="21" width="112" height="20" rx="4" fill="#06292D" />
        <text x="48" y="35" fontSize="12" fill="#fff" textAnchor="middle">
          {text}
        </text>
      </g>
    </>
  );
}

const size = 16;
const tiles = Array.from({ length: 7 }, (_, index) => (index + 1) * 2);
const grid = tiles
  .flatMap((at) => [
    piece([
      { x: at, y: 0 },
      { x: at, y: size },
    ]),
    piece([
      { x: 0, y: at },
      { x: size, y: at },
    ]),
  ])
  .join('');

/** The hall itself; stands are drawn from the back to the front. */
export function HallPicture({ hall, className }: { hall: ExhibitionHall; className: string | undefined }) {
  const [back, right, left, front] = hall.stands;

  return (
    <svg className={className} width="840" height="600" viewBox="-420 -84 840 600" aria-hidden="true">
      <path d={faces({ x: 0, y: 0, z: -0.5, width: size, depth: size, height: 0.5 }).left} fill="#7DB9B3" />
      <path d={faces({ x: 0, y: 0, z: -0.5, width: size, depth: size, height: 0.5 }).right} fill="#98CCC6" />
      <path
        d={piece([
          { x: 0, y: 0 },
          { x: size, y: 0 },
          { x: size, y: size },
          { x: 0, y: size },
        ])}
        fill="#DDF0ED"
      />
      <path d={grid} fill="none" stroke="#C2E0DC" />
      <path
        d={piece([
          { x: 6.5, y: 0 },
          { x: 9, y: 0 },
          { x: 9, y: size },
          { x: 6.5, y: size },
        ])}
        fill="#fff"
        opacity=".5"
      />
      <Stand x={0.8} y={1} name={back} paint={teal} />
      <Stand x={10} y={0.8} name={right} paint={dark} />
      <Visitor x={7.6} y={3.4} coat="#D9502A" />
      <BigScreen text={hall.screen} />
      <Stand x={0.8} y={10} name={left} paint={dark} />
      <Visitor x={7} y={8.6} />
      <Visitor x={8.6} y={9.4} coat="#3E9F98" />
      <Visitor x={9.8} y={8.2} coat="#B9401D" />
      <Stand x={10} y={10.4} name={front} paint={teal} />
      <Visitor x={7.8} y={13} coat="#06363A" />
      <Visitor x={14} y={7.6} coat="#2A9490" />
      <HotSpot x={2.2} y={2.2} z={2.2} />
      <HotSpot x={12.2} y={2.8} z={2} open />
      <HotSpot x={2.2} y={11.2} z={2.2} />
      <HotSpot x={12.2} y={12.4} z={2} />
    </svg>
  );
}
