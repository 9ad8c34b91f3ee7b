import { Bust, Lines, Presenter, Ripples } from '../../posters/poster-figures';
import { coral, type PosterTone } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

function Shot({
  x,
  y,
  w,
  h,
  kind,
  tone,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  kind: number;
  tone: PosterTone;
}) {
  const grounds = ['#BCE3DE', '#F6E0D3', '#8FCFC7', '#0A4E51'];
  return (
    <svg x={x} y={y} width={w} height={h} viewBox="0 0 60 44" preserveAspectRatio="xMidYMid slice">
      <path d="M0 0h60v44H0z" fill={grounds[kind]} />
      {kind === 0 && <Bust x={30} y={20} size={0.44} coat={coral} />}
      {kind === 1 && (
        <>
          <Bust x={21} y={22} size={0.38} coat="#0B6E6E" long />
          <Bust x={40} y={21} size={0.4} coat={tone.mid} />
        </>
      )}
      {kind === 2 && (
        <>
          <circle cx="44" cy="13" r="6" fill="#F7FBFB" />
          <path d="m0 36 18-14 14 10 12-8 16 10v10H0z" fill="#0B6E6E" />
        </>
      )}
      {kind === 3 && (
        <>
          <path d="M8 6h30v18H8z" fill="#BCE7E1" />
          <path d="M0 34h60v10H0z" fill="#0D6567" />
          <Presenter x={46} y={38} size={0.24} />
        </>
      )}
    </svg>
  );
}

function Camera() {
  return (
    <g transform="translate(30 62)">
      <path d="M22-9h26l6 11H16z" fill="#0A1C22" />
      <rect width="84" height="58" rx="8" fill="#10242B" />
      <path d="M0 15h84v9H0z" fill="#1F3C44" />
      <rect x="64" y="5" width="12" height="5" rx="2.5" fill={coral} />
      <circle cx="40" cy="33" r="22" fill="#1F3C44" />
      <circle cx="40" cy="33" r="16" fill="#0B6E6E" />
      <circle cx="40" cy="33" r="9" fill="#06363A" />
      <path d="M33 28a9 9 0 0 1 6-5" fill="none" stroke="#7FE3D4" strokeWidth="2.4" strokeLinecap="round" />
    </g>
  );
}

/** From the camera straight to the wall of shots. */
export function PhotoScene({ tone, seed }: SceneProps) {
  const kind = (index: number) => (Math.abs(seed) + index) % 4;

  return (
    <>
      <Ripples x={70} y={95} radii={[58, 86, 118, 154]} stroke={tone.rule} />
      <path d="M118 92h22" stroke={tone.mid} strokeWidth="2" strokeDasharray="2 5" strokeLinecap="round" />
      <Camera />
      <rect x="144" y="18" width="156" height="144" rx="9" fill={tone.panel} />
      <Lines x={156} y={29} widths={[40]} fill={tone.mark} />
      <rect x="262" y="27" width="26" height="8" rx="4" fill={tone.faint} />
      <Shot x={156} y={44} w={82} h={62} kind={kind(0)} tone={tone} />
      <Shot x={242} y={44} w={46} h={29} kind={kind(1)} tone={tone} />
      <Shot x={242} y={77} w={46} h={29} kind={kind(2)} tone={tone} />
      <Shot x={156} y={110} w={40} h={30} kind={kind(3)} tone={tone} />
      <Shot x={200} y={110} w={38} h={30} kind={kind(1)} tone={tone} />
      <Shot x={242} y={110} w={46} h={30} kind={kind(0)} tone={tone} />
      <path d="M156 151h132" stroke={tone.faint} strokeWidth="3" strokeLinecap="round" />
      <path d="M156 151h84" stroke={tone.strong} strokeWidth="3" strokeLinecap="round" />
      <circle cx="240" cy="151" r="4.5" fill={tone.panel} stroke={tone.strong} strokeWidth="2" />
    </>
  );
}
