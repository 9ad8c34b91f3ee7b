import { Suit } from '../figure/clothes';
import { Bust } from '../figure/bust';
import { brownHair, darkHair, greyHair } from '../figure/head';
import { CameraOnTripod } from '../figure/gear';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Hall() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#083F45" />
      <path d="M0 0H360V14H0Z" fill="#06282C" />
      {times(6).map((lamp) => (
        <path key={lamp} d={`M${20 + lamp * 62} 14h18l26 130h-70z`} fill="#7FE3D4" opacity=".06" />
      ))}
      <path d="M0 148H360V168H0Z" fill="#0B5558" />
      <path d="M0 148H360V152H0Z" fill="#138080" />
    </>
  );
}

/** Slides on the left, the speaker's figure on the right. */
function Screens() {
  return (
    <>
      <path d="M40 30H236V136H40Z" fill="#06282C" />
      <path d="M46 36H230V130H46Z" fill="#F7FBFB" />
      <path d="M58 48h62M58 60h44" stroke="#0B6E6E" strokeWidth="5" strokeLinecap="round" />
      <path d="M58 118H218" stroke="#BCDDD8" strokeWidth="2" />
      {[22, 34, 30, 44, 56].map((height, index) => (
        <path
          key={height}
          d={`M${136 + index * 17} ${118 - height}h11v${height}h-11z`}
          fill={index === 4 ? '#D9502A' : '#8FCBC4'}
        />
      ))}
      <path d="M60 108Q82 96 96 100T124 84" stroke="#0B6E6E" strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="M250 30H332V136H250Z" fill="#06282C" />
      <path d="M256 36H326V130H256Z" fill="#12696B" />
      <Bust x={290} y={78} radius={15} fill="#12333B" view="front" hair="short" hairColour={darkHair} />
    </>
  );
}

function Speaker() {
  return (
    <Person
      x={190}
      y={168}
      scale={0.62}
      flipped
      top="#12333B"
      trousers="#0E2A31"
      wear={<Suit tie="#D9502A" />}
      nearHand={[34, -112]}
      farHand={[24, -92]}
      noShadow
    />
  );
}

const guests = [
  { x: 18, y: 186, hair: 'short', hairColour: greyHair },
  { x: 66, y: 190, hair: 'bob', hairColour: brownHair },
  { x: 116, y: 184, hair: 'short', hairColour: darkHair },
  { x: 166, y: 192, hair: 'tail', hairColour: darkHair },
  { x: 276, y: 186, hair: 'bob', hairColour: brownHair },
  { x: 326, y: 192, hair: 'short', hairColour: darkHair },
] as const;

function Audience() {
  return (
    <>
      {guests.map(({ x, y, hair, hairColour }) => (
        <Bust key={x} x={x} y={y} radius={12} fill="#052B2F" view="back" hair={hair} hairColour={hairColour} />
      ))}
      <CameraOnTripod x={222} y={222} height={48} flipped />
    </>
  );
}

function ForumStage() {
  return (
    <>
      <Hall />
      <Screens />
      <Speaker />
      <Audience />
    </>
  );
}

/** A forum: slides and the speaker side by side, a camera among the guests. */
export const forumStageScene: Drawing = { width: 360, height: 220, Draw: ForumStage };
