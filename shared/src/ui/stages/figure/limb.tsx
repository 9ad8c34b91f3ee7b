import { capsulePath, type Point } from './geometry';

/** A part of a body that tapers, as an arm does. */
export type Part = { from: Point; to: Point; radii: Point };

function outline({ from, to, radii: [first, last] }: Part): string {
  return capsulePath(from, first, to, last);
}

export function Limb({ fill, ...part }: Part & { fill: string }) {
  return <path d={outline(part)} fill={fill} />;
}

/** Parts of one colour that lie one upon another. */
export function Limbs({ parts, fill }: { parts: readonly Part[]; fill: string }) {
  return <path d={parts.map(outline).join('')} fill={fill} />;
}
