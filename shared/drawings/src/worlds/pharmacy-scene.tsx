import { Fragment } from 'react';
import type { Drawing } from '@site/shared/ui/drawing';
import { PhoneOnTripod } from '../figure/gear';
import { greyHair } from '../figure/head';
import { Limb } from '../figure/limb';
import { Person } from '../figure/person';
import { times } from '../figure/times';

function Drawers() {
  return (
    <>
      <rect width="360" height="220" fill="#E4F2EF" />
      <path d="M0 18H196V150H0Z" fill="#7A5A3E" />
      {times(5).map((r) => (
        <Fragment key={r}>
          {times(8).map((c) => (
            <Fragment key={c}>
              <rect
                x={5 + c * 24}
                y={24 + r * 25}
                width="21"
                height="22"
                rx="1.5"
                fill={(r + c) % 5 === 2 ? '#A6805A' : '#966F4C'}
              />
              <rect x={10 + c * 24} y={28 + r * 25} width="11" height="5" rx="1" fill="#F2E3CC" />
              <circle cx={15.5 + c * 24} cy={40 + r * 25} r="2.2" fill="none" stroke="#F6C98A" strokeWidth="1.3" />
            </Fragment>
          ))}
        </Fragment>
      ))}
      <path d="M0 10H200V18H0Z" fill="#5F442D" />
    </>
  );
}

function Shelves() {
  return (
    <>
      <rect x="212" y="14" width="136" height="136" rx="3" fill="#fff" />
      {[58, 100].map((y) => (
        <path key={y} d={`M212 ${y}h136v4H212z`} fill="#BFDAD7" />
      ))}
      {times(6).map((i) => (
        <Fragment key={i}>
          <rect
            x={219 + i * 21}
            y={66 + (i % 2) * 4}
            width="17"
            height={34 - (i % 2) * 4}
            rx="1.5"
            fill={['#BCE3DE', '#F6D9CC', '#8FCBC4', '#E9F7F5', '#BCE3DE', '#CFE0F0'][i]}
          />
          <path d={`M${222 + i * 21} ${80}h11M${222 + i * 21} ${85}h7`} stroke="#0B6E6E" strokeWidth="1.8" />
        </Fragment>
      ))}
      {times(5).map((i) => (
        <Fragment key={i}>
          <path d={`M${222 + i * 25} 150V124q0-4 4-5v-6h9v6q4 1 4 5v26z`} fill={i % 2 ? '#2A9490' : '#E2A46B'} />
          <path d={`M${222 + i * 25} 130h17v11h-17z`} fill="#fff" />
        </Fragment>
      ))}
      <circle cx="236" cy="38" r="16" fill="#0F7A58" />
      <path d="M232.5 28h7v6.5h6.5v7h-6.5V48h-7v-6.5H226v-7h6.5z" fill="#fff" />
      <path d="M262 32h70M262 43h46" stroke="#0F7A58" strokeWidth="5" strokeLinecap="round" opacity=".75" />
    </>
  );
}

function Pharmacist() {
  return (
    <Person
      x={122}
      y={222}
      scale={1.06}
      top="#F7FBFB"
      topShade="#D9E8E6"
      nearSleeve="#EDF5F4"
      trousers="#12333B"
      hair="short"
      hairColour={greyHair}
      glasses
      legless
      noShadow
      under={<path d="M-12-4H12L13 16H-13Z" fill="#F7FBFB" />}
      wear={
        <>
          <path d="M-5-53L1-38L7-53Z" fill="#2A9490" />
          <path d="M-5-53L-9-43L1-24L8-53M1-24V6" fill="none" stroke="#C4DAD8" strokeWidth="1.6" />
          <rect x="-12" y="-30" width="9" height="9" rx="1" fill="none" stroke="#C4DAD8" strokeWidth="1.4" />
          <rect x="-11" y="-36" width="2" height="9" fill="#0B6E6E" />
        </>
      }
      nearHand={[30, -104]}
      nearElbow={1}
      farHand={[40, -120]}
      farElbow={1}
      between={
        <>
          <g transform="rotate(-9 42 -118)">
            <rect x="30" y="-134" width="25" height="32" rx="2" fill="#D9502A" />
            <path d="M30-126h25v9h-25z" fill="#F7FBFB" />
            <path d="M34-122h15M34-112h10M34-107h13" stroke="#F7D9CC" strokeWidth="1.8" />
            <path d="M34-121.5h12" stroke="#B9401D" strokeWidth="2" />
          </g>
        </>
      }
      front={<Limb from={[30, -103]} to={[38, -108]} radii={[3.6, 1.7]} fill="#F1CDB6" />}
    />
  );
}

function Counter() {
  return (
    <>
      <path d="M0 154H360V163H0Z" fill="#F7FBFB" />
      <path d="M0 163H360V220H0Z" fill="#A9D6D0" />
      <path d="M10 170H350V212H10Z" fill="#CFEAE6" />
      <path d="M10 192H350" stroke="#A9D6D0" strokeWidth="3" />
      {times(11).map((i) => (
        <rect
          key={i}
          x={20 + i * 30}
          y={176 + (i % 3) * 2}
          width="20"
          height={16 - (i % 3) * 2}
          rx="1.5"
          fill={['#fff', '#8FCBC4', '#F6D9CC', '#2A9490'][i % 4]}
        />
      ))}
      {times(10).map((i) => (
        <rect
          key={i}
          x={26 + i * 33}
          y="199"
          width="22"
          height="13"
          rx="1.5"
          fill={['#F6D9CC', '#fff', '#2A9490', '#BCE3DE'][i % 4]}
        />
      ))}
      <path d="M40 170L22 212M60 170L42 212" stroke="#fff" strokeWidth="3" opacity=".5" />
    </>
  );
}

function Phone() {
  return (
    <>
      <PhoneOnTripod x={214} y={156} height={22} width={25} length={43} screen="#966F4C">
        <path d="M-7 11Q-8-2 0-3Q8-2 7 11Z" fill="#F7FBFB" />
        <circle cx="0" cy="-7" r="4.4" fill="#F1CDB6" />
        <path d="M-4.6-7A4.7 4.7 0 0 1 4.6-8.5Z" fill="#B9C4C6" />
        <rect x="5" y="0" width="5" height="7" fill="#D9502A" />
        <path d="M-11 11H11V16Q11 19.6 8 19.6H-8Q-11 19.6-11 16Z" fill="#06282C" opacity=".8" />
        <path d="M-8 14.5h10" stroke="#fff" strokeWidth="1.6" />
      </PhoneOnTripod>
    </>
  );
}

function Customer() {
  return (
    <Person
      x={302}
      y={236}
      scale={1.02}
      flipped
      top="#2A6A70"
      trousers="#12333B"
      hair="bun"
      hairColour="#C9D0D1"
      skin="#EBC3A8"
      noShadow
      lean={7}
      shoeless
      nearHand={[34, -76]}
      nearElbow={1}
      farHand={[40, -84]}
      farElbow={1}
      wear={<path d="M-6-52Q1-40 8-52L11-46Q1-34-10-46Z" fill="#F2EEE8" />}
    />
  );
}

function Pharmacy() {
  return (
    <>
      <Drawers />
      <Shelves />
      <Pharmacist />
      <Counter />
      <Phone />
      <Customer />
    </>
  );
}

/** A pharmacist reads out how a medicine is taken, across the counter from an old man. */
export const pharmacyScene: Drawing = { width: 360, height: 220, Draw: Pharmacy };
