import { halfWidths, type WholePose } from '../../figure/pose';

const round = (value: number) => Number(value.toFixed(1));

function torsoPath(shoulder: number, hip: number): string {
  return [
    `M${-shoulder} -36Q${-shoulder} -46 ${-shoulder + 8} -49L-5 -53H5L${shoulder - 8} -49`,
    `Q${shoulder} -46 ${shoulder} -36L${hip + 1} -12L${hip + 1.5} 6H${-hip - 1.5}L${-hip - 1} -12Z`,
  ].join('');
}

/** What a person wears above the hip, and a skirt. */
export function Torso(pose: WholePose) {
  const { hip, lean, top, skirt, skirtColour = top, under, wear } = pose;
  const { shoulder, hip: half } = halfWidths(pose);
  return (
    <>
      {skirt !== undefined && (
        <path
          d={`M${round(hip[0] - half - 1)} ${hip[1] - 12}H${round(hip[0] + half + 1)}L${round(hip[0] + half + 9)} ${hip[1] + skirt}Q${hip[0]} ${hip[1] + skirt + 5} ${round(hip[0] - half - 9)} ${hip[1] + skirt}Z`}
          fill={skirtColour}
        />
      )}
      <g transform={`translate(${round(hip[0])} ${round(hip[1])})rotate(${lean})`}>
        {under}
        <path d={torsoPath(shoulder, half)} fill={top} />
        {wear}
      </g>
    </>
  );
}
