import type { ReactNode } from 'react';
import { faceShapes, type HairStyle, hairShapes, type View } from './hair-shapes';
import { shade } from './geometry';

export const skinTone = '#F1CDB6';
const skinShade = '#DDB096';
export const darkHair = '#12262C';
export const brownHair = '#4A2E24';
export const greyHair = '#B9C4C6';

export type HeadLook = {
  view?: View;
  hair?: HairStyle;
  hairColour?: string;
  skin?: string;
  /** In degrees. */
  tilt?: number;
  /** Drawn about a head of radius 1, over the hair. */
  hat?: ReactNode;
  glasses?: boolean;
  mask?: boolean;
  /** Drawn about a head of radius 1, below the hair. */
  headband?: ReactNode;
  /** Eyes and mouth of whom we see large, drawn about a head of radius 1. */
  face?: ReactNode;
};

type HeadProps = HeadLook & { x: number; y: number; radius: number };

const glassesShapes = {
  side: 'M-.3.02L.22-.02M.5-.2a.24.24 0 1 0 .02 0Z',
  front: 'M-.56.02a.26.26 0 1 0 .5 0a.26.26 0 1 0-.5 0ZM.06.02a.26.26 0 1 0 .5 0a.26.26 0 1 0-.5 0',
};
const maskShapes = {
  side: 'M-.24.2L.95.28Q.96.7.6 1.04Q.3 1.14.1 1.04Z',
  front: 'M-.8.22Q0 .1.8.22Q.76.8.34 1.02Q0 1.12-.34 1.02Q-.76.8-.8.22Z',
};
const neckShapes = {
  side: 'M-.52.5H.3V1.5Q-.1 1.8-.52 1.5Z',
  front: 'M-.36.5H.36V1.5Q0 1.8-.36 1.5Z',
};

function shadeOf(skin: string): string {
  return skin === skinTone ? skinShade : shade(skin, -0.12);
}

function FromBehind({ hair = 'short', hairColour = darkHair, skin = skinTone, hat }: HeadLook) {
  const fill = shadeOf(skin);
  return (
    <>
      <path d="M-.36.4H.36V1.5H-.36Z" fill={fill} />
      <circle cx="-.88" cy=".12" r=".17" fill={fill} />
      <circle cx=".88" cy=".12" r=".17" fill={fill} />
      <path d={hairShapes.back[hair]} fill={hairColour} />
      {hat}
    </>
  );
}

/** Long hair falls behind the neck of whom we see from the front. */
function HairBehind({ hair, colour }: { hair: HairStyle; colour: string }) {
  const length = hair === 'long' ? 1.5 : 0.8;
  return <path d={`M-1.02 ${length}V-.2H1.02V${length}Z`} fill={shade(colour, 0.06)} />;
}

function Worn({ facing, glasses, mask, hat }: FacingLook) {
  return (
    <>
      {glasses && <path d={glassesShapes[facing]} fill="none" stroke="#10242B" strokeWidth=".1" />}
      {mask && <path d={maskShapes[facing]} fill="#E9F7F5" />}
      {hat}
    </>
  );
}

type FacingLook = HeadLook & { facing: 'side' | 'front' };

function Facing({ facing, hair = 'short', hairColour = darkHair, skin = skinTone, ...more }: FacingLook) {
  const falls = hair === 'long' || hair === 'bob';
  return (
    <>
      {falls && facing === 'front' && <HairBehind hair={hair} colour={hairColour} />}
      <path d={neckShapes[facing]} fill={shadeOf(skin)} />
      <path d={faceShapes[facing]} fill={skin} />
      {more.face}
      {more.headband}
      <path d={hairShapes[facing][hair]} fill={hairColour} />
      {!falls && facing === 'side' && <circle cx="-.4" cy=".18" r=".19" fill={skin} />}
      <Worn facing={facing} {...more} />
    </>
  );
}

/** A head, without a face unless one is given; from the side it looks to the right. */
export function Head({ x, y, radius, view = 'side', tilt = 0, ...look }: HeadProps) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})rotate(${tilt})scale(${radius})`}>
      {view === 'back' ? <FromBehind {...look} /> : <Facing facing={view} {...look} />}
    </g>
  );
}
