import { Cap } from '../figure/clothes';
import { brownHair } from '../figure/head';
import { LiveLamp } from '../figure/gear';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Hall() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#E9E3D8" />
      <path d="M0 0H360V16H0Z" fill="#0A5A5A" />
      <path d="M0 158H360V220H0Z" fill="#D3C7B4" />
      <path d="M0 158H360V162H0Z" fill="#BFB19A" />
      {times(4).map((bay) => (
        <path key={bay} d={`M${14 + bay * 88} 30h66v44h-66z`} fill="#F8F5EF" />
      ))}
    </>
  );
}

/** Boards in their racks, each a colour of wood. */
function Boards() {
  return (
    <>
      <path d="M8 76H96V158H8Z" fill="#C7B69C" />
      {['#8A5A30', '#C98F52', '#E3B896', '#7A5A3E', '#D9AE7F', '#F2EEE8'].map((fill, index) => (
        <path key={fill} d={`M${14 + index * 13} 84h10v70h-10z`} fill={fill} />
      ))}
      <path d="M8 76H96M8 118H96M8 158H96" stroke="#24454C" strokeWidth="4" />
    </>
  );
}

/** The saw that cuts a board on its rollers. */
function Saw() {
  return (
    <>
      <path d="M150 128H360V136H150Z" fill="#24454C" />
      {times(8).map((roller) => (
        <circle key={roller} cx={164 + roller * 27} cy="141" r="5" fill="#8FB3AF" />
      ))}
      <path d="M166 136V180M256 136V180M346 136V180" stroke="#24454C" strokeWidth="6" />
      <path d="M168 118H352V128H168Z" fill="#D9AE7F" />
      <path d="M168 118H352V121H168Z" fill="#EBD3B5" />
      <path d="M250 56H300V118H250Z" fill="#0B6E6E" />
      <path d="M250 56H300V66H250Z" fill="#138080" />
      <path d="M258 74H292V92H258Z" fill="#06282C" />
      <path d="M262 80h14M262 86h22" stroke="#7FE3D4" strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="275" cy="118" r="15" fill="#C9D8DA" />
      <circle cx="275" cy="118" r="5" fill="#24454C" />
      <path
        d="M290 112q10-4 18 2M292 118q12 0 20 6"
        stroke="#E3B896"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

function Host() {
  return (
    <Person
      x={132}
      y={210}
      scale={0.98}
      top="#D9502A"
      hair="tail"
      hairColour={brownHair}
      nearHand={[40, -98]}
      farHand={[46, -92]}
      nearElbow={1}
      farElbow={1}
      feet={[
        [-11, 0],
        [12, 0],
      ]}
      hat={<Cap fill="#0A5A5A" />}
      front={
        <>
          <path d="M43-92V-112" stroke="#0A1C22" strokeWidth="5" strokeLinecap="round" />
          <g transform="translate(46 -126)rotate(6)">
            <rect x="-20" y="-13" width="40" height="26" rx="3" fill="#0A1C22" />
            <rect x="-17" y="-10" width="34" height="20" rx="1.5" fill="#F8F5EF" />
            <path d="M-13 4h26v4h-26z" fill="#D9AE7F" />
            <path d="M-2-8h8v12h-8z" fill="#0B6E6E" />
            <LiveLamp x={-13} y={-6} radius={1.8} />
          </g>
        </>
      }
    />
  );
}

function Worker() {
  return (
    <Person
      x={326}
      y={212}
      scale={0.94}
      flipped
      top="#2A6A70"
      trousers="#24454C"
      nearHand={[24, -96]}
      farHand={[30, -100]}
      hat={<Cap fill="#FFD978" />}
      lean={5}
    />
  );
}

function BoardFactory() {
  return (
    <>
      <Hall />
      <Boards />
      <Saw />
      <Worker />
      <Host />
    </>
  );
}

/** Boards are cut to size while a colleague shows the line to customers. */
export const boardFactoryScene: Drawing = { width: 360, height: 220, Draw: BoardFactory };
