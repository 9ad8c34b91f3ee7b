import { coral } from '@site/drawings/posters/poster-tones';
import { Face, blush, brand, clay, gold, ink, leaf, mint, paper, soft } from './cover-parts';

/** The goods that are talked about now, before those that wait. */
export function GoodsFlowCover() {
  return (
    <>
      <circle cx="180" cy="80" r="96" fill={paper} opacity=".55" />
      <path d="M0 150h320v30H0z" fill={coral} />
      <path d="M128 132h104v24H128z" fill={ink} />
      <rect x="150" y="66" width="60" height="66" rx="11" fill={brand} />
      <path d="M150 84h60v28h-60z" fill={mint} />
      <rect x="144" y="44" width="72" height="24" rx="7" fill={ink} />
      <path d="M70 150V96q0-8 8-8h24q8 0 8 8v54z" fill={soft} />
      <path d="M80 66h20v22H80z" fill={leaf} />
      <path d="M252 150v-42h44v42z" fill={gold} />
      <path d="M252 108h44l-10-14h-24z" fill={paper} />
      <path d="M224 22h58q8 0 8 8v22q0 8-8 8h-44l-16 14 4-16z" fill={coral} />
      <path d="m247 32 18 9-18 9z" fill={paper} />
    </>
  );
}

/** The coupon in the frame of the scanner. */
export function CouponCover() {
  return (
    <>
      <path
        d="M76 46q0-10 10-10h168q10 0 10 10v26a16 16 0 0 0 0 32v26q0 10-10 10H86q-10 0-10-10v-26a16 16 0 0 0 0-32z"
        fill={blush}
      />
      <path d="M136 42v94" stroke={coral} strokeWidth="4" strokeDasharray="7 8" />
      <g transform="translate(156 56)" fill={ink}>
        {[4, 14, 22, 34, 42, 52, 62, 70, 80].map((x, index) => (
          <rect key={x} x={x} width={index % 3 === 0 ? 6 : 3.5} height="62" />
        ))}
      </g>
      <path
        d="m97 62 10 16 10-16m-10 16v34m-13-28h26m-26 12h26"
        fill="none"
        stroke={coral}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M60 50V22h30M280 50V22h-30M60 126v28h30m190-28v28h-30" fill="none" stroke={soft} strokeWidth="7" />
      <path d="M48 88h244" stroke={coral} strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

function Shop({ x, awning }: { x: number; awning: string }) {
  return (
    <g transform={`translate(${x} 90)`}>
      <path d="M4 14h72v58H4z" fill={paper} />
      <path d="M12 30h26v24H12z" fill={soft} />
      <path d="M46 30h22v42H46z" fill={ink} />
      <path
        d="M6-4h68l8 20a8 8 0 0 1-16 2 8 8 0 0 1-17 0 8 8 0 0 1-18 0 8 8 0 0 1-17 0 8 8 0 0 1-16-2z"
        fill={awning}
      />
    </g>
  );
}

/** One head office, and the shops that it opens. */
export function StoreAccountsCover() {
  return (
    <>
      <path d="M0 160h320v20H0z" fill={clay} />
      <path d="M160 50v22M60 84V72h200v12" fill="none" stroke={brand} strokeWidth="5" />
      <rect x="126" y="14" width="68" height="44" rx="8" fill={brand} />
      <path
        d="M138 26h12v9h-12zm16 0h12v9h-12zm16 0h12v9h-12zm-32 14h12v9h-12zm16 0h12v9h-12zm16 0h12v9h-12z"
        fill={soft}
      />
      <Shop x={20} awning={leaf} />
      <Shop x={120} awning={coral} />
      <Shop x={220} awning={ink} />
    </>
  );
}

function Finder({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x} y={y} width="34" height="34" rx="7" fill={ink} />
      <rect x={x + 7} y={y + 7} width="20" height="20" rx="3" fill={paper} />
      <rect x={x + 12} y={y + 12} width="10" height="10" rx="2" fill={coral} />
    </>
  );
}

/** One code, and the three who answer in turn. */
export function ChannelCodeCover() {
  return (
    <>
      <path d="M150 88q44 0 54-52h34M150 88h88M150 88q44 0 54 52h34" fill="none" stroke={soft} strokeWidth="5" />
      <rect x="44" y="28" width="122" height="122" rx="14" fill={paper} />
      <Finder x={56} y={40} />
      <Finder x={120} y={40} />
      <Finder x={56} y={104} />
      <path
        d="M98 42h12v12H98zm0 24h12v12H98zm-42 18h12v12H56zm24 0h12v12H80zm24 0h24v12h-24zm36 0h14v12h-14zm-42 24h12v12H98zm20 0h12v12h-12zm24 0h12v12h-12zm-30 20h12v12h-12zm28 0h14v12h-14z"
        fill={ink}
      />
      {[36, 88, 140].map((y, index) => (
        <Face
          key={y}
          x={258}
          y={y}
          size={1.4}
          coat={[coral, brand, ink][index] as string}
          ground={index === 0 ? paper : mint}
        />
      ))}
    </>
  );
}
