import { Fragment } from 'react';
import type { Drawing } from '@site/shared/ui/drawing';
import { Bust } from '../figure/bust';
import { Lanyard } from '../figure/clothes';
import { LiveLamp } from '../figure/gear';
import { Head, brownHair, darkHair, greyHair } from '../figure/head';
import type { HairStyle } from '../figure/hair-shapes';
import { Limb } from '../figure/limb';
import { Person } from '../figure/person';
import { times } from '../figure/times';

const rows = [
  { y: 62, fill: '#8FCBC4' },
  { y: 86, fill: '#6CB7B0' },
  { y: 110, fill: '#4DA39D' },
];
const clothes = ['#0B6E6E', '#F2EEE8', '#12464D', '#E8A98E', '#2A9490', '#F7FBFB', '#0A5A5A'];
const styles: HairStyle[] = ['short', 'bob', 'bun', 'short', 'tail'];
const places = 6;

/** The place beside the aisle stays free. */
const isFree = (row: number, place: number) => row === 1 && place === places - 1;
const inTurn = <Value,>(values: readonly Value[], index: number) => values[index % values.length] as Value;

function Phone({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <>
      <Limb from={[x + 6, y + 17]} to={[x + 12, y + 6]} radii={[3, 2.4]} fill={fill} />
      <rect x={x + 9} y={y - 4} width="6" height="10" rx="1.2" fill="#0A1C22" />
      <rect x={x + 10} y={y - 3} width="4" height="8" fill="#7FE3D4" />
    </>
  );
}

function Parent({ row, place, y }: { row: number; place: number; y: number }) {
  const x = 16 + place * 31 + row * 7;
  const fill = inTurn(clothes, place * 2 + row * 3);
  const grey = place === 4 && row === 0;
  const hairColour = grey ? greyHair : inTurn([darkHair, brownHair, darkHair], place + row);
  return (
    <>
      <Bust x={x} y={y} radius={6.4} fill={fill} hair={inTurn(styles, place + row * 2)} hairColour={hairColour} />
      {(place + row) % 3 === 1 && <Phone x={x} y={y} fill={fill} />}
    </>
  );
}

function Hall() {
  return (
    <>
      <rect width="360" height="220" fill="#DDEFEC" />
      <path d="M0 0H360V12H0Z" fill="#0B5558" />
      {times(6).map((i) => (
        <path key={i} d={`M${212 + i * 25} 20h21v18h-21z`} fill="#F6FCFB" />
      ))}
      <path d="M0 150H360V220H0Z" fill="#EBDCC6" />
      <path d="M0 150H360V153H0Z" fill="#D6C2A5" />
      <path d="M150 220Q196 168 360 166" fill="none" stroke="#fff" strokeWidth="3" />
      <path d="M262 220L318 153" stroke="#fff" strokeWidth="3" />
      <path d="M0 40H188L208 150H0Z" fill="#BFE0DB" />
      {rows.map(({ y, fill }, i) => (
        <Fragment key={y}>
          <path d={`M0 ${y + 14}H${192 + i * 5}L${194 + i * 5} ${y + 24}H0Z`} fill="#F6FCFB" />
          <path d={`M0 ${y + 20}H${193 + i * 5}L${197 + i * 5} ${y + 38}H0Z`} fill={fill} />
        </Fragment>
      ))}
    </>
  );
}

function Stands() {
  return (
    <>
      {rows.map(({ y }, row) =>
        times(places)
          .filter((place) => !isFree(row, place))
          .map((place) => <Parent key={`${row}-${place}`} row={row} place={place} y={y - 5} />),
      )}
      <path d="M0 148H212L214 154H0Z" fill="#0A5A5A" />
    </>
  );
}

function Hoop() {
  return (
    <>
      <path d="M326 34V150" stroke="#12464D" strokeWidth="5" />
      <path d="M326 46L306 56" stroke="#12464D" strokeWidth="4" />
      <path d="M292 34L312 38V76L292 72Z" fill="#fff" stroke="#12464D" strokeWidth="2" />
      <path d="M297 50L307 52V66L297 64Z" fill="none" stroke="#D9502A" strokeWidth="1.8" />
      <ellipse cx="290" cy="72" rx="10" ry="3" fill="none" stroke="#D9502A" strokeWidth="2.2" />
      <path d="M281 73L285 88H295L299 73M285 74L291 88M295 74L289 88" stroke="#9DB9B6" strokeWidth="1" fill="none" />
      <path d="M206 176H286L292 184V198H200V184Z" fill="#0B6E6E" />
      <path d="M206 176H286L292 184H200Z" fill="#2A9490" />
    </>
  );
}

function Volunteer() {
  return (
    <Person
      x={236}
      y={180}
      scale={0.8}
      top="#D9502A"
      trousers="#12333B"
      hair="tail"
      sleeve="short"
      nearHand={[22, -116]}
      nearElbow={1}
      farHand={[40, -142]}
      farElbow={1}
      feet={[
        [-7, 0],
        [8, 0],
      ]}
      noShadow
      wear={<Lanyard stroke="#F7FBFB" />}
      front={
        <>
          <path d="M20-114L17-127" stroke="#0A1C22" strokeWidth="3.6" strokeLinecap="round" />
          <circle cx="16.5" cy="-128.5" r="3.6" fill="#24454C" />
        </>
      }
    />
  );
}

function Arrival() {
  return (
    <>
      <Person
        x={316}
        y={206}
        scale={0.78}
        flipped
        top="#F2EEE8"
        trousers="#2A6A70"
        hair="short"
        nearHand={[-3, -68]}
        nearElbow={1}
        farHand={[14, -66]}
        feet={[
          [-9, 0],
          [12, 0],
        ]}
        behind={<rect x="-26" y="-128" width="20" height="46" rx="8" fill="#0B6E6E" />}
      />
      <g transform="translate(334 206)">
        <rect x="-11" y="-42" width="22" height="38" rx="4" fill="#12464D" />
        <path d="M-5-38V-8M5-38V-8" stroke="#2A6A70" strokeWidth="2" />
        <path d="M-6-42V-64H6V-42" fill="none" stroke="#0A1C22" strokeWidth="2" />
        <circle cx="-7" cy="-2" r="2.6" fill="#0A1C22" />
        <circle cx="7" cy="-2" r="2.6" fill="#0A1C22" />
      </g>
    </>
  );
}

function FilmingParent() {
  return (
    <>
      <path d="M14 220Q16 186 48 180H62Q92 184 98 220Z" fill="#12464D" />
      <Head x={55} y={160} radius={17} view="back" hair="bob" hairColour={brownHair} />
      <Limb from={[88, 204]} to={[124, 186]} radii={[9, 7.5]} fill="#12464D" />
      <Limb from={[122, 188]} to={[132, 158]} radii={[7.5, 5.5]} fill="#12464D" />
      <g transform="rotate(-5 140 128)">
        <rect x="96" y="100" width="88" height="50" rx="6" fill="#0A1C22" />
        <rect x="100" y="104" width="80" height="42" rx="3" fill="#CFEAE6" />
        <path d="M100 132H180V146H100Z" fill="#EBDCC6" />
        <path d="M100 110H132L140 132H100Z" fill="#8FCBC4" />
        <path d="M150 141V128Q150 122 155 121H158Q163 122 163 128V141Z" fill="#D9502A" />
        <path d="M161 124L170 115" stroke="#D9502A" strokeWidth="3.4" strokeLinecap="round" />
        <circle cx="156.5" cy="116" r="4.6" fill="#F1CDB6" />
        <path d="M151.8 115.5A4.8 4.8 0 0 1 161 114Z" fill="#12262C" />
        <rect x="103" y="107" width="22" height="9" rx="2" fill="#06282C" />
        <LiveLamp x={107.5} y={111.5} radius={1.9} />
        <path d="M112 111.5h9" stroke="#fff" strokeWidth="1.8" />
      </g>
      <path d="M126 152Q128 144 136 143L142 145Q144 152 138 158Q130 162 126 156Z" fill="#F1CDB6" />
      <path d="M134 146Q138 138 144 140" stroke="#F1CDB6" strokeWidth="5" strokeLinecap="round" fill="none" />
    </>
  );
}

function WelcomeGym() {
  return (
    <>
      <Hall />
      <Stands />
      <Hoop />
      <Volunteer />
      <Arrival />
      <FilmingParent />
    </>
  );
}

/** Parents on the stands of a gym, phones up; a volunteer explains the way of the first day. */
export const welcomeGymScene: Drawing = { width: 360, height: 220, Draw: WelcomeGym };
