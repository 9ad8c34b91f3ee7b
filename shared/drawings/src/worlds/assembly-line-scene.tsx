import { Fragment } from 'react';
import type { Drawing } from '@site/shared/ui/drawing';
import { Helmet } from '../figure/clothes';
import { Limb } from '../figure/limb';
import { Person } from '../figure/person';
import { times } from '../figure/times';

function Hall() {
  return (
    <>
      <rect width="360" height="220" fill="#CFE3E1" />
      <path d="M0 0H360V34L300 10V34L240 10V34L180 10V34L120 10V34L60 10V34L0 10Z" fill="#0A5A5A" />
      {times(6).map((i) => (
        <path key={i} d={`M${i * 60 + 6} 34L${i * 60 + 54} 34V16Z`} fill="#F6FCFB" />
      ))}
      <path d="M0 34H360V40H0Z" fill="#083F45" />
      <path d="M0 150H360V220H0Z" fill="#B9CECB" />
      <path d="M0 150H360V153H0Z" fill="#9BB8B4" />
      <path d="M0 214L70 153H78L14 220H0Z" fill="#FFD978" />
      <path d="M0 64H360" stroke="#8FB3AF" strokeWidth="5" />
      <path d="M70 64V86M66 86h8l-2 8h-4z" stroke="#6E938F" strokeWidth="3" fill="#6E938F" />
      {times(3).map((i) => (
        <path key={i} d={`M${20 + i * 116} 64V150`} stroke="#A9C6C3" strokeWidth="6" />
      ))}
    </>
  );
}

function Line() {
  return (
    <>
      <path d="M148 126H360V142H148Z" fill="#24454C" />
      <path d="M148 126H360V130H148Z" fill="#4A6A70" />
      {times(8).map((i) => (
        <circle key={i} cx={162 + i * 28} cy="137" r="3.6" fill="#8FB3AF" />
      ))}
      <path d="M166 142V168M252 142V168M338 142V168" stroke="#24454C" strokeWidth="5" />
      {[164, 206, 304].map((x) => (
        <Fragment key={x}>
          <rect x={x} y="108" width="28" height="18" rx="2" fill="#F7FBFB" />
          <circle cx={x + 9} cy="117" r="4.5" fill="#2A9490" />
          <path d={`M${x + 17} 113h7M${x + 17} 119h7`} stroke="#8FB3AF" strokeWidth="2" />
        </Fragment>
      ))}
    </>
  );
}

function Robot() {
  return (
    <>
      <path d="M316 126H352L346 108H322Z" fill="#12464D" />
      <Limb from={[334, 108]} to={[318, 72]} radii={[9, 7]} fill="#E7F3F1" />
      <Limb from={[318, 72]} to={[270, 66]} radii={[8, 5]} fill="#F7FBFB" />
      <circle cx="334" cy="108" r="7" fill="#0B6E6E" />
      <circle cx="318" cy="72" r="6" fill="#0B6E6E" />
      <path d="M270 66V84M263 96V86H277V96" stroke="#0A1C22" strokeWidth="4" fill="none" />
      <path d="M258 100h24v12h-24z" fill="#F7FBFB" />
      <circle cx="270" cy="106" r="3.6" fill="#2A9490" />
    </>
  );
}

function Worker() {
  return (
    <Person
      x={256}
      y={206}
      scale={0.9}
      flipped
      top="#2A6A70"
      trousers="#2A6A70"
      hair="short"
      hat={<Helmet />}
      nearHand={[26, -82]}
      nearElbow={1}
      farHand={[34, -88]}
      farElbow={1}
      feet={[
        [-8, 0],
        [9, 0],
      ]}
      lean={4}
      wear={<path d="M-15-20H15V-15H-15Z" fill="#CFE3E1" />}
      front={
        <>
          <rect x="26" y="-98" width="22" height="15" rx="2" fill="#F7FBFB" transform="rotate(-12 37 -90)" />
          <path d="M31-93l12-2M32-88l9-1.5" stroke="#8FB3AF" strokeWidth="1.6" />
        </>
      }
    />
  );
}

function Recruiter() {
  return (
    <Person
      x={112}
      y={212}
      scale={1}
      top="#F2EEE8"
      trousers="#12333B"
      hair="tail"
      hat={<Helmet />}
      farHand={[48, -114]}
      farElbow={1}
      nearHand={[-38, -128]}
      nearElbow={1}
      feet={[
        [-11, 0],
        [13, 0],
      ]}
      wear={
        <>
          <path d="M-14.5-36Q-14-46-8-49L-4-52L-1-30V6H-12L-11-12Z" fill="#D9502A" />
          <path d="M14.5-36Q14-46 8-49L6-52L3-30V6H12L11-12Z" fill="#D9502A" />
          <path d="M-11-14H-1M3-14H11" stroke="#FFD978" strokeWidth="4" />
          <path d="M-8-48V-14M9-48V-14" stroke="#FFD978" strokeWidth="2.6" />
        </>
      }
      front={
        <>
          <path d="M-38-124L-41-140" stroke="#0A1C22" strokeWidth="5" strokeLinecap="round" />
          <g transform="translate(-44 -156)rotate(-8)">
            <rect x="-12" y="-19" width="24" height="37" rx="3" fill="#0A1C22" />
            <rect x="-9" y="-15" width="8" height="8" rx="2" fill="#24454C" />
            <circle cx="-5" cy="-11" r="2.2" fill="#7FE3D4" />
            <circle cx="7" cy="-13" r="2.2" fill="#E5484D" />
          </g>
        </>
      }
    />
  );
}

function Fence() {
  return (
    <>
      <path d="M332 220V182M352 220V182M326 188H360" stroke="#FFD978" strokeWidth="5" />
      <path d="M334 188l8 0M346 188l8 0" stroke="#0A1C22" strokeWidth="5" />
    </>
  );
}

function AssemblyLine() {
  return (
    <>
      <Hall />
      <Line />
      <Robot />
      <Worker />
      <Recruiter />
      <Fence />
    </>
  );
}

/** A recruiter walks and films along a line; a worker stops to answer. */
export const assemblyLineScene: Drawing = { width: 360, height: 220, Draw: AssemblyLine };
