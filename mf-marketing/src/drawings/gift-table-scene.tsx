import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

type GiftProps = { x: number; y: number; wide: number; high: number; fill: string; band: string };

function Gift({ x, y, wide, high, fill, band }: GiftProps) {
  const middle = x + wide / 2;
  return (
    <>
      <path d={`M${x} ${y - high}h${wide}v${high}h${-wide}z`} fill={fill} />
      <path d={`M${middle} ${y - high}v${high}`} stroke={band} strokeWidth="9" />
      <path d={`M${x - 3} ${y - high - 8}h${wide + 6}v12h${-wide - 6}z`} fill={fill} />
      <path d={`M${middle} ${y - high - 8}v12`} stroke={band} strokeWidth="9" />
      <path d={`M${middle} ${y - high - 8}q-22-2-20-16q16-4 20 16q4-20 20-16q2 14-20 16`} fill={band} />
    </>
  );
}

const gifts: readonly GiftProps[] = [
  { x: 58, y: 158, wide: 64, high: 52, fill: '#D9502A', band: '#FFE3B0' },
  { x: 210, y: 158, wide: 78, high: 66, fill: '#0B6E6E', band: '#F0B45E' },
  { x: 132, y: 162, wide: 66, high: 38, fill: '#F7FBFB', band: '#D9502A' },
  { x: 140, y: 116, wide: 50, high: 26, fill: '#F0B45E', band: '#0B6E6E' },
  { x: 292, y: 162, wide: 44, high: 34, fill: '#E8A98E', band: '#F7FBFB' },
];

function GiftTable() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#D6EBE4" />
      {times(8).map((garland) => (
        <path
          key={garland}
          d={`M${garland * 52 - 20} 8q26 34 52 0`}
          stroke={garland % 2 ? '#F0B45E' : '#D9502A'}
          strokeWidth="5"
          fill="none"
        />
      ))}
      {gifts.map((gift) => (
        <Gift key={gift.x} {...gift} />
      ))}
      <path d="M20 160H340L350 220H10Z" fill="#fff" />
      <path d="M20 160H340L342 170H18Z" fill="#E7D3CB" />
      {times(8).map((fold) => (
        <path key={fold} d={`M${44 + fold * 40} 172l${-4 + fold} 48`} stroke="#E4ECEA" strokeWidth="5" />
      ))}
    </>
  );
}

/** The prizes of the evening on one table. */
export const giftTableScene: Drawing = { width: 360, height: 220, Draw: GiftTable };
