import { brownHair, darkHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Lobby() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#D8B98E" />
      <path d="M40 24H320V166H40Z" fill="#16223A" />
      <circle cx="286" cy="52" r="13" fill="#F6E9CF" />
      {times(9).map((house) => (
        <path
          key={house}
          d={`M${46 + house * 30} 150v${-24 - ((house * 17) % 44)}h26v${24 + ((house * 17) % 44)}z`}
          fill="#24345A"
        />
      ))}
      {times(14).map((lit) => (
        <rect key={lit} x={54 + lit * 19} y={116 + ((lit * 11) % 28)} width="5" height="6" fill="#FFD978" />
      ))}
      <path d="M40 24H320V30H40ZM130 24V166M226 24V166" stroke="#8A6A48" strokeWidth="5" fill="none" />
      <path d="M0 166H360V220H0Z" fill="#B9925F" />
      <path d="M120 166H236L268 220H88Z" fill="#9C3A2C" />
      <path d="M10 10H70V18H10ZM290 10H350V18H290Z" fill="#FFE9C2" />
    </>
  );
}

type LeaverProps = { x: number; y: number; scale: number; top: string; hair: 'short' | 'long' | 'bun'; bag: string };

/** Seen from behind, with the bag of the day. */
function Leaver({ x, y, scale, top, hair, bag }: LeaverProps) {
  return (
    <Person
      x={x}
      y={y}
      scale={scale}
      view="back"
      top={top}
      hair={hair}
      hairColour={hair === 'bun' ? brownHair : darkHair}
      nearHand={[-22, -72]}
      farHand={[22, -72]}
      feet={[
        [-8, 0],
        [8, 0],
      ]}
      front={<path d="M16-70v-8h12v8h4v26H12v-26z" fill={bag} />}
    />
  );
}

function LobbyLeaving() {
  return (
    <>
      <Lobby />
      <Leaver x={150} y={178} scale={0.66} top="#5E6E72" hair="short" bag="#F0B45E" />
      <Leaver x={206} y={182} scale={0.7} top="#8C5A7C" hair="long" bag="#F7FBFB" />
      <Leaver x={262} y={206} scale={0.92} top="#0B6E6E" hair="bun" bag="#D9502A" />
      <Leaver x={96} y={212} scale={0.98} top="#24344A" hair="short" bag="#F7FBFB" />
    </>
  );
}

/** Guests leave into the evening, with the bags of the day. */
export const lobbyLeavingScene: Drawing = { width: 360, height: 220, Draw: LobbyLeaving };
