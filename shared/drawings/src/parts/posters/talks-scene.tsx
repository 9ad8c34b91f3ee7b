import { Bust, Lines } from '../../posters/poster-figures';
import { coral } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

/** A policy is explained on the screen; two who may sign sit on either side of the table. */
export function TalksScene({ tone }: SceneProps) {
  return (
    <>
      <rect x="86" y="18" width="148" height="84" rx="6" fill={tone.panel} />
      <Lines x={100} y={32} widths={[46, 34]} fill={tone.faint} />
      <path d="M104 88V66h18v22ZM130 88V56h18v32ZM156 88V48h18v40Z" fill={tone.soft} />
      <path d="M182 88V36h18v52Z" fill={coral} />
      <path d="M100 88h120" stroke={tone.mid} strokeWidth="1.6" />
      <path d="M0 146h320v34H0z" fill={tone.floor} />
      <Bust x={66} y={92} size={0.9} coat={tone.strong === '#0B6E6E' ? '#3E9F98' : '#7FC5BD'} />
      <Bust x={254} y={92} size={0.9} long />
      <path d="M30 146h260v12H30z" fill="#021A1D" opacity=".35" />
      <path d="M24 138h272v12H24z" fill={tone.panel} />
      <path d="M138 138l8-26h34l8 26Z" fill={tone.soft} />
      <path d="M150 122h26m-24 7h28" stroke={tone.strong} strokeWidth="2" />
      <path d="M206 138v-9h14v9Z" fill={coral} />
    </>
  );
}
