import { Lines, Ripples } from '../../posters/poster-figures';
import { coral } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

/** Concurrency curves: a slow climb, two peaks, an early peak. */
const curves = [
  { line: 'M0 62C18 60 26 50 40 44S66 18 82 16s24 20 42 18 22 10 34 12', peak: [82, 16] },
  { line: 'M0 60C12 58 20 22 34 20s22 26 40 24 20-30 38-30 26 26 46 30', peak: [112, 14] },
  { line: 'M0 58C8 56 16 14 36 12s26 20 44 26 30 2 42 8 20 6 36 8', peak: [36, 12] },
] as const;

/** The numbers after a show. */
export function ChartScene({ tone, seed }: SceneProps) {
  const { line, peak } = curves[Math.abs(seed) % curves.length] ?? curves[0];
  const bars = [52, 40, 34, 22].map((width, index) => width - ((Math.abs(seed) * 3 + index * 5) % 9));

  return (
    <>
      <Ripples x={28} y={172} radii={[50, 84, 122, 164]} stroke={tone.rule} />
      <rect x="30" y="24" width="188" height="132" rx="9" fill={tone.panel} />
      <Lines x={44} y={36} widths={[48]} fill={tone.mark} />
      <rect x="180" y="35" width="26" height="7" rx="3.5" fill={tone.faint} />
      <g transform="translate(46 66)">
        <path d="M0 8h158M0 30h158M0 52h158" stroke={tone.faint} strokeWidth="1" />
        <path d={`${line}V74H0Z`} fill={tone.soft} opacity=".45" />
        <path d={line} fill="none" stroke={tone.strong} strokeWidth="2.6" strokeLinecap="round" />
        <path d="M0 74h158" stroke={tone.soft} strokeWidth="1.4" />
        <path d={`M${peak[0]} ${peak[1]}V74`} stroke={coral} strokeWidth="1.2" strokeDasharray="2 3" />
        <circle cx={peak[0]} cy={peak[1]} r="4" fill={coral} stroke={tone.panel} strokeWidth="1.8" />
      </g>
      <rect x="202" y="62" width="88" height="94" rx="9" fill="#08232A" />
      <Lines x={214} y={75} widths={[30]} fill="#CFE3E1" />
      {bars.map((width, index) => (
        <g key={index} transform={`translate(214 ${90 + index * 15})`}>
          <rect width="64" height="7" rx="3.5" fill="#12414A" />
          <rect width={width} height="7" rx="3.5" fill={index === 0 ? '#FF8A5C' : '#35B5A5'} />
        </g>
      ))}
    </>
  );
}
