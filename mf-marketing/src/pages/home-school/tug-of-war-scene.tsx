import { brownHair, darkHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Meadow() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#FBEFD3" />
      <path d="M0 84Q60 52 130 78T270 70T360 84V150H0Z" fill="#B5D6A0" />
      <path d="M0 130H360V220H0Z" fill="#8FBF72" />
      {times(9).map((flag) => (
        <path
          key={flag}
          d={`M${flag * 42} ${26 + (flag % 2) * 4}l20 0-10 22z`}
          fill={['#D9502A', '#0B6E6E', '#F0B45E'][flag % 3]}
        />
      ))}
      <path d="M0 26Q180 40 360 26" stroke="#24454C" strokeWidth="2" fill="none" />
    </>
  );
}

type PullerProps = { x: number; team: string; flipped?: boolean; hair: 'short' | 'tail' | 'bob' };

/** Leans away from the middle, both hands on the rope. */
function Puller({ x, team, flipped = false, hair }: PullerProps) {
  return (
    <Person
      x={x}
      y={198}
      scale={0.8}
      flipped={flipped}
      lean={-24}
      headRadius={13}
      top={team}
      trousers="#24454C"
      sleeve="short"
      hair={hair}
      hairColour={hair === 'bob' ? brownHair : darkHair}
      hip={[-18, -58]}
      feet={[
        [20, 0],
        [34, 0],
      ]}
      nearHand={[20, -74]}
      farHand={[34, -74]}
    />
  );
}

function TugOfWar() {
  return (
    <>
      <Meadow />
      <path d="M18 139H342" stroke="#B98F5F" strokeWidth="6" />
      <path d="M178 130h8v40l-4-6-4 6z" fill="#D9502A" />
      <path d="M181 196V216" stroke="#fff" strokeWidth="4" />
      <Puller x={48} team="#2A6A8C" hair="bob" />
      <Puller x={90} team="#2A6A8C" hair="short" />
      <Puller x={132} team="#2A6A8C" hair="tail" />
      <Puller x={314} team="#F0B45E" flipped hair="short" />
      <Puller x={272} team="#F0B45E" flipped hair="tail" />
      <Puller x={230} team="#F0B45E" flipped hair="bob" />
    </>
  );
}

/** Two classes at one rope. */
export const tugOfWarScene: Drawing = { width: 360, height: 220, Draw: TugOfWar };
