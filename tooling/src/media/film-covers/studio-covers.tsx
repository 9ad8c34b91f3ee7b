import { Bust, Presenter } from '@site/drawings/posters/poster-figures';
import { coral, liveRed } from '@site/drawings/posters/poster-tones';
import { blush, brand, clay, deep, gold, ink, leaf, mint, paper, sand, soft } from './cover-parts';

const keys = [0, 1, 2, 3];

/** The keys of the switcher below what they bring on air. */
export function MultiCameraCover() {
  return (
    <>
      <rect x="60" y="14" width="94" height="66" rx="6" fill={soft} />
      <rect x="166" y="14" width="94" height="66" rx="6" fill={blush} stroke={liveRed} strokeWidth="6" />
      <svg x="60" y="14" width="94" height="66" viewBox="0 0 94 66">
        <Bust x={47} y={34} size={0.78} coat={brand} long />
      </svg>
      <svg x="169" y="17" width="88" height="60" viewBox="0 0 88 60">
        <Bust x={44} y={31} size={0.78} coat={coral} />
      </svg>
      <path d="M28 98h264l24 82H4z" fill="#031A1D" />
      {keys.map((key) => (
        <g key={key} transform={`translate(${70 + key * 44} 112)`}>
          <rect width="36" height="34" rx="7" fill={key === 2 ? '#8C2A12' : ink} y="5" />
          <rect width="36" height="32" rx="7" fill={key === 2 ? coral : leaf} />
        </g>
      ))}
      <path d="M264 112v46" stroke={deep} strokeWidth="8" strokeLinecap="round" />
      <rect x="246" y="120" width="36" height="15" rx="6" fill={paper} />
    </>
  );
}

/** A speaker with the strip of her name. */
export function LowerThirdsCover() {
  return (
    <>
      <path d="M0 0h320v180H0z" fill={leaf} />
      <path d="M28 0v112M92 0v112M228 0v112M292 0v112" stroke={brand} strokeWidth="18" opacity=".45" />
      <Bust x={178} y={62} size={1.8} coat={ink} long />
      <path d="M112 126h208v42H112z" fill={paper} />
      <path d="M100 126h18v42h-18z" fill={coral} />
      <rect x="134" y="135" width="86" height="12" rx="6" fill={ink} />
      <rect x="134" y="153" width="132" height="7" rx="3.5" fill={soft} />
    </>
  );
}

function Softbox({ x, flip }: { x: number; flip: 1 | -1 }) {
  return (
    <g transform={`translate(${x} 0) scale(${flip} 1)`}>
      <path d="M-4 76v104" stroke="#021A1D" strokeWidth="6" />
      <path d="m-20 56 42-18v68l-42-16Z" fill="#021A1D" />
      <path d="m22 36 9 3v66l-9 3Z" fill="#FFF4E6" />
    </g>
  );
}

/** Evenly lit, from both sides. */
export function GreenScreenCover() {
  return (
    <>
      <path d="M70 0h180v136H70z" fill="#2FA66C" />
      <path d="M70 136h180l22 44H48z" fill="#238355" />
      <path d="M62 0h8v140h-8zM250 0h8v140h-8z" fill="#021A1D" />
      <path d="M62 38 200 4v152L62 98Zm196 0L120 4v152l138-58Z" fill="#FFF4E6" opacity=".2" />
      <Presenter x={168} y={168} size={1.02} coat={coral} />
      <Softbox x={32} flip={1} />
      <Softbox x={288} flip={-1} />
    </>
  );
}

/** From the camera through the air into the album. */
export function CameraUploadCover() {
  return (
    <>
      <g transform="translate(40 52)">
        <path d="M34-18h42l10 20H24z" fill="#0A1C22" />
        <rect width="132" height="88" rx="13" fill="#10242B" />
        <path d="M0 22h132v14H0z" fill="#1F3C44" />
        <rect x="102" y="7" width="18" height="8" rx="4" fill={coral} />
        <circle cx="62" cy="50" r="34" fill="#1F3C44" />
        <circle cx="62" cy="50" r="25" fill={brand} />
        <circle cx="62" cy="50" r="13" fill={ink} />
        <path d="M50 42a14 14 0 0 1 10-7" fill="none" stroke={soft} strokeWidth="4" strokeLinecap="round" />
      </g>
      <g fill="none" stroke={coral} strokeWidth="6" strokeLinecap="round">
        <path d="M184 82a22 22 0 0 1 0 28M197 70a40 40 0 0 1 0 52" />
      </g>
      <rect x="226" y="26" width="70" height="52" rx="7" fill={paper} transform="rotate(7 261 52)" />
      <rect x="222" y="98" width="74" height="56" rx="7" fill={paper} transform="rotate(-5 259 126)" />
      <path d="m234 66 16-18 12 12 10-8 16 18z" fill={leaf} transform="rotate(7 261 52)" />
      <path d="m230 146 18-24 14 14 10-8 16 18z" fill={brand} transform="rotate(-5 259 126)" />
      <circle cx="282" cy="112" r="7" fill={gold} />
    </>
  );
}

/** One picture, before and after. */
export function RetouchPresetCover() {
  return (
    <>
      <path d="M0 0h166v180H0z" fill="#CDB37F" />
      <path d="M166 0h154v180H166z" fill={mint} />
      <path d="m0 150 66-62 50 40 50-30v82H0z" fill="#9A8450" />
      <path d="M166 98q30-20 58-34l96 74v42H166z" fill={soft} />
      <circle cx="258" cy="40" r="22" fill={paper} />
      <svg x="86" y="24" width="160" height="156" viewBox="0 0 160 156">
        <Bust x={80} y={66} size={1.62} coat={coral} />
      </svg>
      <path d="M0 0h166v180H0z" fill="#8A6A22" opacity=".34" />
      <path d="M166 0v180" stroke={paper} strokeWidth="5" />
      <circle cx="166" cy="148" r="19" fill={paper} />
      <path d="m160 139-9 9 9 9m12-18 9 9-9 9" fill="none" stroke={ink} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

/** The mark that says who watched, over what was shown. */
export function WatermarkCover() {
  return (
    <>
      <rect x="54" y="18" width="212" height="128" rx="12" fill={paper} />
      <path d="M74 38h84v12H74zM74 60h58v8H74z" fill={clay} />
      <path d="M74 128V92h22v36zm30 0V80h22v48z" fill={sand} />
      <path d="M150 146h20v16h34v10h-88v-10h34z" fill={ink} />
      <g fill="none" stroke={coral} strokeWidth="6" strokeLinecap="round">
        <path d="M190 118q6-24 4-40" />
        <path d="M174 116q6-18 4-36a16 16 0 0 1 32-2q1 22-4 40" />
        <path d="M160 106q3-12 2-26a32 32 0 0 1 64-2q1 18-3 34" />
        <path d="M150 66a46 46 0 0 1 88 2" />
      </g>
    </>
  );
}
