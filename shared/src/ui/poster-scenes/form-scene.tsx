import { Head, Lines, Ripples } from '../poster-figures';
import { coral, type PosterTone } from './poster-tones';
import type { SceneProps } from './scene-props';

/** Two fields that are asked, and the one that is no longer. */
function Fields({ tone }: Pick<SceneProps, 'tone'>) {
  return (
    <>
      {[46, 74].map((y) => (
        <rect key={y} x="50.5" y={y} width="91" height="18" rx="4" fill="none" stroke={tone.soft} />
      ))}
      <Lines x={58} y={53} widths={[38, 52]} step={28} fill={tone.mid} />
      <rect x="50.5" y="102" width="91" height="18" rx="4" fill="none" stroke={tone.soft} strokeDasharray="4 4" />
      <circle cx="142" cy="111" r="10" fill="#08232A" />
      <path d="M137 111h10" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" />
    </>
  );
}

type GuestProps = { y: number; tone: PosterTone; long?: boolean; last?: boolean };

function Guest({ y, tone, long = false, last = false }: GuestProps) {
  return (
    <g transform={`translate(186 ${y})`}>
      <rect width="106" height="38" rx="8" fill={tone.panel} stroke={last ? coral : 'none'} strokeWidth="3" />
      <Head x={21} y={18} size={9} long={long} />
      <Lines x={40} y={12} widths={[34, 24]} fill={last ? tone.mark : tone.faint} />
      <circle cx="88" cy="19" r="8" fill={last ? coral : tone.strong} />
      <path d={last ? 'M84 19h8m-4-4v8' : 'm84 19 3 3 5-6'} fill="none" stroke="#fff" strokeWidth="2" />
    </g>
  );
}

/** A form that asks one thing less, and the list of those who came through it: the last one has just arrived. */
export function FormScene({ tone }: SceneProps) {
  return (
    <>
      <Ripples x={96} y={92} radii={[86, 118, 154]} stroke={tone.rule} />
      <rect x="34" y="16" width="124" height="150" rx="10" fill={tone.panel} />
      <Lines x={50} y={32} widths={[56]} fill={tone.mark} />
      <Fields tone={tone} />
      <rect x="50" y="134" width="92" height="18" rx="5" fill={coral} />
      <Lines x={80} y={141} widths={[32]} fill="#fff" />
      <path d="M160 143h24" stroke={coral} strokeWidth="3" strokeDasharray="1 6" strokeLinecap="round" />
      <Guest y={24} tone={tone} long />
      <Guest y={70} tone={tone} />
      <Guest y={124} tone={tone} long last />
    </>
  );
}
