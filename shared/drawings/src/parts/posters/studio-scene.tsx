import { Presenter } from '../../posters/poster-figures';
import { coral, liveRed } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

function Softbox({ x, flip }: { x: number; flip: 1 | -1 }) {
  return (
    <g transform={`translate(${x} 0) scale(${flip} 1)`}>
      <path d="M0 66v92m0-22-13 26m13-26 13 26" fill="none" stroke="#021A1D" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M18 36 104 16v118L18 66Z" fill="#FFF4E6" opacity=".13" />
      <path d="m-9 41 22-8v34l-22-4Z" fill="#021A1D" />
      <path d="m13 33 5 2v30l-5 2Z" fill="#FFF4E6" />
    </g>
  );
}

/** The set that the green screen becomes; it differs with the seed. */
function VirtualSet({ seed }: { seed: number }) {
  if (seed % 2) {
    return (
      <>
        <path d="M163 30h77v98h-93Z" fill="#F3DFC9" />
        <circle cx="212" cy="62" r="15" fill={coral} />
        <path d="m155 88 26-20 19 14 20-17 20 15v20h-87Z" fill="#6CB5AE" />
        <path d="M147 128 152 98h88v30Z" fill="#2A8782" />
      </>
    );
  }
  return (
    <>
      <path d="M163 30h77v98h-93Z" fill="#CDEBE7" />
      <rect x="174" y="44" width="54" height="34" rx="2" fill="#0B6E6E" />
      <path d="m174 78 18-18 12 11 11-9 13 16Z" fill="#6CC4BB" />
      <path d="m147 128 6-22h87v22Z" fill="#9ED9D1" />
    </>
  );
}

/** Green screen on the left, finished set on the right, one presenter in both. */
export function StudioScene({ tone, seed }: SceneProps) {
  return (
    <>
      <path d="M0 136h320v44H0z" fill={tone.floor} />
      <path d="M80 30h83l-16 98H80z" fill="#2FA66C" />
      <VirtualSet seed={seed} />
      <path d="M163 30 147 128" stroke="#fff" strokeWidth="1.6" />
      <path d="M80 128h67l-4 26H62Z" fill="#238355" />
      <path d="M147 128h93l18 26H143Z" fill={seed % 2 ? '#1E6E6A' : '#7FC5BD'} />
      <Presenter x={154} y={151} size={0.62} coat={seed % 2 ? '#0B6E6E' : coral} />
      <Softbox x={46} flip={1} />
      <Softbox x={274} flip={-1} />
      <g transform="translate(226 128)">
        <path d="m0 4-9 42M0 4l9 42M0 4v43" stroke="#021A1D" strokeWidth="2.4" strokeLinecap="round" />
        <rect x="-14" y="-13" width="28" height="18" rx="3" fill="#021A1D" />
        <rect x="-23" y="-9" width="10" height="9" rx="2" fill="#021A1D" />
        <circle cx="8" cy="-9" r="1.8" fill={liveRed} />
      </g>
    </>
  );
}
