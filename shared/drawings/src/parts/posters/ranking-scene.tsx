import { Head, Lines, Ripples } from '../../posters/poster-figures';
import { coral } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

const rows = [
  { y: 62, width: 92, long: true },
  { y: 92, width: 66, long: false },
  { y: 122, width: 44, long: true },
];

/** An invitation goes from one to two to four; beside it who has invited how many. */
export function RankingScene({ tone }: SceneProps) {
  return (
    <>
      <Ripples x={70} y={90} radii={[36, 66, 98]} stroke={tone.rule} />
      <path
        d="M70 44L42 86M70 44L98 86M42 86L26 130M42 86L58 130M98 86L82 130M98 86L114 130"
        stroke={tone.mid}
        strokeWidth="2"
        strokeDasharray="3 4"
      />
      {[
        [26, 134],
        [58, 134],
        [82, 134],
        [114, 134],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="8" fill={tone.soft} />
      ))}
      {[42, 98].map((x) => (
        <circle key={x} cx={x} cy="88" r="12" fill={tone.strong} />
      ))}
      <circle cx="70" cy="42" r="20" fill={coral} />
      <Head x={70} y={41} size={10} />
      <rect x="148" y="26" width="146" height="130" rx="9" fill={tone.panel} />
      <Lines x={162} y={40} widths={[50]} fill={tone.mark} />
      {rows.map(({ y, width, long }, index) => (
        <g key={y}>
          <circle cx="174" cy={y + 6} r="12" fill={tone.faint} />
          <Head x={174} y={y + 5} size={7} long={long} />
          <rect x="194" y={y + 2} width="86" height="9" rx="4.5" fill={tone.faint} />
          <rect x="194" y={y + 2} width={width * 0.9} height="9" rx="4.5" fill={index === 0 ? coral : tone.mid} />
        </g>
      ))}
    </>
  );
}
