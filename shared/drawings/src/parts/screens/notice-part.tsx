import type { Tone } from '@site/shared/contract/screen-part';
import type { DrawnPartProps, PartDrawing, PartOf } from '../../screens/part-kind';
import { wrapText } from '../../screens/text-fit';
import { Line, lineHeight, mono } from './drawn-text';

type Notice = PartOf<'notice'>;
const padding = 11;
const icon = 26;

const linesOf = ({ text }: Notice, width: number) => wrapText(text, 13, width - 2 * padding - icon, 3);

const grounds: Partial<Record<Tone, string>> = { good: '#E9F6EF', warn: '#FDF4E3', bad: '#FDEEEC', live: '#FDEEEC' };
const nightGrounds: Partial<Record<Tone, string>> = {
  good: '#0B3B36',
  warn: '#33301F',
  bad: '#3A1F26',
  live: '#3A1F26',
};

const signs: Record<string, string> = {
  good: 'm-4 0 3 3 6-6.500',
  warn: 'M0-4.500V1M0 3.600V4.200',
  bad: 'm-3.200-3.200 6.400 6.400M3.200-3.200l-6.400 6.400',
};

function Sign({ tone, x, y, colour }: { tone: Tone; x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke={colour} strokeWidth="1.600" strokeLinecap="round">
      <circle r="7.800" />
      <path d={signs[tone === 'live' ? 'bad' : tone] ?? 'M0-1V4M0-4.200V-3.600'} />
    </g>
  );
}

function Draw({ part, box, look }: DrawnPartProps<Notice>) {
  const { x, y, width, height } = box;
  const colour = look.tones[part.tone === 'plain' ? 'muted' : part.tone];
  const ground = (look.dark ? nightGrounds : grounds)[part.tone] ?? look.tint;
  const lines = linesOf(part, width);

  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="6" fill={ground} stroke={colour} strokeOpacity=".35" />
      <Sign tone={part.tone} x={x + padding + 8} y={y + 19} colour={colour} />
      {lines.map((line, index) => (
        <Line key={index} x={x + padding + icon} y={y + 19 + index * lineHeight} fill={look.ink}>
          {line}
        </Line>
      ))}
      {part.code && (
        <g fontFamily={mono}>
          <Line x={x + padding + icon} y={y + 19 + lines.length * lineHeight} fill={colour} size={12}>
            {part.code}
          </Line>
        </g>
      )}
    </>
  );
}

export const noticePart: PartDrawing<'notice'> = {
  least: () => 180,
  height: (part, width) => 18 + (linesOf(part, width).length + (part.code ? 1 : 0)) * lineHeight,
  Draw,
};
