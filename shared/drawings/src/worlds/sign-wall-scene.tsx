import { brownHair, darkHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** The wall with the names of who came already. */
function Wall() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#F2E4D4" />
      <path d="M28 12H332V156H28Z" fill="#B9401D" />
      <path d="M36 20H324V148H36Z" fill="#D9502A" />
      <path d="M120 42H240" stroke="#FFE3B0" strokeWidth="12" strokeLinecap="round" />
      {times(11).map((name) => (
        <path
          key={name}
          d={`M${56 + (name % 4) * 66} ${74 + Math.floor(name / 4) * 26}q6-12 12 0t12-4t10 4t12-2`}
          stroke={name % 3 ? '#F7FBFB' : '#FFD978'}
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
        />
      ))}
      <path d="M0 176H360V220H0Z" fill="#C79A78" />
      <path d="M96 176H264L300 220H60Z" fill="#93303A" />
    </>
  );
}

function SignWall() {
  return (
    <>
      <Wall />
      <Person
        x={226}
        y={206}
        scale={1.04}
        view="back"
        top="#12464D"
        hair="long"
        hairColour={brownHair}
        skirt={62}
        skirtColour="#12464D"
        bareLegs
        nearHand={[-20, -70]}
        farHand={[44, -132]}
        front={<path d="M44-134L50-146" stroke="#FFD978" strokeWidth="4" strokeLinecap="round" />}
      />
      <Person
        x={98}
        y={208}
        scale={1.04}
        top="#24344A"
        hair="short"
        hairColour={darkHair}
        nearHand={[32, -112]}
        farHand={[34, -118]}
        front={<path d="M30-128h13v22H30z" fill="#0A1C22" />}
      />
    </>
  );
}

/** Names are written on the wall at the entrance. */
export const signWallScene: Drawing = { width: 360, height: 220, Draw: SignWall };
