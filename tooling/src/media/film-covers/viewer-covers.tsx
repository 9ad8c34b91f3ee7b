import { coral } from '@site/drawings/posters/poster-tones';
import { Check, Face, blush, brand, clay, deep, gold, ink, leaf, mint, paper, soft } from './cover-parts';

const slices = [soft, coral, paper, leaf, gold, brand];

/** A slice of a wheel of six, with its middle at the top. */
const slice = 'M0 0-27-46.8A54 54 0 0 1 27-46.8Z';

/** The wheel, and the envelope of money. */
export function LotteryCover() {
  return (
    <>
      <g transform="translate(118 86)">
        <circle r="66" fill={ink} />
        {slices.map((fill, index) => (
          <path key={fill} d={slice} fill={fill} transform={`rotate(${index * 60})`} />
        ))}
        <circle r="13" fill={ink} />
        <path d="M-11-74h22L0-50Z" fill={gold} />
      </g>
      <g transform="rotate(9 236 96)">
        <rect x="192" y="30" width="88" height="126" rx="10" fill={coral} />
        <path d="M192 40a10 10 0 0 1 10-10h68a10 10 0 0 1 10 10v26q-44 32-88 0Z" fill="#A93210" />
        <circle cx="236" cy="82" r="19" fill={gold} />
        <path d="m228 71 8 11 8-11m-8 11v14m-7-11h14m-14 6h14" fill="none" stroke="#7A3B07" strokeWidth="3" />
      </g>
    </>
  );
}

/** Names that have signed, and the one that has not. */
export function SignInCover() {
  return (
    <>
      <rect x="96" y="14" width="148" height="180" rx="12" fill={paper} />
      <rect x="140" y="4" width="60" height="24" rx="8" fill={ink} />
      {[0, 1, 2].map((row) => (
        <g key={row}>
          <rect x="114" y={44 + row * 36} width="24" height="24" rx="6" fill={row < 2 ? brand : mint} />
          {row < 2 && (
            <path
              d={`m119.5 ${56 + row * 36} 5 6 9-11`}
              fill="none"
              stroke={paper}
              strokeWidth="3.6"
              strokeLinecap="round"
            />
          )}
          <rect x="150" y={51 + row * 36} width={row === 1 ? 50 : 74} height="10" rx="5" fill={clay} />
        </g>
      ))}
      <g transform="rotate(-38 244 106)">
        <path d="M236 20h20v116h-20z" fill={coral} />
        <path d="M236 136h20l-10 24z" fill="#F1CDB6" />
        <path d="M236 20a10 10 0 0 1 20 0v10h-20z" fill="#A93210" />
      </g>
    </>
  );
}

/** Those on the list go in, the other waits. */
export function WhitelistCover() {
  return (
    <>
      <rect x="70" y="-10" width="180" height="220" rx="12" fill={paper} />
      {[0, 1, 2, 3].map((row) => (
        <g key={row}>
          {row === 2 && <path d="M70 95h180v46H70z" fill={blush} />}
          <Face
            x={102}
            y={26 + row * 46}
            coat={[brand, leaf, coral, ink][row] as string}
            ground={row === 2 ? paper : mint}
          />
          <rect
            x="130"
            y={20 + row * 46}
            width={[58, 44, 52, 60][row]}
            height="11"
            rx="5.5"
            fill={row === 2 ? coral : clay}
          />
          {row !== 2 && <Check x={224} y={26 + row * 46} />}
        </g>
      ))}
      <circle cx="224" cy="118" r="12" fill={coral} />
      <path d="m219 113 10 10m0-10-10 10" stroke={paper} strokeWidth="3.5" strokeLinecap="round" />
    </>
  );
}

/** The course of one evening; the drop is what to look at. */
export function DataWallCover() {
  return (
    <>
      <path d="M0 40h320M0 80h320M0 120h320" stroke={deep} strokeWidth="2" />
      <path d="M0 150q40-8 70-52t74-50q36-2 52 12l12 66 26-52q36-26 86-30v136H0z" fill={brand} opacity=".7" />
      <path
        d="M0 150q40-8 70-52t74-50q36-2 52 12l12 66 26-52q36-26 86-30"
        fill="none"
        stroke={soft}
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <circle cx="208" cy="126" r="22" fill={coral} opacity=".35" />
      <circle cx="208" cy="126" r="11" fill={coral} />
      <circle cx="144" cy="48" r="8" fill={paper} />
    </>
  );
}
