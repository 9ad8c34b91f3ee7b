import { Bust, Lines } from '../../posters/poster-figures';
import { coral } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

/** One move a week on a card each; the trainer holds up the one of today. */
export function LessonScene({ tone }: SceneProps) {
  return (
    <>
      <rect x="24" y="24" width="180" height="112" rx="8" fill={tone.panel} />
      <Lines x={40} y={38} widths={[64]} fill={tone.mark} />
      {[0, 1, 2].map((step) => (
        <g key={step} transform={`translate(${40 + step * 52} 58)`}>
          <rect width="44" height="62" rx="6" fill={step === 1 ? tone.strong : tone.faint} />
          <circle cx="22" cy="22" r="11" fill={step === 1 ? coral : tone.panel} />
          <path
            d={step === 1 ? 'm16 22 4 5 8-9' : 'M17 22h10'}
            fill="none"
            stroke={step === 1 ? '#fff' : tone.mid}
            strokeWidth="2.6"
          />
          <path d="M8 42h28M8 50h18" stroke={step === 1 ? tone.soft : tone.mid} strokeWidth="3" />
        </g>
      ))}
      <path d="M0 150h320v30H0z" fill={tone.floor} />
      <Bust x={252} y={82} size={1.2} coat={coral} long />
      <path d="M218 150q-6-26 2-44l12 6q-8 18 0 38Z" fill="#B9401D" />
      <path d="M196 78h30v40h-30z" fill="#10242B" />
      <path d="M200 83h22v26h-22z" fill="#7FE3D4" />
      <circle cx="222" cy="114" r="7" fill="#F1CDB6" />
    </>
  );
}
