import { Collar } from '../figure/clothes';
import { Crowd, type Guest } from '../figure/crowd';
import { TurningCamera } from '../figure/gear';
import { brownHair, darkHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

/** The machine in section on the board, its parts numbered. */
function Board() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#EFEAE2" />
      <path d="M0 150H360V220H0Z" fill="#C9BFB2" />
      <path d="M120 16H344V132H120Z" fill="#24454C" />
      <path d="M126 22H338V126H126Z" fill="#F7FBFB" />
      <path
        d="M160 66H290V108H160ZM176 42H218V66H176ZM290 78H318V98H290Z"
        fill="none"
        stroke="#24454C"
        strokeWidth="3.4"
      />
      <circle cx="196" cy="88" r="14" fill="none" stroke="#D9502A" strokeWidth="4" />
      <circle cx="248" cy="88" r="14" fill="none" stroke="#0B6E6E" strokeWidth="4" />
      <path d="M210 88H234M262 88H290" stroke="#24454C" strokeWidth="4" />
      {times(3).map((mark) => (
        <g key={mark}>
          <path d={`M${190 + mark * 52} 74V${38 + mark * 4}h12`} stroke="#8FA5A8" strokeWidth="1.6" fill="none" />
          <circle cx={206 + mark * 52} cy={38 + mark * 4} r="6" fill={['#D9502A', '#0B6E6E', '#F0B45E'][mark]} />
        </g>
      ))}
      <TurningCamera x={232} y={14} />
    </>
  );
}

const dealers: readonly Guest[] = [
  { x: 150, y: 168, fill: '#3C5A78', hair: 'short', hairColour: darkHair },
  { x: 222, y: 170, fill: '#B9401D', hair: 'bob', hairColour: brownHair },
  { x: 294, y: 168, fill: '#5E6E4E', hair: 'short', hairColour: brownHair },
];

function DealerClass() {
  return (
    <>
      <Board />
      <Person
        x={84}
        y={206}
        scale={1.02}
        top="#F0B45E"
        hair="short"
        wear={<Collar />}
        nearHand={[48, -118]}
        farHand={[20, -76]}
        front={<path d="M49-119L86-132" stroke="#24454C" strokeWidth="2.4" />}
      />
      <Crowd guests={dealers} radius={14} />
      <path d="M108 202H346V212H108Z" fill="#8A6A48" />
      {dealers.map(({ x }) => (
        <path key={x} d={`M${x - 14} 202l4-8h24l4 8z`} fill="#fff" />
      ))}
    </>
  );
}

/** A lesson for dealers: the machine in section, numbered. */
export const dealerClassScene: Drawing = { width: 360, height: 220, Draw: DealerClass };
