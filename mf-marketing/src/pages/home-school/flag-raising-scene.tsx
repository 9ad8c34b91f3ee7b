import { Crowd, type Guest } from '@site/drawings/figure/crowd';
import { brownHair, darkHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Yard() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#CBE6F0" />
      <path
        d="M30 30q10-18 30-10q14-14 34 2q20 0 20 12H26q-2-2 4-4zM250 20q8-12 22-6q10-10 24 2q14 0 14 8h-62q-2-2 2-4z"
        fill="#fff"
      />
      <path d="M0 60H170V132H0ZM220 52H360V132H220Z" fill="#F3E3CF" />
      <path d="M0 54H176V62H0ZM214 46H360V54H214Z" fill="#C9694A" />
      {times(10).map((pane) => (
        <path
          key={pane}
          d={`M${(pane % 5) * 32 + (pane > 4 ? 232 : 10)} 74h18v16h-18zm0 26h18v16h-18z`}
          fill="#8FBFD1"
          opacity={pane === 9 ? 0 : 1}
        />
      ))}
      <path d="M0 130H360V220H0Z" fill="#C5714F" />
      <path d="M0 150H360M0 176H360M0 204H360" stroke="#E9B79C" strokeWidth="2" />
    </>
  );
}

/** The school's own flag goes up. */
function Flag() {
  return (
    <>
      <path d="M196 8V146" stroke="#E7F3F1" strokeWidth="4" />
      <circle cx="196" cy="8" r="4" fill="#F0B45E" />
      <path d="M198 26Q220 16 240 28T276 26V64Q254 74 236 64T198 66Z" fill="#0B6E6E" />
      <circle cx="222" cy="44" r="9" fill="none" stroke="#F7FBFB" strokeWidth="3" />
      <path d="M166 140H226V150H166ZM158 150H234V160H158Z" fill="#F7FBFB" />
    </>
  );
}

const ranks: readonly Guest[] = times(18).map((place) => ({
  x: 18 + (place % 9) * 41 + (place > 8 ? -8 : 0),
  y: place > 8 ? 186 : 166,
  fill: place > 8 ? '#2A6A8C' : '#F7FBFB',
  hair: (['short', 'tail', 'bob'] as const)[place % 3] ?? 'short',
  hairColour: place % 4 ? darkHair : brownHair,
}));

function FlagRaising() {
  return (
    <>
      <Yard />
      <Flag />
      <Person
        x={180}
        y={146}
        scale={0.52}
        headRadius={14}
        top="#F7FBFB"
        trousers="#2A6A8C"
        hair="short"
        nearHand={[26, -96]}
        farHand={[28, -120]}
        noShadow
      />
      <Crowd guests={ranks} radius={10} />
    </>
  );
}

/** The first day of school: the flag goes up before the classes in rank. */
export const flagRaisingScene: Drawing = { width: 360, height: 220, Draw: FlagRaising };
