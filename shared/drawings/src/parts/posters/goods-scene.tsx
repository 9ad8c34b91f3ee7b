import { Bust, Lines, Ripples } from '../../posters/poster-figures';
import { coral, liveRed } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

function Coupon() {
  return (
    <g transform="translate(168 26)">
      <path d="M0 6q0-6 6-6h112q6 0 6 6v12a6 6 0 0 0 0 12v12q0 6-6 6H6q-6 0-6-6V30a6 6 0 0 0 0-12z" fill={coral} />
      <path d="M40 5v38" stroke="#fff" strokeWidth="1.4" strokeDasharray="3 3" opacity=".7" />
      <path
        d="M14 17h12M14 24h12M20 17v14m-6-20 6 6 6-6"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <Lines x={52} y={16} widths={[50, 34]} fill="#fff" step={11} />
    </g>
  );
}

/** A live room that sells: coupon, goods card, the basket. */
export function GoodsScene({ tone, seed }: SceneProps) {
  return (
    <>
      <Ripples x={92} y={90} radii={[84, 110, 140, 176]} stroke={tone.rule} />
      <path d="M0 158h320v22H0z" fill={tone.floor} />
      <g transform="translate(50 12)">
        <rect width="86" height="164" rx="14" fill="#051E22" />
        <rect x="5" y="5" width="76" height="154" rx="10" fill="#BCE3DE" />
        <path d="M12 44h28v3H12zM12 72h28v3H12z" fill="#3E9F98" />
        <path d="M16 32h6v12h-6zM25 28h6v16h-6zM16 60h9v12h-9z" fill="#0B6E6E" />
        <path d="M29 58h7v14h-7z" fill="#FF9B73" />
        <svg x="5" y="60" width="76" height="66" viewBox="0 0 76 66">
          <Bust x={43} y={24} size={0.78} coat="#06363A" long={seed % 2 === 0} />
        </svg>
        <path d="M5 124h76v25a10 10 0 0 1-10 10H15a10 10 0 0 1-10-10z" fill="#0B6E6E" />
        <path d="M5 124h76v5H5z" fill="#2A9490" />
        <rect x="12" y="13" width="32" height="10" rx="5" fill="#06363A" opacity=".75" />
        <circle cx="18" cy="18" r="2.4" fill={liveRed} />
      </g>
      <Coupon />
      <g transform="translate(152 90)">
        <rect width="140" height="54" rx="9" fill={tone.panel} />
        <rect x="9" y="9" width="36" height="36" rx="6" fill="#F6D9CC" />
        <path d="M20 38V26q0-3 3-3h8q3 0 3 3v12zM23 16h8v6h-8z" fill={coral} />
        <Lines x={55} y={13} widths={[64, 44]} fill={tone.faint} step={9} />
        <path d="M58 34v8m-3-8 3 3 3-3m-5 4h4" stroke={coral} strokeWidth="1.6" strokeLinecap="round" />
        <Lines x={66} y={36} widths={[20]} fill={coral} />
        <rect x="104" y="31" width="27" height="14" rx="7" fill={tone.strong} />
      </g>
    </>
  );
}
