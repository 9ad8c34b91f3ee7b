import { Arm } from '@site/drawings/figure/arm';
import { type Pose, wholePose } from '@site/drawings/figure/pose';

type ArmsProps = Pose & { x: number; y: number; scale?: number; flipped?: boolean };

/** The arms of a person alone, for hands that lie on or hold what is in front of him; he himself is drawn without. */
export function Arms({ x, y, scale = 1, flipped = false, ...arms }: ArmsProps) {
  const pose = wholePose(arms);
  return (
    <g transform={`translate(${x} ${y})scale(${flipped ? -scale : scale} ${scale})`}>
      <Arm which="far" {...pose} />
      <Arm which="near" {...pose} />
    </g>
  );
}
