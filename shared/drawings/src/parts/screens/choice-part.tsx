import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import type { Look } from '../../screens/screen-look';
import { textWidth } from '../../screens/text-fit';
import { Label, Line } from './drawn-text';

type Choice = PartOf<'choice'>;
const labelHeight = 21;
const row = 28;
const mark = 24;

const widthOf = (option: string) => mark + textWidth(option, 13) + 22;
const inOneLine = ({ options }: Choice, width: number) =>
  options.reduce((sum, option) => sum + widthOf(option), -22) <= width;

function Mark({
  mode,
  x,
  y,
  chosen,
  look,
}: {
  mode: Choice['mode'];
  x: number;
  y: number;
  chosen: boolean;
  look: Look;
}) {
  const edge = chosen ? look.main : look.quiet;
  if (mode === 'radio')
    return (
      <circle cx={x + 8} cy={y} r={chosen ? 5.5 : 7} fill={look.box} stroke={edge} strokeWidth={chosen ? 5 : 1.4} />
    );
  return (
    <>
      <rect
        x={x + 0.5}
        y={y - 7.5}
        width="15"
        height="15"
        rx="3.5"
        fill={chosen ? look.main : look.box}
        stroke={edge}
      />
      {chosen && <path d={`m${x + 4} ${y} 3 3 5.500-6`} fill="none" stroke={look.onMain} strokeWidth="2" />}
    </>
  );
}

export function choicePlaces(part: Choice, { x, y, width }: DrawnPartProps<Choice>['box']) {
  const top = y + (part.label ? labelHeight : 0);
  const flat = inOneLine(part, width);
  let left = x;
  return part.options.map((_, index) => {
    const place = { x: flat ? left : x, y: top + row / 2 + (flat ? 0 : index * row) };
    left += widthOf(part.options[index] ?? '');
    return place;
  });
}

function Draw({ part, box, look }: DrawnPartProps<Choice>) {
  const places = choicePlaces(part, box);

  return (
    <>
      {part.label && (
        <Label x={box.x} y={box.y} fill={look.quiet}>
          {part.label}
        </Label>
      )}
      {part.options.map((option, index) => {
        const { x, y } = places[index] ?? box;
        const chosen = part.chosen.includes(index);
        return (
          <g key={option}>
            <Mark mode={part.mode} x={x} y={y} chosen={chosen} look={look} />
            <Line x={x + mark} y={y} fill={look.ink} bold={chosen} width={box.x + box.width - x - mark}>
              {option}
            </Line>
          </g>
        );
      })}
    </>
  );
}

export const choicePart: PartDrawing<'choice'> = {
  least: ({ options }) => Math.max(90, ...options.map(widthOf)),
  height: (part, width) => (part.label ? labelHeight : 0) + (inOneLine(part, width) ? 1 : part.options.length) * row,
  Draw,
};
