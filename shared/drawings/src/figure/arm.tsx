import { type Bend, leant, type Point, reach, shade } from './geometry';
import { Limb } from './limb';
import { halfWidths, type WholePose } from './pose';

const shoulderHeight = 41;
const wrist = 5;
/** The lower bone of an arm beside the upper one. */
const lowerPart = 0.93;

type ArmShape = { shoulder: Point; elbow: Point; wrist: Point; hand: Point; sleeve: string; skin: string; bend: Bend };

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

function Hand({ wrist: [x, y], hand, elbow, skin, bend }: ArmShape) {
  const turn = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]);
  const thumb = turn - 0.9 * bend;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (
    <>
      <Limb from={[x - 1.5 * cos, y - 1.5 * sin]} to={hand} radii={[3, 3.7]} fill={skin} />
      <Limb
        from={[hand[0] - 2 * cos, hand[1] - 2 * sin]}
        to={[hand[0] + 3.2 * Math.cos(thumb), hand[1] + 3.2 * Math.sin(thumb)]}
        radii={[1.6, 1.3]}
        fill={skin}
      />
    </>
  );
}

function LongSleeve({ arm }: { arm: ArmShape }) {
  return (
    <>
      <Limb from={arm.elbow} to={arm.wrist} radii={[5.1, 4]} fill={arm.sleeve} />
      <Limb from={arm.shoulder} to={arm.elbow} radii={[6.4, 5.2]} fill={arm.sleeve} />
    </>
  );
}

function ShortSleeve({ arm }: { arm: ArmShape }) {
  return (
    <>
      <Limb from={arm.shoulder} to={arm.elbow} radii={[4.6, 4]} fill={arm.skin} />
      <Limb from={arm.shoulder} to={between(arm.shoulder, arm.elbow, 0.5)} radii={[6.4, 5.8]} fill={arm.sleeve} />
    </>
  );
}

function RolledSleeve({ arm }: { arm: ArmShape }) {
  return (
    <>
      <Limb from={arm.shoulder} to={arm.elbow} radii={[6.4, 5.4]} fill={arm.sleeve} />
      <Limb from={arm.elbow} to={between(arm.elbow, arm.hand, 0.25)} radii={[5.4, 5]} fill={arm.sleeve} />
    </>
  );
}

const sleeves = { long: LongSleeve, short: ShortSleeve, rolled: RolledSleeve };

type ArmProps = WholePose & { which: 'near' | 'far' };

function sleeveColour({ which, top, topShade, nearSleeve }: ArmProps): string {
  return which === 'near' ? (nearSleeve ?? shade(top, -0.07)) : (topShade ?? shade(top, -0.16));
}

function bendOf({ which, nearElbow, farElbow }: ArmProps, forward: boolean): Bend {
  return (which === 'near' ? nearElbow : farElbow) ?? (forward ? 1 : -1);
}

function shapeOf(pose: ArmProps, goal: Point): ArmShape {
  const { which, hip, lean, skin, armBone } = pose;
  const out = halfWidths(pose).shoulder - 5.5;
  const shoulder = leant(hip, lean, [which === 'near' ? -out : out, -shoulderHeight]);
  const bend = bendOf(pose, goal[0] >= shoulder[0]);
  const { joint: elbow, end: hand } = reach(shoulder, goal, [armBone, armBone * lowerPart], bend);
  const turn = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]);
  return {
    shoulder,
    elbow,
    hand,
    bend,
    wrist: [hand[0] - wrist * Math.cos(turn), hand[1] - wrist * Math.sin(turn)],
    sleeve: sleeveColour(pose),
    skin: which === 'near' ? skin : shade(skin, -0.1),
  };
}

/** One arm, if its hand is somewhere. */
export function Arm(pose: ArmProps) {
  const { which, nearHand, farHand, sleeve } = pose;
  const goal = which === 'near' ? nearHand : farHand;
  if (!goal) return null;
  const arm = shapeOf(pose, goal);
  const Sleeve = sleeves[sleeve];
  return (
    <>
      {sleeve !== 'long' && <Limb from={arm.elbow} to={arm.wrist} radii={[3.9, 3.1]} fill={arm.skin} />}
      <Hand {...arm} />
      <Sleeve arm={arm} />
    </>
  );
}
