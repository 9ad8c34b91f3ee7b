import { coral } from '../../posters/poster-tones';
import { type CoverProps, Label } from './cover-canvas';

const line = 180;

/** Moments on a line, above them when, below them what. */
export function TimelineCover({ cover: { stops, mark }, tone, detail }: CoverProps<'timeline'>) {
  const step = 424 / stops.length;

  return (
    <>
      <path d={`M28 ${line}h424`} stroke={tone.mid} strokeWidth="4" strokeLinecap="round" />
      {stops.map(({ at, text }, index) => {
        const x = Math.round(28 + step * (index + 0.5));
        const marked = index === mark;
        return (
          <g key={index}>
            <circle
              cx={x}
              cy={line}
              r={marked ? 15 : 11}
              fill={marked ? coral : tone.panel}
              stroke={marked ? '#fff' : tone.strong}
              strokeWidth="4"
            />
            {detail ? (
              <>
                <Label x={x} y={line - 28} fill={tone.ink} anchor="middle" bold>
                  {at}
                </Label>
                <Label x={x} y={line + 42} fill={tone.quiet} anchor="middle">
                  {text}
                </Label>
              </>
            ) : (
              <rect
                x={x - 26}
                y={line + 30}
                width="52"
                height={marked ? 40 : 24}
                rx="6"
                fill={marked ? coral : tone.mid}
              />
            )}
          </g>
        );
      })}
    </>
  );
}
