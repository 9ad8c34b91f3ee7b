import type { ReactNode } from 'react';
import { ink, mist, paper, sea, signal } from '../stages/stage-colours';

/** The lamp of a camera that is on air. */
export function LiveLamp({ x, y, radius = 2.6 }: { x: number; y: number; radius?: number }) {
  return <circle cx={x} cy={y} r={radius} fill="#E5484D" />;
}

type StandProps = {
  x: number;
  /** The ground. */
  y: number;
  height: number;
};

type PhoneProps = StandProps & {
  width?: number;
  length?: number;
  screen?: string;
  /** What is on its screen, about its middle. */
  children?: ReactNode;
};

/** A phone on a tripod, its screen towards us. */
export function PhoneOnTripod({ x, y, height, width = 17, length = 30, screen = mist, children }: PhoneProps) {
  const foot = height * 0.22;
  const [left, top] = [-width / 2, -length / 2];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M0 ${-height}L${-foot} 0M0 ${-height}L${foot} 0M0 ${-height}V-3`}
        stroke={ink}
        strokeWidth="2.2"
        strokeLinecap="round"
        fill="none"
      />
      <g transform={`translate(0 ${-height - length / 2 + 2})`}>
        <rect x={left} y={top} width={width} height={length} rx="3" fill={ink} />
        <rect x={left + 1.6} y={top + 1.8} width={width - 3.2} height={length - 3.6} rx="1.6" fill={screen} />
        {children}
        <LiveLamp x={left + 4.4} y={top + 4.8} radius={1.5} />
      </g>
    </g>
  );
}

/** A camera on its tripod, looking to the right. */
export function CameraOnTripod({ x, y, height, flipped = false }: StandProps & { flipped?: boolean }) {
  const foot = height * 0.26;
  return (
    <g transform={`translate(${x} ${y})scale(${flipped ? -1 : 1} 1)`}>
      <path
        d={`M0 ${-height}L${-foot} 0M0 ${-height}L${foot} 0M0 ${-height}V-6`}
        stroke={ink}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d={`M-4 ${-height + 3}L-24 ${-height + 12}`} stroke={ink} strokeWidth="2.2" strokeLinecap="round" />
      <rect x="-15" y={-height - 19} width="30" height="20" rx="3.5" fill={ink} />
      <path d={`M15 ${-height - 15}L27 ${-height - 18}V${-height}L15 ${-height - 3}Z`} fill="#1B3A42" />
      <rect x="-11" y={-height - 25} width="18" height="6" rx="2.5" fill="#1B3A42" />
      <rect x="-11" y={-height - 15} width="14" height="11" rx="1.5" fill={sea} />
      <LiveLamp x={9} y={-height - 14} radius={2.2} />
    </g>
  );
}

/** A camera that turns by itself, on a ceiling, screen or shelf. */
export function TurningCamera({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-9" y="0" width="18" height="5" rx="2" fill={ink} />
      <path d="M-7 0V-7A7 7 0 0 1 7-7V0Z" fill="#1B3A42" />
      <circle cx="0" cy="-6" r="4" fill={ink} />
      <circle cx="0" cy="-6" r="1.8" fill={signal} />
      <LiveLamp x={6} y={2.5} radius={1.5} />
    </g>
  );
}

export function Plant({ x, y, scale = 1, pot = paper }: { x: number; y: number; scale?: number; pot?: string }) {
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`}>
      <path
        d="M0-14C-4-34-20-36-24-46C-6-48 0-34 0-14C0-40-8-52-4-64C8-56 4-36 0-14C4-34 14-42 24-44C22-30 8-28 0-14Z"
        fill={sea}
      />
      <path d="M0-14C0-40-8-52-4-64C8-56 4-36 0-14Z" fill="#227672" />
      <path d="M-11-16H11L8 0H-8Z" fill={pot} />
    </g>
  );
}

/** The mark of a picture that is on air. */
export function OnAirTag({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="54" height="19" rx="4" fill="#06282C" opacity=".86" />
      <LiveLamp x={9.5} y={9.5} radius={3} />
      <text x="17" y="13.7" fontSize="11.5" fill="#fff">
        直播中
      </text>
    </g>
  );
}
