import { Crowd, type Guest } from '../figure/crowd';
import { darkHair, greyHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Hall() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#5C1F2B" />
      {times(13).map((fold) => (
        <path key={fold} d={`M${fold * 30} 0q8 80 0 152`} stroke="#6E2836" strokeWidth="10" fill="none" />
      ))}
      <path d="M96 6H264V36H96Z" fill="#F0D9A8" />
      <text x="180" y="28" fontSize="18" fontWeight="600" fill="#5C1F2B" textAnchor="middle" letterSpacing="4">
        毕业典礼
      </text>
      <path d="M0 150H360V184H0Z" fill="#A8704A" />
      <path d="M0 150H360V156H0Z" fill="#C99263" />
      {times(6).map((pot) => (
        <circle key={pot} cx={22 + pot * 63} cy="152" r="10" fill={pot % 2 ? '#2F7F62' : '#3F9A78'} />
      ))}
    </>
  );
}

/** A mortarboard on a head of radius 1. */
function Board() {
  return (
    <path
      d="M-1-.5L0-.9L1.1-.5L1-.1H-.9ZM-1.5-.9L0-1.5L1.6-.9L0-.3ZM1.3-.9V.2"
      fill="#0E2A31"
      stroke="#F0B45E"
      strokeWidth=".1"
    />
  );
}

function Gown() {
  return <path d="M-6-53L1-24L8-53L12-50L2 40H-2L-10-50Z" fill="#D9502A" />;
}

const families: readonly Guest[] = times(7).map((seat) => ({
  x: 26 + seat * 52,
  y: 202 + (seat % 2) * 4,
  fill: '#2C0D14',
  hair: (['short', 'bob', 'bun'] as const)[seat % 3] ?? 'short',
  hairColour: seat % 4 ? '#1D0A0E' : greyHair,
}));

function Graduate() {
  return (
    <Person
      x={216}
      y={172}
      scale={0.76}
      flipped
      top="#12333B"
      hair="long"
      hairColour={darkHair}
      skirt={62}
      skirtColour="#12333B"
      wear={<Gown />}
      hat={<Board />}
      nearHand={[30, -88]}
      farHand={[36, -92]}
      front={<path d="M26-94h34v12H26z" fill="#F7FBFB" />}
    />
  );
}

function Diploma() {
  return (
    <>
      <Hall />
      <Person
        x={138}
        y={172}
        scale={0.8}
        top="#7A2634"
        hair="short"
        hairColour={greyHair}
        glasses
        skirt={64}
        skirtColour="#7A2634"
        wear={<Gown />}
        hat={<Board />}
        nearHand={[34, -88]}
        farHand={[26, -72]}
      />
      <Graduate />
      <Crowd guests={families} radius={12} />
    </>
  );
}

/** A degree is handed over on the stage. */
export const diplomaScene: Drawing = { width: 360, height: 220, Draw: Diploma };
