import { Bust, Presenter } from '@site/drawings/posters/poster-figures';
import { coral, liveRed } from '@site/drawings/posters/poster-tones';
import { Handset, Pointer, blush, brand, clay, deep, gold, ink, leaf, mint, paper, sand, soft } from './cover-parts';

/** The menu of the console, larger than the rest, and the way through it. */
export function ConsoleTourCover() {
  return (
    <>
      <rect x="92" y="22" width="260" height="190" rx="14" fill={paper} />
      <path d="M106 22h74v170H92V36a14 14 0 0 1 14-14Z" fill={ink} />
      {[0, 1, 2, 3, 4].map((row) => (
        <g key={row} fill={row === 1 ? coral : deep}>
          <rect x="104" y={38 + row * 29} width="64" height="21" rx="7" />
          <circle cx="117" cy={48.5 + row * 29} r="5" fill={row === 1 ? paper : leaf} />
          <rect x="128" y={46 + row * 29} width="30" height="5" rx="2.5" fill={row === 1 ? paper : leaf} />
        </g>
      ))}
      <rect x="198" y="40" width="104" height="58" rx="9" fill={mint} />
      <path d="M212 86V70h14v16zm22 0V58h14v28zm22 0V66h14v20zm22 0V50h14v36z" fill={leaf} />
      <rect x="198" y="108" width="48" height="84" rx="9" fill={sand} />
      <rect x="254" y="108" width="48" height="84" rx="9" fill={soft} />
      <Pointer x={154} y={70} size={1.15} />
    </>
  );
}

/** A laptop on air, and the button that did it. */
export function DesktopLiveCover() {
  return (
    <>
      <path d="M0 152h320v28H0z" fill={ink} />
      <rect x="66" y="18" width="188" height="124" rx="12" fill="#031A1D" />
      <rect x="74" y="26" width="172" height="108" rx="6" fill={mint} />
      <path d="M92 92V44h54v48z" fill={paper} />
      <path d="M100 84V70h9v14zm14 0V60h9v24zm14 0V52h9v32z" fill={leaf} />
      <svg x="74" y="26" width="172" height="108" viewBox="0 0 172 108">
        <Bust x={116} y={52} size={1.05} coat={brand} long />
      </svg>
      <path d="M40 142h240l-12 14H52z" fill={soft} />
      <circle cx="262" cy="112" r="34" fill={deep} />
      <circle cx="262" cy="112" r="27" fill={coral} />
      <path d="m254 98 22 14-22 14z" fill={paper} />
    </>
  );
}

/** A phone on its tripod with someone before it; the microphone hangs from it. */
export function PhoneLiveCover() {
  return (
    <>
      <path d="M0 156h320v24H0z" fill={clay} />
      <path d="m196 112-30 68m30-68 30 68m-30-72v72" stroke={ink} strokeWidth="7" strokeLinecap="round" />
      <path d="M184 104h24v16h-24z" fill={ink} />
      <Handset x={116} y={14} width={160} height={94} glass={soft} />
      <svg x="122" y="20" width="148" height="82" viewBox="0 0 148 82">
        <path d="M8 0h50v44H8z" fill={mint} />
        <Bust x={78} y={42} size={0.92} coat={coral} />
      </svg>
      <rect x="132" y="30" width="34" height="14" rx="7" fill={ink} />
      <circle cx="142" cy="37" r="4" fill={liveRed} />
      <path d="M148 37h11" stroke={paper} strokeWidth="3" strokeLinecap="round" />
      <path d="M276 62q26 4 22 44t-30 34" fill="none" stroke={ink} strokeWidth="3.5" strokeLinecap="round" />
      <rect x="250" y="128" width="15" height="32" rx="7.5" fill={brand} transform="rotate(38 258 144)" />
    </>
  );
}

/** From the computer up the cable to the cloud. */
export function ObsPushCover() {
  return (
    <>
      <path d="M222 42a30 30 0 0 1 56 8 24 24 0 0 1-4 48h-66a28 28 0 0 1-6-55 22 22 0 0 1 20-1Z" fill={paper} />
      <path
        d="M236 88V64m-12 10 12-13 12 13"
        fill="none"
        stroke={coral}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M236 98v26q0 22-24 22h-46" fill="none" stroke={brand} strokeWidth="7" />
      {[112, 134].map((y) => (
        <circle key={y} cx="236" cy={y} r="7" fill={gold} />
      ))}
      <rect x="38" y="38" width="128" height="88" rx="10" fill="#031A1D" />
      <rect x="46" y="46" width="112" height="72" rx="5" fill={deep} />
      <path d="M92 126h20v18H92z" fill="#031A1D" />
      <path d="M66 142h100v10H66z" fill="#031A1D" />
      <circle cx="102" cy="82" r="25" fill={soft} />
      <circle cx="102" cy="82" r="13" fill={deep} />
      <path d="M102 57a25 25 0 0 1 24 18l-14 1a13 13 0 0 0-10-7z" fill={paper} />
    </>
  );
}

/** Slide, teacher and talk, each in a pane of its own. */
export function ThreePanesCover() {
  return (
    <>
      <path d="M0 0h196v180H0z" fill={mint} />
      <path d="M22 24h74v14H22z" fill={ink} />
      <path d="M22 48h50v8H22z" fill={leaf} />
      <path d="M78 132V96h20v36zm28 0V78h20v54zm28 0V60h20v72z" fill={leaf} />
      <path d="M162 132V40h20v92z" fill={coral} />
      <path d="M202 0h118v96H202z" fill={soft} />
      <svg x="202" y="0" width="118" height="96" viewBox="0 0 118 96">
        <path d="M70 8h40v34H70z" fill={mint} />
        <Bust x={56} y={46} size={1} coat={brand} long />
      </svg>
      <path d="M202 102h118v78H202z" fill={blush} />
      <rect x="216" y="114" width="64" height="22" rx="11" fill={paper} />
      <rect x="242" y="144" width="64" height="22" rx="11" fill={coral} />
    </>
  );
}

/** Two rooms behind one presenter. */
export function VirtualSceneCover() {
  return (
    <>
      <path d="M0 0h206l-66 180H0z" fill={ink} />
      <path d="M22 110V52h22v58zm30 0V28h26v82zm34 0V64h20v46zm28 0V40h24v70z" fill={deep} />
      <path d="M28 60h6v6h-6zm30-22h6v6h-6zm8 18h6v6h-6zm26 18h6v6h-6zm28-24h6v6h-6z" fill={gold} />
      <path d="M206 0h114v180H140z" fill={blush} />
      <circle cx="270" cy="50" r="24" fill={coral} />
      <path d="m165 112 42-40 34 28 38-34 41 36v20z" fill={leaf} />
      <path d="M0 124h160l-21 56H0z" fill={deep} />
      <path d="M160 124h160v56H139z" fill={brand} />
      <path d="m206 0-66 180" stroke={paper} strokeWidth="5" />
      <Presenter x={176} y={168} size={0.98} coat={brand} />
    </>
  );
}
