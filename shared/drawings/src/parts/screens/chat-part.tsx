import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { textWidth, wrapText } from '../../screens/text-fit';
import { lineHeight } from './drawn-text';

type Chat = PartOf<'chat'>;
type Message = Chat['messages'][number];
const padding = 9;
const gap = 6;

/** The name stands before the first line, whose rest is shorter for it. */
const linesOf = ({ name, text }: Message, width: number) => wrapText(`${name}　${text}`, 13, width - 2 * padding, 3);
const heightOf = (message: Message, width: number) => linesOf(message, width).length * lineHeight + 8;

function Bubble({
  message,
  x,
  y,
  width,
  look,
}: { message: Message; x: number; y: number; width: number } & Pick<DrawnPartProps<Chat>, 'look'>) {
  const lines = linesOf(message, width);
  const bubbleWidth = Math.min(width, Math.max(...lines.map((line) => textWidth(line, 13.2))) + 2 * padding);
  const tone = message.tone ?? 'plain';
  const start = `${message.name}　`;

  return (
    <>
      <rect x={x} y={y} width={bubbleWidth} height={lines.length * lineHeight + 8} rx="10" fill={look.tint} />
      {lines.map((line, index) => (
        <text key={index} x={x + padding} y={y + 18.5 + index * lineHeight} fontSize="13" fill={look.tones[tone]}>
          {index === 0 && line.startsWith(start) ? (
            <>
              <tspan fill={look.quiet}>{start}</tspan>
              {line.slice(start.length)}
            </>
          ) : (
            line
          )}
        </text>
      ))}
    </>
  );
}

function Draw({ part, box, look }: DrawnPartProps<Chat>) {
  let top = box.y;
  return part.messages.map((message, index) => {
    const y = top;
    top += heightOf(message, box.width) + gap;
    return <Bubble key={index} message={message} x={box.x} y={y} width={box.width} look={look} />;
  });
}

export const chatPart: PartDrawing<'chat'> = {
  least: () => 150,
  height: ({ messages }, width) =>
    Math.max(
      28,
      messages.reduce((sum, message) => sum + heightOf(message, width) + gap, -gap),
    ),
  Draw,
};
