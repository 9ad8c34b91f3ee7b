import { brownHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Campus() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#D6EEEA" />
      <path d="M0 150Q90 128 180 148T360 140V220H0Z" fill="#A9D6D0" />
      <path d="M96 60H264V158H96Z" fill="#F2EEE8" />
      <path d="M84 60L180 22L276 60Z" fill="#0B6E6E" />
      <circle cx="180" cy="46" r="9" fill="#F7FBFB" />
      <path d="M180 46v-6M180 46h5" stroke="#0A5A5A" strokeWidth="2" strokeLinecap="round" />
      {times(5).map((column) => (
        <path key={column} d={`M${106 + column * 34} 68h14v90h-14z`} fill="#E0D8CA" />
      ))}
      <path d="M0 172H360V220H0Z" fill="#8FCBC4" />
      <path d="M70 158H290L312 178H48Z" fill="#F7FBFB" />
      <path d="M48 178H312V186H48Z" fill="#DDEDEB" />
    </>
  );
}

/** A mortarboard about the middle of its lower edge. */
function Board({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})`}>
      <path d="M-14-8L0-13L14-8L0-3Z" fill="#12333B" />
      <path d="M-7-5V0Q0 4 7 0V-5" fill="#0A1C22" />
      <path d="M10-8V2" stroke="#F6C98A" strokeWidth="2" />
    </g>
  );
}

/** The same hat on a head of radius 1. */
const worn = (
  <>
    <path d="M-1.5-1L0-1.55L1.5-1L0-.5Z" fill="#12333B" />
    <path d="M1.1-1V0" stroke="#F6C98A" strokeWidth=".2" />
  </>
);

function Gown() {
  return (
    <>
      <path d="M-15-38Q-15-47-7-49L0-34L7-49Q15-47 15-38L21 44H-21Z" fill="#12464D" />
      <path d="M-8-49L0-24L8-49" stroke="#D9502A" strokeWidth="4" fill="none" />
    </>
  );
}

type GraduateProps = { x: number; hair: 'short' | 'long' | 'bob'; throws?: boolean };

function Graduate({ x, hair, throws = false }: GraduateProps) {
  const look = { view: 'front' as const, hair, hairColour: brownHair, top: '#12464D', wear: <Gown /> };
  return (
    <Person
      x={x}
      y={206}
      scale={0.8}
      {...look}
      hat={throws ? undefined : worn}
      nearHand={throws ? [-30, -146] : [-24, -84]}
      farHand={throws ? [30, -146] : [24, -84]}
      nearElbow={throws ? -1 : 1}
      farElbow={throws ? 1 : -1}
    />
  );
}

function Photographer() {
  return (
    <Person
      x={46}
      y={216}
      scale={0.94}
      top="#D9502A"
      hair="short"
      nearHand={[30, -124]}
      farHand={[34, -120]}
      nearElbow={1}
      farElbow={1}
      front={
        <>
          <rect x="18" y="-136" width="28" height="20" rx="4" fill="#0A1C22" />
          <path d="M46-133h12v14h-12z" fill="#24454C" />
          <circle cx="58" cy="-126" r="6" fill="#7FE3D4" />
        </>
      }
    />
  );
}

function Graduation() {
  return (
    <>
      <Campus />
      <Board x={150} y={58} turn={-18} />
      <Board x={206} y={44} turn={14} />
      <Board x={252} y={66} turn={-8} />
      <Graduate x={138} hair="short" />
      <Graduate x={300} hair="bob" />
      <Graduate x={192} hair="long" throws />
      <Graduate x={246} hair="short" throws />
      <Photographer />
    </>
  );
}

/** Graduates throw their hats; the photographer is at work. */
export const graduationScene: Drawing = { width: 360, height: 220, Draw: Graduation };
