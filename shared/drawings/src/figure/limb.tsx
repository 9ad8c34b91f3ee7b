import { capsulePath, type Point } from './geometry';

type LimbProps = { from: Point; to: Point; radii: Point; fill: string };

/** A part of a body that tapers, as an arm does. */
export function Limb({ from, to, radii: [first, last], fill }: LimbProps) {
  return <path d={capsulePath(from, first, to, last)} fill={fill} />;
}
