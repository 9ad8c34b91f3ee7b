import { Fragment } from 'react';
import type { Drawing } from '@site/shared/ui/drawing';
import { Apron } from '../figure/clothes';
import { LiveLamp } from '../figure/gear';
import { brownHair } from '../figure/head';
import { Limb } from '../figure/limb';
import { Person } from '../figure/person';
import { times } from '../figure/times';

function Room() {
  return (
    <>
      <rect width="360" height="220" fill="#D9EFEB" />
      <path d="M0 170H360V220H0Z" fill="#F2EEE8" />
      <path d="M0 170H360V173H0Z" fill="#DCD3C5" />
      <rect x="196" y="16" width="152" height="156" rx="4" fill="#fff" />
      {[52, 92, 132].map((y) => (
        <path key={y} d={`M196 ${y}h152v5H196z`} fill="#BFDAD7" />
      ))}
    </>
  );
}

function Goods() {
  return (
    <>
      {times(4).map((i) => (
        <Fragment key={i}>
          <rect x={203 + i * 21} y="27" width="18" height="25" rx="2" fill={i % 2 ? '#8FCBC4' : '#BCE3DE'} />
          <circle cx={212 + i * 21} cy="38" r="5" fill="#fff" />
        </Fragment>
      ))}
      {times(4).map((i) => (
        <Fragment key={i}>
          <path d={`M${294 + i * 13} 52V38q0-3 4-3t4 3v14z`} fill="#F7FBFB" stroke="#8FCBC4" strokeWidth="1.2" />
          <path d={`M${295.5 + i * 13} 35h5l-1-5h-3z`} fill="#E8A98E" />
        </Fragment>
      ))}
      <g fill="#C99A6B">
        <circle cx="214" cy="77" r="8" />
        <circle cx="208" cy="70" r="3.2" />
        <circle cx="220" cy="70" r="3.2" />
        <path d="M205 92q0-10 9-10t9 10z" />
      </g>
      <circle cx="214" cy="79" r="3.6" fill="#EBD3B5" />
      {times(3).map((i) => (
        <rect
          key={i}
          x={232 + i * 19}
          y={70}
          width="16"
          height="22"
          rx="2"
          fill={['#F6D9CC', '#F6C98A', '#F6D9CC'][i]}
        />
      ))}
      <path d="M296 92V72h20v20zM320 92V66h20v26z" fill="#2A9490" />
      <path d="M296 78h20M320 74h20" stroke="#fff" strokeWidth="3" />
      {times(5).map((i) => (
        <path
          key={i}
          d={`M${206 + i * 28} 100h20l4 5-4 3v14h-20v-14l-4-3z`}
          fill={['#fff', '#F6D9CC', '#BCE3DE', '#FFF3D6', '#CFE0F0'][i]}
          stroke="#CFE2DF"
        />
      ))}
    </>
  );
}

function Mobile() {
  return (
    <>
      <path d="M96 20V34M96 34H70V52M96 34H122V50M96 34V60" stroke="#8AA9A6" strokeWidth="1.6" fill="none" />
      <path d="M70 52l3 6 6 1-4.5 4 1 6-5.5-3-5.5 3 1-6-4.5-4 6-1z" fill="#F6C98A" />
      <path d="M115 56a8 8 0 1 0 12-4a7 7 0 0 1-12 4z" fill="#F7FBFB" />
      <circle cx="96" cy="66" r="6.5" fill="#E8A98E" />
    </>
  );
}

function Guide() {
  return (
    <Person
      x={166}
      y={204}
      scale={0.86}
      flipped
      top="#F7FBFB"
      trousers="#2A6A70"
      hair="bun"
      wear={<Apron fill="#0B6E6E" length={12} />}
      nearHand={[26, -118]}
      nearElbow={1}
      farHand={[46, -121]}
      farElbow={1}
      sleeve="rolled"
      farArmInFront
      front={
        <>
          <g transform="translate(40 -114)scale(1.45)rotate(4)">
            <path d="M-14-10l8-3q6 5 12 0l8 3 8 8-7 6-5-4v16q-4 8-9 3q-5 5-9-3v-16l-5 4-7-6z" fill="#FFD978" />
            <path d="M-6-13q6 5 12 0q-6 9-12 0z" fill="#F6C04E" />
            <circle cx="0.5" cy="4" r="4.5" fill="#fff" />
          </g>
          <Limb from={[27, -119]} to={[31, -124]} radii={[3.6, 2.6]} fill="#F1CDB6" />
          <Limb from={[47, -122]} to={[51, -125]} radii={[3.2, 2.4]} fill="#F1CDB6" />
        </>
      }
    />
  );
}

function Crib() {
  return (
    <>
      <g stroke="#C99A6B" strokeWidth="4" fill="none">
        <path d="M34 106V206M150 106V206" />
      </g>
      <path d="M30 122H154V129H30Z" fill="#D9AE7F" />
      <path d="M30 180H154V188H30Z" fill="#D9AE7F" />
      {times(9).map((i) => (
        <path key={i} d={`M${46 + i * 11.5} 129V180`} stroke="#D9AE7F" strokeWidth="3" />
      ))}
      <path d="M36 180V168Q56 156 92 160T148 166V180Z" fill="#fff" />
      <path d="M84 180V166Q120 154 148 166V180Z" fill="#8FCBC4" opacity=".85" />
      {times(9).map((i) => (
        <path key={i} d={`M${46 + i * 11.5} 158V180`} stroke="#D9AE7F" strokeWidth="3" />
      ))}
    </>
  );
}

function Customer() {
  return (
    <Person
      x={236}
      y={208}
      scale={0.86}
      flipped
      top="#D9502A"
      trousers="#F1CDB6"
      bareLegs
      hair="long"
      hairColour={brownHair}
      skirt={36}
      skirtColour="#D9502A"
      shoes="#F7FBFB"
      nearHand={[11, -78]}
      nearElbow={1}
      farHand={[17, -95]}
      farElbow={1}
      under={<path d="M6-28Q26-22 21-3Q15 7 4 5Z" fill="#D9502A" />}
      lean={-4}
    />
  );
}

function RingLight() {
  return (
    <g transform="translate(310 212)">
      <path d="M0-86V-6M0-20L-20 2M0-20L20 2" stroke="#0A1C22" strokeWidth="3" strokeLinecap="round" />
      <circle cy="-112" r="29" fill="none" stroke="#fff" strokeWidth="8" />
      <circle cy="-112" r="29" fill="none" stroke="#F6E9CF" strokeWidth="4" />
      <rect x="-11.5" y="-132" width="23" height="40" rx="3" fill="#0A1C22" />
      <rect x="-9.5" y="-129.5" width="19" height="35" rx="1.5" fill="#D9EFEB" />
      <path d="M-9.5-104H9.5V-94.5H-9.5Z" fill="#D9AE7F" />
      <path d="M-4-104Q-5-114 0-115Q6-114 5-104Z" fill="#0B6E6E" />
      <circle cx="0" cy="-119" r="3.6" fill="#F1CDB6" />
      <path d="M-3.8-119A3.8 3.8 0 0 1 3.8-120Z" fill="#12262C" />
      <LiveLamp x={-6} y={-126} radius={1.6} />
    </g>
  );
}

function BabyStore() {
  return (
    <>
      <Room />
      <Goods />
      <Mobile />
      <Guide />
      <Crib />
      <Customer />
      <RingLight />
    </>
  );
}

/** A shop for babies: the guide holds up clothes beside a crib for a mother to be. */
export const babyStoreScene: Drawing = { width: 360, height: 220, Draw: BabyStore };
