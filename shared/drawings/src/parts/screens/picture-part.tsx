import { useId } from 'react';
import type { Box, DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { textWidth } from '../../screens/text-fit';
import { Line } from './drawn-text';

type Picture = PartOf<'picture'>;

/** Scenes with words at their head: they are cut at the foot only, and what the picture is called stands there. */
const headed: ReadonlySet<string> = new Set(['slides']);

const pictureHeight = (scene: string, { width, height }: Box) =>
  headed.has(scene) ? Math.max(height, (width * 9) / 16) : height;
const labelTop = (scene: string, { y, height }: Box) => (headed.has(scene) ? y + height - 28 : y + 6);

const tallies: Partial<Record<string, string>> = { live: '#E5484D', good: '#2FB88C', warn: '#F0B45E', bad: '#E5484D' };

function Tally({ label, x, y, colour, width }: { label: string; x: number; y: number; colour: string; width: number }) {
  const labelWidth = Math.min(textWidth(label, 12.5) + 16, width);
  return (
    <>
      <rect x={x} y={y} width={labelWidth} height="22" rx="4" fill={colour} />
      <Line x={x + 8} y={y + 11} fill="#FFFFFF" size={12} bold width={labelWidth - 12}>
        {label}
      </Line>
    </>
  );
}

function Draw({ part, box, look, picture }: DrawnPartProps<Picture>) {
  const clip = useId();
  const { x, y, width, height } = box;
  const tally = tallies[part.tone ?? ''];

  return (
    <>
      <clipPath id={clip}>
        <rect x={x} y={y} width={width} height={height} rx="6" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect x={x} y={y} width={width} height={height} fill={look.track} />
        <svg x={x} y={y} width={width} height={pictureHeight(part.scene, box)}>
          {picture(part.scene)}
        </svg>
      </g>
      <rect
        x={x + (tally ? 1 : 0.5)}
        y={y + (tally ? 1 : 0.5)}
        width={width - (tally ? 2 : 1)}
        height={height - (tally ? 2 : 1)}
        rx="6"
        fill="none"
        stroke={tally ?? look.boxLine}
        strokeWidth={tally ? 2.5 : 1}
      />
      {part.label && (
        <Tally
          label={part.label}
          x={x + 6}
          y={labelTop(part.scene, box)}
          colour={tally ? deepOf(tally) : '#06292DD9'}
          width={width - 12}
        />
      )}
    </>
  );
}

/** The tally's colour, dark enough for white words. */
function deepOf(tally: string): string {
  return { '#E5484D': '#C9343A', '#2FB88C': '#0D7A58', '#F0B45E': '#8A5208' }[tally] ?? tally;
}

export const picturePart: PartDrawing<'picture'> = {
  least: () => 120,
  height: (_, width) => Math.round(Math.min((width * 9) / 16, 200)),
  Draw,
};
