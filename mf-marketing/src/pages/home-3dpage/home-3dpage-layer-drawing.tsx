import { Presenter } from '@site/drawings/posters/poster-figures';
import type { Drawing } from '@site/shared/ui/drawing';
import { launchHall } from '@site/drawings/scenes/virtual-sets';

const { Draw: Hall } = launchHall;

/** Each layer is a sheet of 320 × 180, turned to the viewer's left and moved to the front. */
const sheet = (x: number, y: number) => `matrix(.86 -.26 0 1.06 ${x} ${y})`;

function Bars() {
  return (
    <g>
      <path
        d="M206 150V118l10-5 10 5v32l-10 5zm28 0V98l10-5 10 5v52l-10 5zm28 0V70l10-5 10 5v80l-10 5z"
        fill="#3CC4B2"
      />
      <path d="m206 118 10-5 10 5-10 5zm28-20 10-5 10 5-10 5zm28-28 10-5 10 5-10 5z" fill="#A9F0E4" />
      <path d="m216 123 10-5v32l-10 5zm28-20 10-5v52l-10 5zm28-28 10-5v80l-10 5z" fill="#0B8077" />
    </g>
  );
}

function Layers() {
  return (
    <>
      <path d="M0 0H680V488H0Z" fill="#E7F3F1" />
      <path d="M120 404 560 270M330 446 662 345" stroke="#A9C6C5" strokeDasharray="3 6" />
      <g transform={sheet(60, 136)}>
        <path d="M-3-3h326v186H-3z" fill="#fff" />
        <Hall />
      </g>
      <g transform={sheet(190, 208)}>
        <path d="M0 0h320v180H0z" fill="#F7FBFB" opacity=".5" stroke="#7DB9B3" strokeDasharray="6 5" />
        <Presenter x={150} y={176} size={1.14} />
      </g>
      <g transform={sheet(320, 280)}>
        <path d="M0 0h320v180H0z" fill="#fff" opacity=".32" stroke="#D9502A" strokeDasharray="6 5" />
        <Bars />
        <path d="M16 128h150v36H16z" fill="#06292D" opacity=".92" />
        <path d="M16 128h6v36h-6z" fill="#D9502A" />
        <path d="M34 141h84M34 152h56" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
      </g>
    </>
  );
}

/** The picture taken apart: set, person, and what is before the person. */
export const layerDrawing: Drawing = { width: 680, height: 488, Draw: Layers };
