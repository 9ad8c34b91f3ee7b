import { Collar, Suit } from '@site/drawings/figure/clothes';
import { Face } from '../../drawings/face';
import { brownHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';

function Headset() {
  return (
    <>
      <path d="M-.5-.1C-.7-1.500.7-1.500.5-.9" fill="none" stroke="#031619" strokeWidth=".2" />
      <circle cx="-.34" cy=".14" r=".34" fill="#D9502A" />
      <path d="M-.2.4Q.2.9.7.66" fill="none" stroke="#031619" strokeWidth=".12" />
    </>
  );
}

export function Director() {
  return (
    <Person
      x={0}
      y={0}
      scale={1.3}
      top="#0B6E6E"
      hair="tail"
      hairColour={brownHair}
      lean={6}
      legless
      noShadow
      face={<Face mouth="speak" brow="#3A2018" />}
      hat={<Headset />}
      wear={<Collar fill="#BCE3DE" />}
      nearHand={[40, -96]}
      nearElbow={1}
      farHand={[54, -99]}
      farElbow={1}
    />
  );
}

/** Her hand is above the button. */
export function Observer() {
  return (
    <Person
      x={0}
      y={0}
      scale={1.3}
      flipped
      top="#24344A"
      topShade="#1A2738"
      hair="bob"
      lean={4}
      legless
      noShadow
      glasses
      face={<Face mouth="calm" />}
      wear={<Suit />}
      farHand={[46, -104]}
      farElbow={1}
      farArmInFront
      nearHand={[6, -78]}
      front={
        <g transform="translate(-13 0)rotate(-10 18 -84)">
          <rect x="2" y="-108" width="30" height="38" rx="2" fill="#F6E9CF" />
          <path d="M8-99l3 3 4-6M8-88l3 3 4-6M8-77l3 3 4-6" stroke="#0B6E6E" strokeWidth="2" fill="none" />
          <path d="M18-98h10M18-87h10M18-76h8" stroke="#B89F72" strokeWidth="2" />
        </g>
      }
    />
  );
}
