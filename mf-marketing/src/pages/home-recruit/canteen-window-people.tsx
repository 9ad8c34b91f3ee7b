import { Apron, Collar, Lanyard } from '@site/drawings/figure/clothes';
import { Face } from '../../drawings/face';
import { LiveLamp } from '@site/drawings/figure/gear';
import { brownHair } from '@site/drawings/figure/head';
import { Limb } from '@site/drawings/figure/limb';
import { Person } from '@site/drawings/figure/person';

function ChefHat() {
  return (
    <>
      <path d="M-.9-.46C-1.5-1-.9-1.9-.4-1.6C-.1-2.1.7-2 .7-1.6C1.3-1.7 1.4-1 .94-.5Z" fill="#fff" />
      <path d="M-.92-.4L-.86-.8H.94L.96-.44Q0-.6-.92-.4Z" fill="#E2EBEA" />
    </>
  );
}

export function Cook() {
  return (
    <Person
      x={0}
      y={0}
      scale={1.2}
      top="#F7FBFB"
      topShade="#DCE6E6"
      girth={1.14}
      lean={4}
      legless
      noShadow
      sleeve="rolled"
      face={<Face mouth="smile" />}
      hat={<ChefHat />}
      wear={<Apron fill="#2A9490" />}
      farHand={[8, -74]}
      nearHand={[46, -100]}
      nearElbow={1}
      front={
        <>
          <path d="M44-102L66-84" stroke="#6D8488" strokeWidth="3" strokeLinecap="round" />
          <path d="M58-86H76Q76-76 67-76Q58-76 58-86Z" fill="#8CA3A6" />
          <path d="M60-87q7-6 14 0z" fill="#C73E16" />
        </>
      }
    />
  );
}

/** A tray with rice, vegetables, soup and the dish that was asked about. */
function Tray() {
  return (
    <>
      <path d="M-30-4H30L26 4H-26Z" fill="#C9D8DA" />
      <path d="M-26-4H-6Q-7-13-16-13T-26-4Z" fill="#fff" />
      <path d="M-3-4H12Q10-11 4-11T-3-4Z" fill="#C73E16" />
      <path d="M0-8l4-2 4 2" stroke="#F0B45E" strokeWidth="2" fill="none" />
      <path d="M14-4H27Q26-10 21-10T14-4Z" fill="#5E9B50" />
    </>
  );
}

export function Host() {
  return (
    <Person
      x={0}
      y={0}
      scale={1.2}
      top="#D9502A"
      topShade="#B9401D"
      trousers="#12333B"
      hair="tail"
      hairColour={brownHair}
      flipped
      face={<Face mouth="speak" brow="#3A2018" />}
      wear={<Lanyard stroke="#F6E9CF" />}
      nearHand={[24, -92]}
      nearElbow={1}
      farHand={[30, -90]}
      between={
        <g transform="translate(40 -96)scale(.9)">
          <Tray />
        </g>
      }
      front={<Limb from={[22, -90]} to={[30, -90]} radii={[3.6, 2.6]} fill="#F1CDB6" />}
    />
  );
}

/** A small steady camera in front of a face that looks at its screen. */
export function Operator() {
  return (
    <Person
      x={0}
      y={0}
      scale={1.2}
      flipped
      top="#24454C"
      topShade="#1A363C"
      trousers="#4A5F66"
      hair="short"
      face={<Face mouth="calm" />}
      feet={[
        [-14, 0],
        [12, 0],
      ]}
      wear={
        <>
          <Collar fill="#8FCBC4" />
          <path d="M-14-46Q-26-40-25-14L-13-10Z" fill="#0A1C22" />
        </>
      }
      farHand={[30, -112]}
      farElbow={1}
      nearHand={[28, -104]}
      nearElbow={1}
      front={
        <>
          <path d="M30-88V-120" stroke="#0A1C22" strokeWidth="5" strokeLinecap="round" />
          <rect x="20" y="-142" width="25" height="20" rx="3" fill="#0A1C22" />
          <path d="M45-138l9-2v16l-9-2z" fill="#24454C" />
          <rect x="16" y="-139" width="5" height="15" rx="1" fill="#7FE3D4" />
          <LiveLamp x={39} y={-137} radius={2.2} />
        </>
      }
    />
  );
}

/** Workers at a long table; their helmets lie beside them. */
export function Table() {
  return (
    <>
      {[0, 52, 104].map((x, index) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <Person
            x={0}
            y={66}
            scale={0.74}
            legless
            noShadow
            flipped={index === 1}
            top={['#2A9490', '#F0B45E', '#4A7F86'][index] ?? '#2A9490'}
            hair={index === 1 ? 'bob' : 'short'}
            face={<Face mouth="smile" />}
            nearHand={[14, -86]}
          />
          <path d="M8-3H22L19 4H11Z" fill="#fff" />
        </g>
      ))}
      <path d="M-26 4H134V10H-26Z" fill="#C99A66" />
      <path d="M-14 10V52M122 10V52" stroke="#8A6644" strokeWidth="4" />
      <path d="M66 4C64-8 84-8 84 2L88 4Z" fill="#FFD978" />
    </>
  );
}
