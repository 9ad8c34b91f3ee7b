import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import type { Look } from '../../screens/screen-look';
import { textWidth } from '../../screens/text-fit';
import { Line } from './drawn-text';

type Button = PartOf<'button'>;

function coloursOf({ look: kind, disabled }: Button, look: Look) {
  if (disabled) return { fill: look.track, edge: look.track, word: look.quiet };
  if (kind === 'main') return { fill: look.main, edge: look.main, word: look.onMain };
  if (kind === 'danger') return { fill: look.box, edge: look.tones.bad, word: look.tones.bad };
  return { fill: look.box, edge: look.boxLine, word: look.ink };
}

function Draw({ part, box, look }: DrawnPartProps<Button>) {
  const { fill, edge, word } = coloursOf(part, look);
  const { x, y, width, height } = box;

  return (
    <>
      {part.pressed && (
        <rect
          x={x - 4}
          y={y - 4}
          width={width + 8}
          height={height + 8}
          rx="10"
          fill={look.main}
          opacity={look.dark ? 0.32 : 0.2}
        />
      )}
      <rect x={x} y={y} width={width} height={height} rx="6" fill={fill} stroke={edge} />
      <Line x={x + width / 2} y={y + height / 2} fill={word} bold middle width={width - 12}>
        {part.label}
      </Line>
    </>
  );
}

const ownWidth = ({ label }: Button) => Math.max(72, Math.round(textWidth(label, 13.5) + 32));

export const buttonPart: PartDrawing<'button'> = { least: ownWidth, own: ownWidth, height: () => 34, Draw };
