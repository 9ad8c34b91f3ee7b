import { Bust, Lines, Ripples } from '../../posters/poster-figures';
import { coral, liveRed } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

function Screen({ tone, seed }: SceneProps) {
  return (
    <>
      <rect width="84" height="162" rx="14" fill="#051E22" />
      <rect x="5" y="5" width="74" height="152" rx="10" fill={tone.soft} />
      <path d="M5 96h74v51a10 10 0 0 1-10 10H15a10 10 0 0 1-10-10z" fill={tone.mid} opacity=".5" />
      <rect x="50" y="30" width="22" height="26" rx="2" fill="#F4FBFA" />
      <path d="M50 50q6-9 11-4t11-5v13a2 2 0 0 1-2 2H52a2 2 0 0 1-2-2z" fill={tone.strong} />
      <svg x="5" y="50" width="74" height="80" viewBox="0 0 74 80">
        <Bust x={35} y={22} size={0.9} coat={seed % 2 ? '#0B6E6E' : coral} long={seed % 2 === 1} />
      </svg>
      <path d="M5 128h74v19a10 10 0 0 1-10 10H15a10 10 0 0 1-10-10z" fill="#06363A" />
      <rect x="11" y="13" width="34" height="10" rx="5" fill="#06363A" opacity=".75" />
      <circle cx="17" cy="18" r="2.4" fill={liveRed} />
      <rect x="22" y="16.5" width="18" height="3" rx="1.5" fill="#E6F1F0" />
      <rect x="11" y="102" width="40" height="9" rx="4.5" fill="#06363A" opacity=".6" />
      <rect x="11" y="114" width="30" height="9" rx="4.5" fill="#06363A" opacity=".6" />
      <rect x="12" y="136" width="40" height="12" rx="6" fill="#0E4A4E" />
      <circle cx="66" cy="142" r="7" fill={coral} />
      <path d="m64 138.5 5 3.5-5 3.5z" fill="#fff" />
    </>
  );
}

/** A hand-held live room with what viewers send back. */
export function PhoneScene({ tone, seed }: SceneProps) {
  return (
    <>
      <Ripples x={160} y={92} radii={[86, 112, 142, 178]} stroke={tone.rule} />
      <path d="M0 158h320v22H0z" fill={tone.floor} />
      <g transform="translate(118 12)">
        <Screen tone={tone} seed={seed} />
      </g>
      <g>
        <rect x="26" y="40" width="76" height="34" rx="8" fill={tone.panel} />
        <circle cx="42" cy="57" r="8" fill={tone.soft} />
        <Lines x={56} y={50} widths={[26, 36]} fill={tone.faint} step={10} />
        <rect x="44" y="88" width="58" height="26" rx="8" fill={tone.panel} />
        <Lines x={54} y={99} widths={[38]} fill={tone.strong} />
      </g>
      <g transform="translate(220 48)">
        <rect width="74" height="72" rx="8" fill={tone.panel} />
        <Lines x={11} y={13} widths={[34]} fill={tone.mark} />
        <rect x="11" y="26" width="52" height="6" rx="3" fill={tone.faint} />
        <rect x="11" y="26" width={[38, 30, 44][Math.abs(seed) % 3]} height="6" rx="3" fill={tone.strong} />
        <rect x="11" y="39" width="52" height="6" rx="3" fill={tone.faint} />
        <rect x="11" y="39" width={[20, 26, 14][Math.abs(seed) % 3]} height="6" rx="3" fill={tone.mid} />
        <rect x="11" y="54" width="26" height="8" rx="4" fill={coral} />
      </g>
    </>
  );
}
