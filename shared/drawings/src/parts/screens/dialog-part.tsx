import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { textWidth, wrapText } from '../../screens/text-fit';
import { Line, lineHeight } from './drawn-text';

type Dialog = PartOf<'dialog'>;
const padding = 18;
const buttonGap = 10;
const buttonWidth = (label: string) => textWidth(label, 13.5) + 28;
const linesOf = ({ text }: Dialog, width: number) => wrapText(text, 13, width - 2 * padding, 4);

function Draw({ part, box, look }: DrawnPartProps<Dialog>) {
  const { x, y, width, height } = box;

  return (
    <>
      <rect x={x - 1} y={y + 3} width={width + 2} height={height + 2} rx="12" fill="#021518" opacity=".22" />
      <rect x={x} y={y} width={width} height={height} rx="12" fill={look.box} stroke={look.edge} />
      <Line x={x + padding} y={y + 26} fill={look.ink} size={14} bold width={width - 2 * padding}>
        {part.title}
      </Line>
      {linesOf(part, width).map((line, index) => (
        <Line key={index} x={x + padding} y={y + 54 + index * lineHeight} fill={look.quiet}>
          {line}
        </Line>
      ))}
      {part.buttons.map((label, index) => {
        const ownWidth = buttonWidth(label);
        const main = index === 0;
        const beside = part.buttons.slice(0, index).reduce((sum, other) => sum + buttonWidth(other) + buttonGap, 0);
        const right = x + width - padding - beside - ownWidth;
        return (
          <g key={label}>
            <rect
              x={right}
              y={y + height - padding - 32}
              width={ownWidth}
              height="32"
              rx="6"
              fill={main ? look.main : look.box}
              stroke={main ? look.main : look.boxLine}
            />
            <Line
              x={right + ownWidth / 2}
              y={y + height - padding - 16}
              fill={main ? look.onMain : look.ink}
              bold
              middle
            >
              {label}
            </Line>
          </g>
        );
      })}
    </>
  );
}

export const dialogPart: PartDrawing<'dialog'> = {
  least: () => 240,
  own: () => 300,
  height: (part, width) => 44 + linesOf(part, width).length * lineHeight + (part.buttons.length > 0 ? 66 : 18),
  Draw,
};
