import { coral } from '../../posters/poster-tones';
import { curvePath, plotHeight } from '../../stages/curve-path';
import { type CoverProps, Label } from './cover-canvas';

const left = 28;
const plot = { x: left, y: 112, width: 424, height: 118 };

/** A number over time and the moment of its peak. */
export function CurveCover({ cover: { values, from, to, peak }, tone, detail }: CoverProps<'curve'>) {
  const top = Math.max(...values);
  const parts = values.map((value) => value / top);
  const at = values.indexOf(top);
  const peakX = plot.x + (plot.width * at) / (values.length - 1);
  const peakY = plot.y + (plot.height * plotHeight(1)) / 100;
  const line = curvePath(parts);

  return (
    <>
      <svg {...plot} viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={`${line}V100H0Z`} fill={tone.mid} opacity=".35" />
        <path d={line} fill="none" stroke={tone.soft} strokeWidth="4" vectorEffect="non-scaling-stroke" />
      </svg>
      <path d={`M28 230h424M${peakX} ${peakY}V230`} stroke={tone.quiet} strokeDasharray="3 5" />
      <circle cx={peakX} cy={peakY} r={detail ? 7 : 11} fill={coral} stroke="#fff" strokeWidth="3" />
      {detail && (
        <>
          <Label x={left} y={254} fill={tone.quiet}>
            {from}
          </Label>
          <Label x={452} y={254} fill={tone.quiet} anchor="end">
            {to}
          </Label>
          <Label x={Math.min(peakX, 410)} y={peakY - 14} fill={tone.ink} anchor="middle" bold>
            {peak}
          </Label>
        </>
      )}
    </>
  );
}
