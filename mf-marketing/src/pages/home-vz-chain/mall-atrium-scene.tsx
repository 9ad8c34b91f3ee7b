import type { ReactNode } from 'react';
import { times } from '@site/drawings/figure/times';
import type { TwoWayDrawing } from '@site/shared/ui/drawing';
import { Couple, Designer, Onlookers } from './mall-atrium-people';

/** A hall below a roof of glass. */
function Hall({ height, floor }: { height: number; floor: number }) {
  return (
    <>
      <defs>
        <linearGradient id="glass" x2="0" y2="1">
          <stop stopColor="#BFE3F0" />
          <stop offset="1" stopColor="#EAF6F6" />
        </linearGradient>
        <linearGradient id="shaft" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity=".75" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`M0 0H360V${height}H0Z`} fill="#E8E4DA" />
      <path d="M36 0H324L286 34H74Z" fill="url(#glass)" />
      <path
        d="M36 0L74 34H286L324 0M108 0L128 34M180 0V34M252 0L232 34M55 17H305"
        stroke="#9DB4B8"
        strokeWidth="2"
        fill="none"
      />
      <path d={`M0 ${floor}H360V${height}H0Z`} fill="#D7CDBD" />
      <path
        d={`M180 ${floor}V${height}M120 ${floor}L70 ${height}M240 ${floor}L290 ${height}M60 ${floor}L-40 ${height}M300 ${floor}L400 ${height}M0 ${floor + 18}H360`}
        stroke="#C6BAA6"
        strokeWidth="1.6"
      />
    </>
  );
}

type ShopProps = { name: string; fill: string; children: ReactNode };

/** A shop front with its name over the window. */
function Shop({ name, fill, children }: ShopProps) {
  return (
    <>
      <path d="M0 0H78V72H0Z" fill="#FBF7EF" />
      <path d="M0 0H78V20H0Z" fill={fill} />
      <text x="39" y="14" fontSize="9.5" fontWeight="700" fill="#fff" textAnchor="middle">
        {name}
      </text>
      <path d="M5 25H73V72H5Z" fill="#FFF3D9" />
      {children}
    </>
  );
}

const tiles = (
  <g strokeWidth="0">
    {times(12).map((tile) => (
      <rect
        key={tile}
        x={10 + (tile % 4) * 15}
        y={29 + Math.floor(tile / 4) * 14}
        width="13"
        height="12"
        fill={['#8FCBC4', '#E7D3B5', '#2A9490', '#F7FBFB', '#D9A58C'][tile % 5]}
      />
    ))}
  </g>
);
const lamps = (
  <>
    <path d="M20 25V36M40 25V46M60 25V34" stroke="#7A5A44" strokeWidth="2" />
    <path d="M10 46Q10 36 20 36T30 46ZM30 56Q30 46 40 46T50 56ZM52 44Q52 34 60 34T68 44Z" fill="#F0B45E" />
  </>
);
const sofas = (
  <>
    <path d="M12 50Q12 42 20 42H58Q66 42 66 50V62H12Z" fill="#2A9490" />
    <path d="M7 54Q7 49 12 49T17 54V66H7ZM61 54Q61 49 66 49T71 54V66H61Z" fill="#1F7A76" />
    <path d="M17 56H61V66H17Z" fill="#3BA8A2" />
  </>
);
const stoves = (
  <>
    <path d="M10 52H68V72H10Z" fill="#A9BCBE" />
    <path d="M26 28H52L58 42H20Z" fill="#8CA3A6" />
    <path d="M16 49H34M44 49H62" stroke="#24454C" strokeWidth="3" />
    <circle cx="39" cy="62" r="4" fill="#24454C" />
  </>
);

/** The upper floor with its rail, and banners of the alliance below it. */
function Gallery() {
  return (
    <>
      <path d="M0 72H360V84H0Z" fill="#F7FBFB" />
      <path d="M0 84H360V88H0Z" fill="#BFC9C4" />
      <path d="M0 44H360V72H0Z" fill="#BFE0EA" opacity=".45" />
      <path d="M0 43H360V47H0Z" fill="#9DB4B8" />
    </>
  );
}

function Banner() {
  return (
    <>
      <path
        d="M0 0H104V30L97 26L90 30L83 26L76 30L69 26L62 30L55 26L48 30L41 26L34 30L27 26L20 30L13 26L6 30L0 27Z"
        fill="#D9502A"
      />
      <text x="52" y="17.6" fontSize="11" fontWeight="700" fill="#fff" textAnchor="middle">
        十四家 · 一张图
      </text>
    </>
  );
}

function MallAtrium() {
  return (
    <>
      <Hall height={240} floor={176} />
      <g transform="translate(8 104)">
        <Shop name="厨电" fill="#24454C">
          {stoves}
        </Shop>
      </g>
      <g transform="translate(94 104)">
        <Shop name="瓷砖" fill="#0B6E6E">
          {tiles}
        </Shop>
      </g>
      <g transform="translate(180 104)">
        <Shop name="沙发" fill="#7A4A3A">
          {sofas}
        </Shop>
      </g>
      <g transform="translate(266 104)">
        <Shop name="灯具" fill="#B9401D">
          {lamps}
        </Shop>
      </g>
      <g transform="translate(34 96)">
        <Onlookers />
      </g>
      <g transform="translate(340 96)scale(-1 1)">
        <Onlookers />
      </g>
      <g transform="translate(0 12)">
        <Gallery />
      </g>
      <path d="M120 30H240L300 240H60Z" fill="url(#shaft)" opacity=".6" />
      <g transform="translate(146 60)">
        <Banner />
      </g>
      <g transform="translate(138 234)">
        <Couple />
      </g>
      <g transform="translate(262 236)">
        <Designer />
      </g>
    </>
  );
}

function TallMallAtrium() {
  return (
    <>
      <Hall height={400} floor={310} />
      <g transform="translate(-28 186)scale(1.4)">
        <Shop name="瓷砖" fill="#0B6E6E">
          {tiles}
        </Shop>
      </g>
      <g transform="translate(104 186)scale(1.4)">
        <Shop name="沙发" fill="#7A4A3A">
          {sofas}
        </Shop>
      </g>
      <g transform="translate(254 186)scale(1.4)">
        <Shop name="灯具" fill="#B9401D">
          {lamps}
        </Shop>
      </g>
      <g transform="translate(40 146)scale(1.3)">
        <Onlookers />
      </g>
      <g transform="translate(326 146)scale(-1.3 1.3)">
        <Onlookers />
      </g>
      <g transform="translate(0 40)scale(1.3)">
        <Gallery />
      </g>
      <path d="M120 30H240L310 400H50Z" fill="url(#shaft)" opacity=".6" />
      <g transform="translate(104 112)scale(1.46)">
        <Banner />
      </g>
      <g transform="translate(112 390)scale(1.2)">
        <Couple />
      </g>
      <g transform="translate(272 392)scale(1.2)">
        <Designer />
      </g>
    </>
  );
}

/** On Saturday they come to the hall of shops with their plan in hand; the designer knows where to begin. */
export const mallAtriumScene: TwoWayDrawing = {
  width: 360,
  height: 240,
  Draw: MallAtrium,
  tall: { width: 360, height: 400, Draw: TallMallAtrium },
};
