import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { Label, lineHeight, mono } from './drawn-text';

type Code = PartOf<'code'>;
const labelHeight = 21;
/** Width of one letter of the code face at 12.5 units. */
const letter = 7.6;

function brokenAt(length: number, line: string): string[] {
  const letters = [...line];
  const pieces = Math.max(1, Math.ceil(letters.length / length));
  return Array.from({ length: pieces }, (_, index) => letters.slice(index * length, (index + 1) * length).join(''));
}

/** Code breaks anywhere: an address has no words. */
function linesOf({ text }: Code, width: number): string[] {
  const fit = Math.max(8, Math.floor((width - 46) / letter));
  const lines = text.split('\n').flatMap((line) => brokenAt(fit, line));
  return lines.slice(0, 6);
}

function Draw({ part, box, look }: DrawnPartProps<Code>) {
  const { x, y, width, height } = box;
  const top = y + (part.label ? labelHeight : 0);

  return (
    <>
      {part.label && (
        <Label x={x} y={y} fill={look.quiet} width={width}>
          {part.label}
        </Label>
      )}
      <rect x={x} y={top} width={width} height={height - (top - y)} rx="6" fill={look.tint} stroke={look.line} />
      <g fontFamily={mono} fontSize="12.500" fill={look.ink}>
        {linesOf(part, width).map((line, index) => (
          <text key={index} x={x + 11} y={top + 22 + index * lineHeight} xmlSpace="preserve">
            {line}
          </text>
        ))}
      </g>
      <g transform={`translate(${x + width - 25} ${top + 10})`} fill="none" stroke={look.quiet} strokeWidth="1.300">
        <rect x="4.500" y="4.500" width="9" height="9" rx="2" />
        <path d="M2.500 10.500A2 2 0 0 1 .5 8.500v-6a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2" />
      </g>
    </>
  );
}

export const codePart: PartDrawing<'code'> = {
  least: ({ text }) => Math.min(200, text.length * letter + 46),
  height: (part, width) => (part.label ? labelHeight : 0) + 14 + linesOf(part, width).length * lineHeight,
  Draw,
};
