import type { Drawing } from '@site/shared/ui/drawing';
import { brand } from '../../stages/stage-colours';

/** A paper with writing, as the icons of the site have it. */
export const sentPaperDrawing: Drawing = {
  width: 28,
  height: 28,
  Draw: () => (
    <g
      transform="scale(1.1667)"
      fill="none"
      stroke={brand}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7.7l3.6 3.6A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z" />
      <path d="M14 2v5a1 1 0 0 0 1 1h5M10 9H8m8 4H8m8 4H8" />
    </g>
  ),
};
