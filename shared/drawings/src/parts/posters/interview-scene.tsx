import { Bust, Lines } from '../../posters/poster-figures';
import { coral, liveRed } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

/** A customer speaks into the microphone; one of his sentences stands as a quotation beside him. */
export function InterviewScene({ tone }: SceneProps) {
  return (
    <>
      <path d="M0 148h320v32H0z" fill={tone.floor} />
      <rect x="24" y="30" width="132" height="96" rx="10" fill={tone.panel} />
      <path d="M40 62q0-16 14-18l2 6q-6 2-7 8h7v12H40Zm24 0q0-16 14-18l2 6q-6 2-7 8h7v12H64Z" fill={coral} />
      <Lines x={40} y={84} widths={[96, 78, 54]} step={12} fill={tone.mid} />
      <path d="M140 126l22 14-6-22Z" fill={tone.panel} />
      <Bust x={224} y={84} size={1.25} coat={tone.strong} />
      <path d="M178 176l22-40" stroke="#10242B" strokeWidth="9" strokeLinecap="round" />
      <rect x="192" y="112" width="20" height="28" rx="10" transform="rotate(28 202 126)" fill="#10242B" />
      <path d="M284 74l-10 74M284 74l14 74" stroke="#10242B" strokeWidth="3" />
      <rect x="262" y="50" width="44" height="26" rx="4" fill="#10242B" />
      <rect x="252" y="56" width="11" height="13" rx="2" fill="#10242B" />
      <circle cx="298" cy="57" r="3" fill={liveRed} />
    </>
  );
}
