import { Bust } from '@site/drawings/figure/bust';
import { Helmet } from '@site/drawings/figure/clothes';
import { darkHair } from '@site/drawings/figure/head';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** A cabinet of a plant with its lamps, and the curve of its vibration. */
function Plant() {
  return (
    <>
      <path d="M0 0H248V520H0Z" fill="#DCE7EA" />
      <path d="M0 0H248V70H0Z" fill="#C3D4D9" />
      <path d="M14 84H112V250H14Z" fill="#8FA9B5" />
      <path d="M22 92H104V140H22Z" fill="#12333B" />
      <path d="M26 118l10-6 8 14 10-26 10 30 9-18 10 8 16-4" stroke="#7FE3D4" strokeWidth="3" fill="none" />
      {times(12).map((lamp) => (
        <circle
          key={lamp}
          cx={32 + (lamp % 4) * 21}
          cy={162 + Math.floor(lamp / 4) * 24}
          r="6"
          fill={lamp === 6 ? '#D9502A' : '#CFE8DF'}
        />
      ))}
      <path d="M150 70V240M190 70V250M128 116H248M128 186H248" stroke="#A9BFC9" strokeWidth="13" />
      <circle cx="190" cy="116" r="17" fill="#F0B45E" />
      <path d="M190 116l8-9" stroke="#12333B" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function EngineerHost() {
  return (
    <>
      <Plant />
      <g transform="translate(0 -46)">
        <Bust
          x={146}
          y={190}
          radius={40}
          fill="#F0782E"
          view="front"
          hair="short"
          hairColour={darkHair}
          hat={<Helmet />}
        />
        <path d="M98 268V330M194 268V330" stroke="#FFE3B0" strokeWidth="11" />
        <path d="M0 318H248V566H0Z" fill="#24454C" />
        <path d="M0 318H248V325H0Z" fill="#5E8A90" />
        <path d="M28 318v-34h56v34z" fill="#0A1C22" />
        <path d="M33 289h46v25H33z" fill="#7FE3D4" />
        <path d="M200 318q-2-22 14-22t14 22z" fill="#8FA9B5" />
      </g>
    </>
  );
}

/** An engineer explains before the machine, upright for a phone's screen. */
export const engineerHostScene: Drawing = { width: 248, height: 520, Draw: EngineerHost };
