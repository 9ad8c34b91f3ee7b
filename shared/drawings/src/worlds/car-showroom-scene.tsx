import { Fragment } from 'react';
import type { Drawing } from '@site/shared/ui/drawing';
import { brownHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';

function Hall() {
  return (
    <>
      <rect width="360" height="220" fill="#D3E8E6" />
      <path d="M0 20H360V146H0Z" fill="#E9F6F4" />
      <path d="M0 110Q60 88 110 104T220 96T360 104V146H0Z" fill="#BCDDD8" />
      {[0, 90, 180, 270, 360].map((x) => (
        <path key={x} d={`M${x - 2} 20h4V146h-4z`} fill="#A9CECA" />
      ))}
      <path d="M0 0H360V20H0Z" fill="#06363A" />
      {[40, 130, 220, 310].map((x) => (
        <path key={x} d={`M${x - 26} 9H${x + 26}V13H${x - 26}Z`} fill="#F6FCFB" />
      ))}
      <path d="M0 146H360V220H0Z" fill="#DCE7E6" />
      <path d="M0 146H360V149H0Z" fill="#B9CFCC" />
      <ellipse cx="206" cy="192" rx="150" ry="20" fill="#C6D8D6" />
      <ellipse cx="206" cy="190" rx="142" ry="17" fill="#EFF6F5" />
    </>
  );
}

function Car() {
  return (
    <>
      <g transform="translate(78 0)">
        <path
          d="M6 168Q2 150 14 142Q34 132 70 128L104 102Q114 94 132 93H186Q206 93 222 106L244 126Q262 130 266 144V162Q266 170 258 171H14Q8 171 6 168Z"
          fill="#138080"
        />
        <path d="M6 160Q100 150 266 158V162Q266 170 258 171H14Q8 171 6 168Z" fill="#0B6565" />
        <path d="M80 128L108 106Q115 100 130 100H146V130Z" fill="#CFEAE6" />
        <path d="M152 100H184Q202 100 215 110L232 128L152 130Z" fill="#06363A" />
        <path d="M162 100h18l-12 30h-14z" fill="#2A6A70" opacity=".7" />
        <path d="M8 148Q20 144 30 148L28 155H7Z" fill="#FFF3D6" />
        <path d="M256 140H265L266 152H254Z" fill="#D9502A" />
        <path d="M96 130H150V166Q122 170 98 166Q94 150 96 130Z" fill="#06282C" />
        <path d="M112 166Q108 150 118 148H138Q140 134 137 120Q137 114 142 114Q149 115 149 124V166Z" fill="#D9502A" />
        <path d="M118 148H138" stroke="#B9401D" strokeWidth="2" />
        <circle cx="106" cy="132" r="9" fill="none" stroke="#4A6A70" strokeWidth="3" />
        <path d="M93 130L112 133" stroke="#4A6A70" strokeWidth="3" />
        <path d="M96 130L72 140L70 184Q84 188 97 174Z" fill="#1B918D" />
        <path
          d="M96 130L80 112Q74 110 72 116V140Z"
          fill="#BFE0DC"
          stroke="#138080"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M76 148l12-4" stroke="#06363A" strokeWidth="3" strokeLinecap="round" />
        <path d="M196 138h18" stroke="#06363A" strokeWidth="3" strokeLinecap="round" />
        {[44, 214].map((x) => (
          <Fragment key={x}>
            <circle cx={x} cy="170" r="23" fill="#0A1C22" />
            <circle cx={x} cy="170" r="14" fill="#C9D8DA" />
            {times(5).map((i) => (
              <path
                key={i}
                d={`M${x} 170L${(x + 13 * Math.cos(i * 1.2566 - 1.57)).toFixed(1)} ${(170 + 13 * Math.sin(i * 1.2566 - 1.57)).toFixed(1)}`}
                stroke="#6E8B90"
                strokeWidth="4"
              />
            ))}
            <circle cx={x} cy="170" r="4" fill="#0A1C22" />
          </Fragment>
        ))}
      </g>
    </>
  );
}

function Consultant() {
  return (
    <Person
      x={256}
      y={210}
      scale={0.92}
      flipped
      top="#12464D"
      trousers="#0E2A31"
      hair="short"
      wear={
        <>
          <path d="M-5-53L1-32L7-53Z" fill="#F7FBFB" />
          <path d="M0-50H3L4-36H-1Z" fill="#D9502A" />
        </>
      }
      nearHand={[40, -76]}
      nearElbow={1}
      farHand={[52, -90]}
      farElbow={1}
      lean={6}
      feet={[
        [-9, 0],
        [10, 0],
      ]}
      farArmInFront
    />
  );
}

function Colleague() {
  return (
    <Person
      x={44}
      y={212}
      scale={0.94}
      top="#F7FBFB"
      trousers="#2A6A70"
      hair="tail"
      hairColour={brownHair}
      nearHand={[32, -104]}
      nearElbow={1}
      farHand={[37, -98]}
      farElbow={1}
      farArmInFront
      feet={[
        [-12, 0],
        [12, 0],
      ]}
      front={
        <>
          <path d="M35-94V-120" stroke="#0A1C22" strokeWidth="5" strokeLinecap="round" />
          <g transform="translate(38 -132)rotate(6)">
            <rect x="-18" y="-11" width="36" height="22" rx="3" fill="#0A1C22" />
            <rect x="-15.5" y="-8.5" width="31" height="17" rx="1.5" fill="#E9F6F4" />
            <path d="M-12 5Q-10-1-2-2L2-5H9Q14 0 14 5Z" fill="#138080" />
            <rect x="0" y="-3" width="5" height="7" fill="#D9502A" />
            <circle cx="-12" cy="-5" r="1.8" fill="#E5484D" />
          </g>
        </>
      }
    />
  );
}

function CarShowroom() {
  return (
    <>
      <Hall />
      <Car />
      <Consultant />
      <Colleague />
    </>
  );
}

/** A car with its door open; the consultant bends down to the seat, a colleague films. */
export const carShowroomScene: Drawing = { width: 360, height: 220, Draw: CarShowroom };
