import { Arms } from '../../drawings/arms';
import { Face } from '../../drawings/face';
import { brownHair } from '@site/drawings/figure/head';
import { Limb } from '@site/drawings/figure/limb';
import { Person } from '@site/drawings/figure/person';

const mother = {
  x: 0,
  y: 0,
  scale: 1.3,
  hip: [0, -50],
  top: '#D9785E',
  topShade: '#B95F48',
  trousers: '#F3E3D2',
  trousersShade: '#DBC6AF',
  lean: -6,
  feet: [
    [44, 0],
    [54, 0],
  ],
} as const;

function Chair() {
  return (
    <>
      <path d="M-44-8Q0 12 72-12" stroke="#8A5F3C" strokeWidth="7" fill="none" strokeLinecap="round" />
      <path d="M-26-44L-30-6M34-44L38-6" stroke="#8A5F3C" strokeWidth="6" />
      <path d="M-30-46L-46-150Q-30-162-18-150L-10-46Z" fill="#C9A27A" />
      <path d="M-36-60H38Q42-48 38-44H-34Z" fill="#A87B50" />
      <path d="M-34-148Q-26-154-22-148L-14-60H-24Z" fill="#DDBB94" />
    </>
  );
}

/** A mother in a rocking chair. */
export function Mother() {
  return (
    <>
      <Chair />
      <Person
        {...mother}
        noShadow
        shoes="#BCE3DE"
        hair="tail"
        hairColour={brownHair}
        tilt={14}
        face={<Face mouth="smile" brow="#3A2018" lowered />}
        wear={<path d="M-5-53L1-42L7-53Z" fill="#F1CDB6" />}
      />
    </>
  );
}

/** A child that sleeps in a blanket, and the arms that hold it. */
export function Child() {
  return (
    <>
      <g transform="translate(36 -104)rotate(-24)">
        <path d="M-34 2Q-36-18-14-20Q24-22 40-4Q44 12 24 16Q-28 20-34 2Z" fill="#BCE3DE" />
        <path d="M-30 8Q0 0 38 8M-26-10Q4-14 34-8" stroke="#8FCBC4" strokeWidth="2.6" fill="none" />
        <g transform="translate(32 -14)">
          <circle r="13.5" fill="#F6D6C2" />
          <path d="M-8-10Q0-18 9-10Q4-7 0-9T-8-10Z" fill="#4A2E24" />
          <path
            d="M-7 1q2.6 2.6 5 0M3 1q2.6 2.6 5 0M-1.5 7q2 1.6 4 0"
            stroke="#7A4A3A"
            strokeWidth="1.5"
            fill="none"
            strokeLinecap="round"
          />
          <circle cx="-7" cy="5" r="2.6" fill="#E58C74" opacity=".5" />
          <circle cx="9" cy="5" r="2.6" fill="#E58C74" opacity=".5" />
        </g>
      </g>
      <Arms {...mother} nearHand={[40, -76]} nearElbow={1} />
      <Limb from={[52, -97]} to={[62, -102]} radii={[5, 4]} fill="#F1CDB6" />
    </>
  );
}
