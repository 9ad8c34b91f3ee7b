import { Suit } from '../figure/clothes';
import { LiveLamp } from '../figure/gear';
import { brownHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Room() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#E7EEF0" />
      <path d="M0 0H360V24H0Z" fill="#12464D" />
      <path d="M16 40H150V116H16Z" fill="#fff" />
      <path d="M24 48H142V108H24Z" fill="#DDEFEC" />
      <path d="M34 96L62 70L84 84L120 58" fill="none" stroke="#D9502A" strokeWidth="3" strokeDasharray="5 4" />
      {[
        [34, 96],
        [62, 70],
        [120, 58],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" fill="#0B6E6E" />
      ))}
      <path d="M210 40H344V130H210Z" fill="#CFE4E8" />
      <path d="M210 130V96Q244 76 276 92T344 84V130Z" fill="#A9D6D0" />
      <path d="M277 40V130M210 84H344" stroke="#E7EEF0" strokeWidth="4" />
      <path d="M0 168H360V220H0Z" fill="#C9D8DC" />
    </>
  );
}

/** Buildings of a business park, as a model on a table. */
function Model() {
  return (
    <>
      <path d="M88 168H290L310 186H68Z" fill="#F7FBFB" />
      <path d="M68 186H310V196H68Z" fill="#B4CACE" />
      <path d="M92 196V218M286 196V218" stroke="#24454C" strokeWidth="6" />
      {[
        [106, 40, '#0B6E6E'],
        [134, 26, '#8FCBC4'],
        [160, 54, '#12464D'],
        [190, 34, '#2A9490'],
        [220, 46, '#0B6E6E'],
        [250, 22, '#8FCBC4'],
      ].map(([x, height, fill]) => (
        <path key={x} d={`M${x} ${176 - Number(height)}h20v${height}h-20z`} fill={String(fill)} />
      ))}
      {times(5).map((tree) => (
        <circle key={tree} cx={130 + tree * 30} cy="178" r="4" fill="#38905F" />
      ))}
      <path d="M96 182Q190 172 284 182" stroke="#F6C98A" strokeWidth="2.4" fill="none" strokeDasharray="6 4" />
    </>
  );
}

function Guide() {
  return (
    <Person
      x={62}
      y={214}
      scale={1}
      top="#12333B"
      hair="bun"
      hairColour={brownHair}
      wear={<Suit />}
      nearHand={[22, -86]}
      farHand={[50, -94]}
      farElbow={1}
      front={<path d="M48-94L86-84" stroke="#D9502A" strokeWidth="3" strokeLinecap="round" />}
    />
  );
}

function Filming() {
  return (
    <Person
      x={322}
      y={214}
      scale={0.98}
      flipped
      top="#D9502A"
      hair="short"
      nearHand={[36, -104]}
      farHand={[42, -100]}
      nearElbow={1}
      farElbow={1}
      front={
        <g transform="translate(44 -116)">
          <rect x="-18" y="-11" width="36" height="22" rx="3" fill="#0A1C22" />
          <rect x="-15" y="-8" width="30" height="16" rx="1" fill="#E7EEF0" />
          <path d="M-10 6v-8h5v8zM-2 6V-4h5V6zM6 6V0h5v6z" fill="#0B6E6E" />
          <LiveLamp x={-12} y={-5} radius={1.6} />
        </g>
      }
    />
  );
}

function ParkModel() {
  return (
    <>
      <Room />
      <Model />
      <Guide />
      <Filming />
    </>
  );
}

/** A business park shown to companies far away, on its model. */
export const parkModelScene: Drawing = { width: 360, height: 220, Draw: ParkModel };
