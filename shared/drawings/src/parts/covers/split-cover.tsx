import { coral } from '../../posters/poster-tones';
import { type CoverProps, Label } from './cover-canvas';

const radius = 72;
const round = 2 * Math.PI * radius;

/** Parts of a whole as a ring, with their shares in a list below the headline. */
export function SplitCover({ cover: { parts, mark }, tone, detail }: CoverProps<'split'>) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const colours = [tone.strong, tone.mid, tone.soft, tone.faint, tone.rule, tone.mark];
  const lengths = parts.map(({ value }) => (value / total) * round);
  const colourOf = (index: number) => (index === mark ? coral : colours[index % colours.length]);

  return (
    <>
      <circle cx="352" cy="136" r="104" fill={tone.panel} />
      <g fill="none" strokeWidth="34" transform="rotate(-90 352 136)">
        {lengths.map((length, index) => (
          <circle
            key={index}
            cx="352"
            cy="136"
            r={radius}
            stroke={colourOf(index)}
            strokeDasharray={`${Math.max(1, Math.round(length) - 3)} ${Math.round(round)}`}
            strokeDashoffset={-Math.round(lengths.slice(0, index).reduce((sum, one) => sum + one, 0))}
          />
        ))}
      </g>
      {detail &&
        parts.map(({ name, value }, index) => (
          <g key={name}>
            <rect
              x="28"
              y={118 + index * 23}
              width="12"
              height="12"
              rx="3"
              fill={colourOf(index)}
              stroke={tone.panel}
            />
            <Label x={50} y={130 + index * 23} fill={tone.ink}>
              {`${name} ${value}%`}
            </Label>
          </g>
        ))}
    </>
  );
}
