import { coral } from '../../posters/poster-tones';
import { type CoverProps, Label } from './cover-canvas';

const centre = { x: 352, y: 138 };

/** Where a place stands around the centre, clockwise from the upper right. */
function placeOf(index: number, count: number) {
  const turn = ((index + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.round(centre.x + Math.cos(turn) * 84), y: Math.round(centre.y + Math.sin(turn) * 92) };
}

/** Lines from a centre to its places. */
export function NetworkCover({ cover: { centre: name, places, mark }, tone, detail }: CoverProps<'network'>) {
  const spots = places.map((place, index) => ({ place, ...placeOf(index, places.length) }));

  return (
    <>
      <path
        d={spots.map(({ x, y }) => `M${centre.x} ${centre.y}L${x} ${y}`).join('')}
        stroke={tone.mid}
        strokeWidth="3"
      />
      <circle cx={centre.x} cy={centre.y} r="40" fill={tone.strong} stroke={tone.panel} strokeWidth="4" />
      {detail && (
        <Label x={centre.x} y={centre.y + 6} fill="#fff" anchor="middle" bold>
          {name}
        </Label>
      )}
      {spots.map(({ place, x, y }, index) => {
        const marked = index === mark;
        const width = detail ? place.length * 16 + 22 : 44;
        return (
          <g key={place}>
            <rect x={x - width / 2} y={y - 17} width={width} height="34" rx="17" fill={marked ? coral : tone.panel} />
            {detail && (
              <Label x={x} y={y + 6} fill={marked ? '#fff' : tone.mark} anchor="middle">
                {place}
              </Label>
            )}
          </g>
        );
      })}
    </>
  );
}
