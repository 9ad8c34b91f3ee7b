import type { ReactNode } from 'react';
import { Arm } from './arm';
import { leant } from './geometry';
import { Head, type HeadLook } from './head';
import { Legs } from '../parts/figure/legs';
import { type Pose, type WholePose, wholePose } from './pose';
import { Torso } from '../parts/figure/torso';

type PersonProps = Pose &
  HeadLook & {
    x: number;
    /** The ground. */
    y: number;
    scale?: number;
    /** Looks to the left. */
    flipped?: boolean;
    headRadius?: number;
    /** How far the head is from where it would be. */
    headShift?: readonly [x: number, y: number];
    noShadow?: boolean;
    /** Behind the torso, in front of the legs. */
    behind?: ReactNode;
    /** Between torso and near arm. */
    between?: ReactNode;
    /** Over everything. */
    front?: ReactNode;
  };

const neck = 64;

type PersonHeadProps = { person: PersonProps; pose: WholePose };

function PersonHead({ person, pose: { hip, lean, view } }: PersonHeadProps) {
  const { headRadius = 11, headShift = [0, 0], tilt = 0, ...look } = person;
  const [x, y] = leant(hip, lean, [(view === 'side' ? 2.5 : 0) + headShift[0], headShift[1] - neck]);
  return <Head {...look} x={x} y={y} radius={headRadius} tilt={lean * 0.5 + tilt} />;
}

/**
 * A person by joints: name where hands and feet are, and the limbs follow. An adult who stands is 152 high, the ground is
 * 0 and the hip the origin of clothes; scenes scale it.
 */
export function Person(person: PersonProps) {
  const { x, y, scale = 1, flipped = false, noShadow = false, behind, between, front } = person;
  const pose = wholePose(person);
  return (
    <g transform={`translate(${x} ${y})scale(${flipped ? -scale : scale} ${scale})`}>
      {!noShadow && <ellipse cx={pose.hip[0]} cy="0" rx="26" ry="3.6" fill="#06363A" opacity=".14" />}
      {!pose.farArmInFront && <Arm which="far" {...pose} />}
      <Legs {...pose} />
      {behind}
      <Torso {...pose} />
      <PersonHead person={person} pose={pose} />
      {pose.farArmInFront && <Arm which="far" {...pose} />}
      {between}
      <Arm which="near" {...pose} />
      {front}
    </g>
  );
}
