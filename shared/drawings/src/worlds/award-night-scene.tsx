import { Bust } from '../figure/bust';
import { Suit } from '../figure/clothes';
import { brownHair, darkHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Stage() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#12203A" />
      {times(5).map((beam) => (
        <path key={beam} d={`M${36 + beam * 72} 0h16l34 160h-84z`} fill="#F6C98A" opacity=".09" />
      ))}
      <path d="M60 26H300V132H60Z" fill="#1E3358" />
      <path d="M180 40l7 15 17 2-12 11 3 17-15-8-15 8 3-17-12-11 17-2z" fill="#F6C98A" />
      <path d="M120 102h120M146 116h68" stroke="#DDE6F6" strokeWidth="6" strokeLinecap="round" />
      {times(22).map((piece) => (
        <rect
          key={piece}
          x={(piece * 47) % 352}
          y={14 + ((piece * 29) % 120)}
          width="6"
          height="3"
          fill={['#D9502A', '#7FE3D4', '#F6C98A'][piece % 3]}
          transform={`rotate(${(piece * 37) % 90} ${(piece * 47) % 352} ${14 + ((piece * 29) % 120)})`}
        />
      ))}
      <path d="M0 158H360V174H0Z" fill="#2B4470" />
      <path d="M0 158H360V161H0Z" fill="#F6C98A" opacity=".7" />
    </>
  );
}

const trophy = (
  <g transform="translate(46 -150)">
    <path d="M-7-14H7Q8 0 0 4Q-8 0-7-14Z" fill="#F6C98A" />
    <path d="M-2 4h4v6h-4zM-7 10H7v4H-7z" fill="#C9A45C" />
  </g>
);

function People() {
  return (
    <>
      <Person
        x={150}
        y={170}
        scale={0.82}
        top="#D9502A"
        hair="long"
        hairColour={brownHair}
        skirt={40}
        bareLegs
        nearHand={[20, -84]}
        farHand={[44, -138]}
        farElbow={1}
        front={trophy}
        noShadow
      />
      <Person
        x={236}
        y={170}
        scale={0.84}
        flipped
        top="#0A1C22"
        trousers="#0A1C22"
        hair="short"
        wear={<Suit tie="#F6C98A" />}
        nearHand={[34, -100]}
        farHand={[42, -102]}
        nearElbow={1}
        noShadow
      />
      {times(6).map((seat) => (
        <Bust
          key={seat}
          x={26 + seat * 62}
          y={196 + (seat % 2) * 4}
          radius={12}
          fill="#0D182C"
          view="back"
          hair={seat % 2 ? 'bob' : 'short'}
          hairColour={seat % 3 ? darkHair : brownHair}
        />
      ))}
    </>
  );
}

function AwardNight() {
  return (
    <>
      <Stage />
      <People />
    </>
  );
}

/** A prize is held up; the hall and those far away clap. */
export const awardNightScene: Drawing = { width: 360, height: 220, Draw: AwardNight };
