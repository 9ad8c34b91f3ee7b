import { type Bend, type Point, reach, shade } from '../../figure/geometry';
import { Limb } from '../../figure/limb';
import { halfWidths, type WholePose } from '../../figure/pose';

const ankle = 6;

function Shoe({ at: [x, y], side, fill }: { at: Point; side: boolean; fill: string }) {
  const path = side
    ? `M${x - 5} ${y}V${y - 7}H${x + 4}Q${x + 12} ${y - 5} ${x + 12} ${y}Z`
    : `M${x - 5} ${y}V${y - 4}Q${x} ${y - 9} ${x + 5} ${y - 4}V${y}Z`;
  return <path d={path} fill={fill} />;
}

type LegLook = { fill: string; shoe: string; bare: string | undefined };

function nearLook({ trousers, shoes, skin, bareLegs }: WholePose): LegLook {
  return { fill: trousers, shoe: shoes, bare: bareLegs ? skin : undefined };
}

/** What is farther is darker; of whom we see from the front both legs are as far. */
function farLook({ view, trousers, trousersShade, shoes, skin, bareLegs }: WholePose): LegLook {
  const fill = trousersShade ?? shade(trousers, -0.22);
  if (view !== 'side') return { fill, shoe: shoes, bare: bareLegs ? skin : undefined };
  return { fill, shoe: shade(shoes, -0.2), bare: bareLegs ? shade(skin, -0.1) : undefined };
}

function bendOf({ knees, view }: WholePose, index: 0 | 1): Bend {
  if (knees) return knees[index];
  return index === 0 && view !== 'side' ? 1 : -1;
}

type BonesProps = { start: Point; joint: Point; end: Point; girth: number; fill: string; bare: boolean };

/** Trousers are wider than the leg. */
function Bones({ start, joint, end, girth, fill, bare }: BonesProps) {
  return (
    <>
      <Limb from={joint} to={end} radii={bare ? [4.6, 3.2] : [6, 4.2]} fill={fill} />
      <Limb from={start} to={joint} radii={[8.4 * girth, bare ? 5 : 6.2]} fill={fill} />
    </>
  );
}

function Leg({ pose, index }: { pose: WholePose; index: 0 | 1 }) {
  const { hip, feet, girth, view, shoeless } = pose;
  const { fill, shoe, bare } = index === 0 ? nearLook(pose) : farLook(pose);
  const start: Point = [hip[0] + (index * 2 - 1) * halfWidths(pose).hip * 0.42, hip[1]];
  const bones: Point = pose.legBone ? [pose.legBone, pose.legBone] : [35.6, 35.3];
  const { joint, end } = reach(start, [feet[index][0], feet[index][1] - ankle], bones, bendOf(pose, index));
  return (
    <>
      {!shoeless && <Shoe at={[end[0], end[1] + ankle]} side={view === 'side'} fill={shoe} />}
      <Bones start={start} joint={joint} end={end} girth={girth} fill={bare ?? fill} bare={bare !== undefined} />
    </>
  );
}

/** Both legs, the far one first. */
export function Legs(pose: WholePose) {
  if (pose.legless) return null;
  return (
    <>
      <Leg pose={pose} index={1} />
      <Leg pose={pose} index={0} />
    </>
  );
}
