import { LiveLamp } from '@site/drawings/figure/gear';
import { times } from '@site/drawings/figure/times';
import type { TwoWayDrawing } from '@site/shared/ui/drawing';
import { Reader } from './dam-night-people';

function Night() {
  return (
    <>
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stopColor="#0A1D2B" />
          <stop offset="1" stopColor="#1D4A59" />
        </linearGradient>
        <linearGradient id="beam" x2="1" y2="0">
          <stop stopColor="#FFF0C8" stopOpacity=".85" />
          <stop offset="1" stopColor="#FFF0C8" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="fall" x2="0" y2="1">
          <stop stopColor="#CFEAF0" />
          <stop offset="1" stopColor="#7FB9C6" />
        </linearGradient>
      </defs>
      <path d="M-40-40H400V420H-40Z" fill="url(#sky)" />
    </>
  );
}

function Hills() {
  return (
    <>
      <path d="M-10 110C30 70 70 66 110 88C150 54 210 50 260 84C300 62 350 70 380 96V160H-10Z" fill="#15394A" />
      <path d="M-10 124C40 100 90 104 130 116C190 92 260 96 380 120V160H-10Z" fill="#113040" />
    </>
  );
}

/** Three gates of a dam, lit, with the water that falls through them. */
function Dam() {
  return (
    <>
      <path d="M-84 96L-40 26L-18-6H0V96ZM220-6H240L262 30L310 96H220Z" fill="#1A3442" />
      <path d="M0 0H220V96H0Z" fill="#5B7682" />
      <path d="M0 0H220V12H0Z" fill="#7C96A0" />
      <path d="M0-10H220M8-10V0M48-10V0M88-10V0M128-10V0M168-10V0M212-10V0" stroke="#93AAB2" strokeWidth="2" />
      {times(3).map((gate) => (
        <g key={gate} transform={`translate(${18 + gate * 66} 0)`}>
          <path d="M0 20H52V96H0Z" fill="#2B4652" />
          <path d="M4 24H48V46H4Z" fill="#3E5F6C" />
          <path d="M4 32H48M4 39H48" stroke="#2B4652" strokeWidth="2" />
          <path d="M4 46H48L54 104H-2Z" fill="url(#fall)" />
          <path d="M12 50L8 100M24 48V102M36 50L42 100" stroke="#fff" strokeWidth="2.6" opacity=".7" />
          <path d="M18-34H34V0H18Z" fill="#46616D" />
          <path d="M14-38H38V-32H14Z" fill="#7C96A0" />
          <path d="M22-26H30V-16H22Z" fill="#FFE3A0" />
        </g>
      ))}
    </>
  );
}

/** The pool below, and spray where the water comes down. */
function Pool() {
  return (
    <>
      <path d="M-20 0H400V140H-20Z" fill="#1B4E5E" />
      <g fill="#DDF0F4" opacity=".85">
        {times(9).map((puff) => (
          <ellipse key={puff} cx={14 + puff * 25} cy={2 + (puff % 2) * 4} rx={17 - (puff % 3) * 3} ry="8" />
        ))}
      </g>
      <path
        d="M10 24H96M150 20H236M40 38H130M180 40H300M6 56H70M120 60H210"
        stroke="#5FA3B2"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".7"
      />
    </>
  );
}

function Rain({ columns, rows }: { columns: number; rows: number }) {
  const drops = times(columns * rows).map((drop) => {
    const [column, row] = [drop % columns, Math.floor(drop / columns)];
    return `M${column * 26 + ((row * 11) % 26)} ${row * 28 + ((column * 17) % 28)}l-4 12`;
  });
  return <path d={drops.join('')} stroke="#BFE0EA" strokeWidth="1.2" strokeLinecap="round" opacity=".5" />;
}

/** A staff with marks each half metre, the water below the warning. */
function Gauge() {
  return (
    <>
      <path d="M-9-78H9V10H-9Z" fill="#F7FBFB" />
      {times(8).map((mark) => (
        <path key={mark} d={`M-9 ${-72 + mark * 10}h${mark % 2 ? 8 : 13}`} stroke="#0B6E6E" strokeWidth="3" />
      ))}
      <path d="M-12-62H12" stroke="#E5484D" strokeWidth="3" />
      <path d="M-16 4q8-5 16 0t16 0V14H-16Z" fill="#2A6E80" />
    </>
  );
}

/** A camera that turns by itself, with a wiper and a hood that is warmed, on its mast. */
function Mast() {
  return (
    <>
      <path d="M-4 0H4L3-120H-3Z" fill="#22363E" />
      <path d="M0-112H-22" stroke="#22363E" strokeWidth="4" />
      <path d="M-44-124H-10Q-6-124-6-116V-108H-40Z" fill="#E7F3F1" />
      <path d="M-48-128H-8Q-2-128-3-122L-46-122Z" fill="#BCD3D4" />
      <path d="M-48-120H-38V-110H-46Z" fill="#0A1C22" />
      <circle cx="-44" cy="-115" r="3" fill="#7FE3D4" />
      <LiveLamp x={-14} y={-114} radius={2.6} />
      <rect x="-11" y="-64" width="22" height="30" rx="2" fill="#BCD3D4" />
      <path d="M-6-56H6M-6-50H2" stroke="#0B6E6E" strokeWidth="2.4" />
      <circle cx="5" cy="-41" r="2" fill="#3FBF7F" />
    </>
  );
}

/** What is seen of it at home: since when, and how high the water stands. */
function Caption() {
  return (
    <>
      <rect width="156" height="24" rx="4" fill="#041D21" opacity=".9" />
      <rect width="46" height="24" rx="4" fill="#C02F35" />
      <text x="23" y="16" fontSize="10" fontWeight="700" fill="#fff" textAnchor="middle">
        21:08
      </text>
      <text x="54" y="16" fontSize="10" fontWeight="700" fill="#fff">
        水库大坝 · 应急直播
      </text>
    </>
  );
}

function DamNight() {
  return (
    <>
      <Night />
      <Hills />
      <g transform="translate(126 72)">
        <Dam />
      </g>
      <g transform="translate(0 166)">
        <path d="M-20 0H130V60H-20Z" fill="#1B4E5E" />
        <g transform="translate(116 0)">
          <Pool />
        </g>
      </g>
      <g transform="translate(226 190)scale(.86)">
        <Gauge />
      </g>
      <path d="M0 206C60 194 120 206 180 216S300 214 360 204V240H0Z" fill="#0C2833" />
      <path d="M0 206C60 194 120 206 180 216S300 214 360 204" stroke="#2F5C6B" strokeWidth="2" fill="none" />
      <g transform="translate(76 234)">
        <Reader />
      </g>
      <g transform="translate(330 218)">
        <Mast />
      </g>
      <Rain columns={15} rows={9} />
      <g transform="translate(12 8)">
        <Caption />
      </g>
    </>
  );
}

function TallDamNight() {
  return (
    <>
      <Night />
      <g transform="translate(0 10)">
        <Hills />
      </g>
      <g transform="translate(64 100)scale(1.36)">
        <Dam />
      </g>
      <path d="M-20 230H60V400H-20Z" fill="#1B4E5E" />
      <g transform="translate(56 230)scale(1.36)">
        <Pool />
      </g>
      <g transform="translate(276 290)scale(1.3)">
        <Gauge />
      </g>
      <path d="M0 296C60 282 130 292 190 306S310 308 360 296V400H0Z" fill="#0C2833" />
      <path d="M0 296C60 282 130 292 190 306S310 308 360 296" stroke="#2F5C6B" strokeWidth="2" fill="none" />
      <g transform="translate(92 341)scale(1.24)">
        <Reader />
      </g>
      <Rain columns={15} rows={13} />
      <g transform="translate(16 11)scale(1.4)">
        <Caption />
      </g>
    </>
  );
}

/** Rain at a dam by night: the slow camera has become the news, and the staff is read aloud. */
export const damNightScene: TwoWayDrawing = {
  width: 360,
  height: 240,
  Draw: DamNight,
  tall: { width: 360, height: 346, Draw: TallDamNight },
};
