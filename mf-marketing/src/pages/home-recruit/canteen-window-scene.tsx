import { times } from '@site/drawings/figure/times';
import type { TwoWayDrawing } from '@site/shared/ui/drawing';
import { Cook, Host, Operator, Table } from './canteen-window-people';

/** The kitchen behind the window: tiles, a hood, its light. */
function Kitchen() {
  return (
    <>
      <defs>
        <radialGradient id="lamp">
          <stop stopColor="#FFF3D6" />
          <stop offset="1" stopColor="#FFF3D6" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0H220V118H0Z" fill="#F3E3C8" />
      <path d="M0 18H220M0 42H220M0 66H220M0 90H220" stroke="#E6D1AE" strokeWidth="1.4" />
      {times(9).map((column) => (
        <path key={column} d={`M${12 + column * 25} 0V118`} stroke="#E6D1AE" strokeWidth="1.4" />
      ))}
      <ellipse cx="80" cy="46" rx="110" ry="70" fill="url(#lamp)" />
      <path d="M120 0H220V22L204 40H136L120 22Z" fill="#A9BCBE" />
      <path d="M120 22H220V26H120Z" fill="#8CA3A6" />
      <path d="M150 54H206V60H150Z" fill="#8CA3A6" />
      <path d="M156 60V76M174 60V80M192 60V74" stroke="#6D8488" strokeWidth="3" strokeLinecap="round" />
      <circle cx="174" cy="86" r="7" fill="#6D8488" />
      <path d="M188 74h8v14h-8z" fill="#6D8488" />
    </>
  );
}

/** Pans in the counter, one of them red with chillies, and what rises from them. */
function Counter({ width }: { width: number }) {
  return (
    <>
      {[34, 92, 150].map((x, pan) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M-24-2H24L20-12H-20Z" fill="#6D8488" />
          <ellipse cy="-11" rx="20" ry="5" fill={['#5E9B50', '#C73E16', '#E0A04A'][pan]} />
          <path
            d="M-12-12l6-3 5 4M2-11l6-4 6 3"
            stroke={['#9BCB7E', '#F0B45E', '#F7D9A0'][pan]}
            strokeWidth="2.6"
            fill="none"
            strokeLinecap="round"
          />
          <path
            d={`M-6-20q-5-8 0-15t0-${12 + pan * 2}M8-20q-5-8 0-15`}
            stroke="#fff"
            strokeWidth="3"
            fill="none"
            opacity=".7"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d={`M-10-3H${width}V7H-10Z`} fill="#DCE6E6" />
      <path d={`M-10 7H${width}V80H-10Z`} fill="#0B6E6E" />
      <path d={`M-10 7H${width}V13H-10Z`} fill="#084F52" />
      <path d={`M-10 32H${width}`} stroke="#0E8080" strokeWidth="3" />
    </>
  );
}

function Sign() {
  return (
    <>
      <rect width="92" height="24" rx="4" fill="#0B6E6E" />
      <text x="46" y="16" fontSize="10" fontWeight="700" fill="#fff" textAnchor="middle">
        二号厂 · 食堂
      </text>
    </>
  );
}

function CanteenWindow() {
  return (
    <>
      <path d="M0 0H360V240H0Z" fill="#DCECE9" />
      <path d="M0 196H360V240H0Z" fill="#C3B299" />
      <path d="M0 196H360V199H0Z" fill="#A99678" />
      <path d="M254 20H344V86H254Z" fill="#F7FBFB" />
      <path d="M260 26H338V80H260Z" fill="#BFE0EA" />
      <path d="M260 62l20-16 16 12 22-20 20 18v24h-78z" fill="#8FCBC4" />
      <path d="M299 26V80" stroke="#F7FBFB" strokeWidth="4" />
      <g transform="translate(236 138)scale(.8)">
        <Table />
      </g>
      <g transform="translate(0 28)">
        <Kitchen />
      </g>
      <path d="M0 0H228V32H0Z" fill="#06363A" />
      <path d="M220 0H230V146H220Z" fill="#084F52" />
      <g transform="translate(66 4)">
        <Sign />
      </g>
      <g transform="translate(36 222)">
        <Cook />
      </g>
      <g transform="translate(0 146)">
        <Counter width={230} />
      </g>
      <g transform="translate(204 234)">
        <Host />
      </g>
      <g transform="translate(312 236)">
        <Operator />
      </g>
    </>
  );
}

function TallCanteenWindow() {
  return (
    <>
      <path d="M0 0H360V400H0Z" fill="#DCECE9" />
      <path d="M0 340H360V400H0Z" fill="#C3B299" />
      <path d="M0 340H360V344H0Z" fill="#A99678" />
      <g transform="translate(0 48)scale(1.66)">
        <Kitchen />
      </g>
      <path d="M0 0H360V54H0Z" fill="#06363A" />
      <g transform="translate(104 9)scale(1.45)">
        <Sign />
      </g>
      <g transform="translate(66 344)scale(1.44)">
        <Cook />
      </g>
      <g transform="translate(0 246)scale(1.56)">
        <Counter width={240} />
      </g>
      <g transform="translate(250 396)scale(1.5)">
        <Host />
      </g>
    </>
  );
}

/** Somebody asked whether the canteen cooks hot: the host of a hiring show fetches a tray and shows it. */
export const canteenWindowScene: TwoWayDrawing = {
  width: 360,
  height: 240,
  Draw: CanteenWindow,
  tall: { width: 360, height: 400, Draw: TallCanteenWindow },
};
