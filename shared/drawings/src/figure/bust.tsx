import { Head, type HeadLook } from './head';

type BustProps = HeadLook & { x: number; y: number; radius: number; fill: string };

/** Head and shoulders of somebody who sits behind something. */
export function Bust({ x, y, radius, fill, ...look }: BustProps) {
  const [wide, narrow, low] = [radius * 1.9, radius * 0.5, y + radius * 3.6];
  return (
    <>
      <path
        d={`M${x - wide} ${low}Q${x - wide} ${y + radius * 1.5} ${x - narrow} ${y + radius * 1.2}H${x + narrow}Q${x + wide} ${y + radius * 1.5} ${x + wide} ${low}Z`}
        fill={fill}
      />
      <Head x={x} y={y} radius={radius} {...look} />
    </>
  );
}
