import { useId } from 'react';
import type { Stage } from '@site/shared/contract/show';
import { drawingOf } from '../../screens/part-drawings';
import type { PictureOf } from '../../screens/part-kind';
import type { PlacedPart } from '../../screens/place-rows';
import type { PlacedScreen } from '../../screens/place-stage';
import { Line } from './drawn-text';
import { type Look, lookOf } from '../../screens/screen-look';

type DrawnScreenProps = { placed: PlacedScreen; ground: Stage['ground']; picture: PictureOf };

function WindowBar({ placed, look }: { placed: PlacedScreen; look: Look }) {
  const { box, bar, screen } = placed;
  const middle = box.y + bar / 2;
  const note = screen.note ? 110 : 0;

  return (
    <>
      {['#F0958B', '#F0C36D', '#8CC9A1'].map((colour, index) => (
        <circle key={colour} cx={box.x + 18 + index * 14} cy={middle} r="4.500" fill={colour} />
      ))}
      <Line x={box.x + 66} y={middle} fill={look.ink} bold width={box.width - 82 - note}>
        {screen.title}
      </Line>
    </>
  );
}

function TitleBar({ placed, look }: { placed: PlacedScreen; look: Look }) {
  const { box, bar, screen } = placed;
  const middle = box.y + bar / 2;
  const note = screen.note ? Math.min(150, box.width * 0.45) : 0;

  return (
    <Line x={box.x + 18} y={middle} fill={look.ink} size={14} bold width={box.width - 36 - note}>
      {screen.title}
    </Line>
  );
}

function Bar({ placed, look }: { placed: PlacedScreen; look: Look }) {
  const { box, bar, screen } = placed;
  const phone = screen.kind === 'phone';
  const middle = box.y + bar / 2;
  const Heading = screen.kind === 'window' ? WindowBar : TitleBar;
  if (phone && !screen.title) return null;

  return (
    <>
      <path d={`M${box.x} ${box.y}h${box.width}v${bar}h-${box.width}Z`} fill={phone ? headOf(look) : look.bar} />
      {!phone && <path d={`M${box.x} ${box.y + bar - 0.5}h${box.width}`} stroke={look.line} />}
      <Heading placed={placed} look={phone ? { ...look, ink: '#FFFFFF' } : look} />
      {screen.note && (
        <Line
          x={box.x + box.width - (phone ? 16 : 18)}
          y={middle}
          fill={phone ? '#CDEBE6' : look.quiet}
          size={12}
          end
          width={Math.min(150, box.width * 0.45)}
        >
          {screen.note}
        </Line>
      )}
    </>
  );
}

const headOf = (look: Look) => (look.dark ? '#083A3E' : '#0B6E6E');

function DrawnPart({ placed, look, picture }: { placed: PlacedPart; look: Look; picture: PictureOf }) {
  const { Draw } = drawingOf(placed.part);
  return <Draw part={placed.part} box={placed.box} look={look} picture={picture} />;
}

/** A device with its title and its parts; a dialog dims what lies below it. */
export function DrawnScreen({ placed, ground, picture }: DrawnScreenProps) {
  const clip = useId();
  const { box, screen, parts, bar } = placed;
  const look = lookOf(screen.kind, ground);
  const phone = screen.kind === 'phone';
  const radius = phone ? 18 : 10;
  const edge = phone ? 6 : 0;
  const inset = phone ? 0 : 1;

  return (
    <g>
      <rect
        x={box.x - edge}
        y={box.y - edge}
        width={box.width + 2 * edge}
        height={box.height + 2 * edge}
        rx={radius + edge}
        fill={phone ? '#06292D' : look.edge}
        stroke={phone && look.dark ? '#1D5A60' : undefined}
      />
      <clipPath id={clip}>
        <rect
          x={box.x + inset}
          y={box.y + inset}
          width={box.width - 2 * inset}
          height={box.height - 2 * inset}
          rx={radius - inset}
        />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={`M${box.x} ${box.y}h${box.width}v${box.height}h-${box.width}Z`} fill={look.ground} />
        {parts.map((one) => (
          <g key={one.part.id}>
            {one.part.kind === 'dialog' && (
              <path
                d={`M${box.x} ${box.y + bar}h${box.width}v${box.height}h-${box.width}Z`}
                fill="#021518"
                opacity=".38"
              />
            )}
            <DrawnPart placed={one} look={look} picture={picture} />
          </g>
        ))}
        <Bar placed={placed} look={look} />
      </g>
    </g>
  );
}
