import { Bust } from '../../posters/poster-figures';
import { coral, liveRed, type PosterTone } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

type ShopProps = { x: number; y: number; awning: readonly [string, string]; tone: PosterTone };

function Shop({ x, y, awning, tone }: ShopProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect y="-2" width="80" height="66" rx="3" fill={tone.panel} />
      <rect x="7" y="26" width="38" height="26" rx="1.5" fill={tone.soft} />
      <Bust x={26} y={36} size={0.24} coat={coral} />
      <rect x="7" y="46" width="38" height="6" fill={tone.strong} />
      <rect x="53" y="26" width="19" height="38" rx="1.5" fill={tone.mid} />
      <circle cx="57" cy="46" r="1.6" fill="#fff" />
      <path d="M-3-2h86l4 10H-7z" fill={awning[0]} />
      {[0, 1, 2, 3, 4, 5, 6].map((index) => (
        <path key={index} d={`M${-7 + index * 13.43} 8h13.43v5a6.7 6.7 0 0 1-13.43 0z`} fill={awning[index % 2]} />
      ))}
    </g>
  );
}

/** Headquarters on air, stores that sell along, lines that bring orders back. */
export function StoreScene({ tone, seed }: SceneProps) {
  const coralFirst = Math.abs(seed) % 2 === 0;
  const warm = [coral, '#F9DDD1'] as const;
  const cool = ['#2A9490', '#D6F0EC'] as const;

  return (
    <>
      <path d="M0 150h320v30H0z" fill={tone.floor} />
      <g fill="none" stroke={tone.mid} strokeWidth="1.6">
        <path d="M112 50H94q-6 0-6 6v20M208 50h18q6 0 6 6v20" />
        <path
          d="M112 42H86q-6 0-6 6v28M208 42h26q6 0 6 6v28"
          stroke={coral}
          strokeDasharray="2 4"
          strokeLinecap="round"
        />
      </g>
      <rect x="112" y="14" width="96" height="62" rx="7" fill="#051E22" />
      <rect x="117" y="19" width="86" height="52" rx="4" fill="#BCE3DE" />
      <path d="M124 28h24v18h-24z" fill="#F4FBFA" />
      <path d="m124 44 8-8 6 5 5-4 5 5v4h-24z" fill="#6CC4BB" />
      <svg x="140" y="20" width="63" height="43" viewBox="0 0 63 43">
        <Bust x={34} y={21} size={0.5} coat={coralFirst ? '#0A5A5A' : coral} long={coralFirst} />
      </svg>
      <path d="M117 62h86v5a4 4 0 0 1-4 4h-78a4 4 0 0 1-4-4z" fill="#0B6E6E" />
      <circle cx="124" cy="25" r="2.2" fill={liveRed} />
      <Shop x={22} y={88} awning={coralFirst ? warm : cool} tone={tone} />
      <Shop x={120} y={92} awning={['#3E9F98', '#E4F3F1']} tone={tone} />
      <Shop x={218} y={88} awning={coralFirst ? cool : warm} tone={tone} />
      <g fill={tone.panel} stroke={tone.strong} strokeWidth="1.8">
        <circle cx="88" cy="78" r="3" />
        <circle cx="232" cy="78" r="3" />
        <circle cx="112" cy="50" r="3" />
        <circle cx="208" cy="50" r="3" />
      </g>
    </>
  );
}
