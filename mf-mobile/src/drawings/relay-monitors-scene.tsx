import { Bust } from '@site/drawings/figure/bust';
import { Collar } from '@site/drawings/figure/clothes';
import { Person } from '@site/drawings/figure/person';
import type { Drawing } from '@site/shared/ui/drawing';

/** Where each station's screen hangs, and the colour of its own strip. */
const screens = [
  { x: 18, y: 92, strip: '#D9502A' },
  { x: 132, y: 112, strip: '#0B6E6E' },
  { x: 246, y: 92, strip: '#C98A2B' },
];

function Anchor({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <rect x="-60" y="-34" width="120" height="68" fill="#BFE3DE" />
      <path d="M-60-2Q-30-20 0-6T60-10V34H-60Z" fill="#8CC3BC" />
      <Bust x={0} y={-6} radius={12} fill="#12464D" hair="bob" />
      <path d="M-60 22H60V34H-60Z" fill="#0B4E51" />
    </g>
  );
}

function Wires() {
  return (
    <g fill="none" stroke="#7FE3D4" strokeWidth="3">
      <path d="M180 78V100" />
      <path d="M166 78V86H66V92" />
      <path d="M194 78V86H294V92" />
    </g>
  );
}

function RelayMonitors() {
  return (
    <>
      <rect width="360" height="220" fill="#0A3D43" />
      <path d="M0 188H360V220H0Z" fill="#06282C" />
      <rect x="114" y="6" width="132" height="76" rx="6" fill="#041D21" />
      <Anchor x={180} y={44} scale={1} />
      <rect x="122" y="13" width="30" height="16" rx="3" fill="#C9343A" />
      <text x="137" y="25" fontSize="11.5" textAnchor="middle" fill="#fff">
        省台
      </text>
      <Wires />
      {screens.map(({ x, y, strip }, index) => (
        <g key={x}>
          <rect x={x - 4} y={y - 4} width="104" height="62" rx="5" fill="#041D21" />
          <svg x={x} y={y} width="96" height="54">
            <Anchor x={48} y={27} scale={0.8} />
            <rect x="0" y="40" width="96" height="14" fill={strip} />
            <rect x="6" y="44" width={40 + index * 10} height="5" rx="2.5" fill="#F7FBFB" />
            <circle cx="86" cy="10" r="7" fill={strip} />
          </svg>
        </g>
      ))}
      <Person
        x={98}
        y={216}
        scale={0.56}
        top="#D9502A"
        hair="short"
        wear={<Collar />}
        nearHand={[34, -112]}
        nearElbow={1}
        farHand={[10, -62]}
      />
      <Person x={262} y={216} scale={0.56} flipped top="#F2EEE8" hair="tail" nearHand={[24, -78]} farHand={[20, -84]} />
    </>
  );
}

/** One picture of the province on the screens of three counties, each with a mark and a strip of its own. */
export const relayMonitorsScene: Drawing = { width: 360, height: 220, Draw: RelayMonitors };
