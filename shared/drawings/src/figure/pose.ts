import type { ReactNode } from 'react';
import type { Bend, Point } from './geometry';
import type { View } from './hair-shapes';

/** How a body stands and what it wears; all lengths in units of the figure, from the ground below its middle. */
export type Pose = {
  view?: View;
  hip?: Point;
  /** Of the torso about the hip, in degrees. */
  lean?: number;
  /** Colour of the clothes above the hip, and of their far side. */
  top?: string;
  topShade?: string;
  trousers?: string;
  trousersShade?: string;
  shoes?: string;
  skin?: string;
  /** Width of the body, 1 for an adult. */
  girth?: number;
  feet?: readonly [near: Point, far: Point];
  knees?: readonly [Bend, Bend];
  /** Length of each of the two bones of legs, and of the upper bone of arms. */
  legBone?: number;
  armBone?: number;
  nearHand?: Point;
  farHand?: Point;
  nearElbow?: Bend;
  farElbow?: Bend;
  sleeve?: 'long' | 'short' | 'rolled';
  nearSleeve?: string;
  /** What is below the hip is hidden. */
  legless?: boolean;
  shoeless?: boolean;
  bareLegs?: boolean;
  /** How far a skirt reaches below the hip. */
  skirt?: number;
  skirtColour?: string;
  farArmInFront?: boolean;
  /** Drawn about the hip, below and over the clothes. */
  under?: ReactNode;
  wear?: ReactNode;
};

const standing = {
  view: 'side',
  hip: [0, -76],
  lean: 0,
  top: '#0B6E6E',
  trousers: '#12333B',
  shoes: '#0A1C22',
  skin: '#F1CDB6',
  girth: 1,
  feet: [
    [-6, 0],
    [7, 0],
  ],
  armBone: 28,
  sleeve: 'long',
  bareLegs: false,
  shoeless: false,
} satisfies Pose;

/** A pose with what is taken for granted. */
export type WholePose = Pose & Required<Pick<Pose, keyof typeof standing>>;

export function wholePose(pose: Pose): WholePose {
  return { ...(standing as WholePose), ...pose };
}

/** Half the width of the shoulders and of the hip. */
export function halfWidths({ view, girth }: WholePose): { shoulder: number; hip: number } {
  return view === 'side' ? { shoulder: 14.5 * girth, hip: 10.5 * girth } : { shoulder: 17.5 * girth, hip: 12 * girth };
}
