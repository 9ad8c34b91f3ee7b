import { useId } from 'react';
import { Presenter } from '@site/drawings/posters/poster-figures';
import { type Drawing, SceneSymbol } from '@site/shared/ui/drawing';

/** The room as it is: walls, a green cloth down to the floor, a lamp and a camera. */
function GreenRoom() {
  return (
    <>
      <path d="M0 0H640V360H0Z" fill="#15323A" />
      <path d="M0 0H640V34H0Z" fill="#0D242B" />
      <path d="M40 34h40v6H40zm220 0h40v6h-40z" fill="#F6E9CF" />
      <path d="M0 286H640V360H0Z" fill="#24454B" />
      <path d="M92 58H548V280H92Z" fill="#2FA66C" />
      <path d="M92 280H548L620 360H20Z" fill="#279360" />
      <path d="M84 50h472v8H84z" fill="#0A1C22" />
      <g stroke="#BFF0D4" strokeWidth="2">
        <path d="M148 108h14m-7-7v14M238 96h14m-7-7v14M148 212h14m-7-7v14M230 250h14m-7-7v14" />
      </g>
      <g fill="none" stroke="#06191E" strokeWidth="4" strokeLinecap="round">
        <path d="M58 150V330m0-34-26 38m26-38 26 38" />
      </g>
      <path d="m30 88 58-22v88l-58-14Z" fill="#06191E" />
      <path d="m88 66 8 2v86l-8 0Z" fill="#FFF4E6" />
      <path d="M96 68 320 30v190L96 154Z" fill="#FFF4E6" opacity=".12" />
    </>
  );
}

function Camera() {
  return (
    <g transform="translate(216 268)">
      <path d="m0 10-24 82M0 10l24 82M0 10v84" stroke="#06191E" strokeWidth="5" strokeLinecap="round" />
      <rect x="-34" y="-32" width="68" height="44" rx="6" fill="#06191E" />
      <path d="M34-22 54-32v34L34-8Z" fill="#06191E" />
      <rect x="-26" y="-24" width="36" height="24" rx="2" fill="#2FA66C" />
      <path d="M-14 0q2-12 6-12t6 12Z" fill="#D9502A" />
      <circle cx="22" cy="-22" r="4" fill="#E5484D" />
    </g>
  );
}

function Split({ set }: { set: Drawing }) {
  const id = useId();

  return (
    <>
      <defs>
        <clipPath id={`${id}c`}>
          <path d="M330 0H640V360H310Z" />
        </clipPath>
        <SceneSymbol id={`${id}s`} drawing={set} />
      </defs>
      <GreenRoom />
      <g clipPath={`url(#${id}c)`}>
        <use href={`#${id}s`} width="640" height="360" />
      </g>
      <Presenter x={336} y={332} size={1.5} />
      <Camera />
      <path d="M330 0 310 360" stroke="#fff" strokeWidth="2.5" />
      <circle cx="319.5" cy="190" r="15" fill="#fff" />
      <path d="m315 184-6 6 6 6m9-12 6 6-6 6" fill="none" stroke="#0B6E6E" strokeWidth="2.2" />
    </>
  );
}

/** A green room at the left of a line, and at its right the set that it becomes. */
export function studioPicture(set: Drawing): Drawing {
  return { width: 640, height: 360, Draw: () => <Split set={set} /> };
}
