import { Face } from '../../drawings/face';
import { Limb } from '@site/drawings/figure/limb';
import { Person } from '@site/drawings/figure/person';

function Hood({ fill }: { fill: string }) {
  return <path d="M-.1-1.3C-1.3-1.3-1.3.5-1.1 1.4L-.3 1.3C-.5.5-.4-.5.3-.6L.98-.5C1-1.1.6-1.3-.1-1.3Z" fill={fill} />;
}

/** Somebody of the water station reads the staff with a torch, and says what it shows. */
export function Reader() {
  return (
    <>
      <path d="M66-130L176-98V-46L68-121Z" fill="url(#beam)" />
      <Person
        x={0}
        y={0}
        scale={1.2}
        top="#F0B45E"
        topShade="#D4973F"
        trousers="#D4973F"
        shoes="#0A1C22"
        hair="short"
        face={<Face mouth="speak" />}
        hat={<Hood fill="#F0B45E" />}
        skirt={30}
        skirtColour="#F0B45E"
        wear={<path d="M0-44V4" stroke="#D4973F" strokeWidth="2" />}
        farHand={[44, -106]}
        nearHand={[17, -104]}
        nearElbow={1}
        front={
          <>
            <path d="M42-109L58-105L57-99L42-104Z" fill="#0A1C22" />
            <path d="M15-100L20-116" stroke="#0A1C22" strokeWidth="5" strokeLinecap="round" />
            <path d="M20-112L21-114" stroke="#22363E" strokeWidth="6" strokeLinecap="round" />
            <Limb from={[15, -104]} to={[19, -103]} radii={[3.6, 3]} fill="#F1CDB6" />
          </>
        }
      />
    </>
  );
}
