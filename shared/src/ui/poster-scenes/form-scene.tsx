import { Lines, Ripples } from '../poster-figures';
import { coral } from './poster-tones';
import type { SceneProps } from './scene-props';

/** A form with its consent, and the shield of the rules behind it. */
export function FormScene({ tone }: SceneProps) {
  return (
    <>
      <Ripples x={232} y={92} radii={[58, 86, 118, 154]} stroke={tone.rule} />
      <rect x="46" y="16" width="132" height="150" rx="10" fill={tone.panel} />
      <Lines x={62} y={32} widths={[56]} fill={tone.mark} />
      {[48, 78].map((y) => (
        <g key={y}>
          <Lines x={62} y={y} widths={[24]} fill={tone.faint} />
          <rect x="62.5" y={y + 9} width="100" height="15" rx="4" fill="none" stroke={tone.soft} />
        </g>
      ))}
      <Lines x={69} y={62.5} widths={[38]} fill={tone.mid} />
      <rect x="62" y="111" width="11" height="11" rx="3" fill={tone.strong} />
      <path d="m64.5 116.5 2.5 2.5 4-5" fill="none" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" />
      <Lines x={80} y={110} widths={[78, 54]} fill={tone.faint} />
      <rect x="62" y="136" width="101" height="18" rx="5" fill={coral} />
      <Lines x={97} y={143} widths={[32]} fill="#fff" />
      <path d="M232 46q18 14 38 15v30q0 31-38 47-38-16-38-47V61q20-1 38-15Z" fill="#08232A" />
      <path d="M232 56q14 10 29 12v23q0 24-29 36-29-12-29-36V68q15-2 29-12Z" fill="#0B6E6E" />
      <path
        d="m218 91 10 10 19-20"
        fill="none"
        stroke="#7FE3D4"
        strokeWidth="5.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
