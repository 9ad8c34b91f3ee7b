import { Fragment } from 'react';
import type { Drawing } from '@site/shared/ui/drawing';
import { Collar } from '../figure/clothes';
import { OnAirTag, TurningCamera } from '../figure/gear';
import { brownHair, darkHair, Head, skinTone } from '../figure/head';
import type { HairStyle } from '../figure/hair-shapes';
import { Limb } from '../figure/limb';
import { Person } from '../figure/person';
import { times } from '../figure/times';

function Room() {
  return (
    <>
      <rect width="360" height="220" fill="#E7F3F1" />
      <path d="M0 150H360V220H0Z" fill="#CFE5E1" />
      <path d="M0 150H360V154H0Z" fill="#B4D5D0" />
      <rect x="262" y="26" width="82" height="62" rx="3" fill="#F7FBFB" stroke="#B4D5D0" strokeWidth="2" />
      {times(3).map((i) => (
        <Fragment key={i}>
          {times(3).map((j) => (
            <rect
              key={j}
              x={270 + j * 24}
              y={34 + i * 17}
              width="18"
              height="12"
              rx="1.5"
              fill={['#BCE3DE', '#F2EEE8', '#F6D9CC', '#8FCBC4'][(i * 2 + j * 3) % 4]}
            />
          ))}
        </Fragment>
      ))}
    </>
  );
}

function Screen() {
  return (
    <>
      <rect x="26" y="22" width="212" height="118" rx="6" fill="#06282C" />
      <rect x="31" y="27" width="202" height="108" rx="3" fill="#BCE3DE" />
      <rect x="31" y="27" width="112" height="108" fill="#8FCBC4" />
      <path d="M44 42h34v26H44zM84 42h18v26H84z" fill="#A9DAD3" />
      <path d="M48 135Q50 102 78 98H96Q124 102 127 135Z" fill="#D9502A" />
      <path d="M79 97L88 116L97 97Z" fill="#F7FBFB" />
      <path
        d="M79 97L74 106L88 126L102 106L97 97"
        fill="none"
        stroke="#B9401D"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <Head x={88} y={78} radius={16} hair="bun" glasses />
      <Limb from={[118, 124]} to={[134, 112]} radii={[8, 6]} fill="#C3461F" />
      <Limb from={[133, 113]} to={[141, 100]} radii={[5, 4.5]} fill="#F1CDB6" />
      <path d="M140 101L148 92" stroke="#F7FBFB" strokeWidth="3" strokeLinecap="round" />
      <rect x="149" y="36" width="76" height="76" rx="3" fill="#F7FBFB" />
      <circle cx="187" cy="72" r="27" fill="none" stroke="#0B6E6E" strokeWidth="2" />
      <path d="M163 84L187 45L211 84Z" fill="#CFEAE6" stroke="#0B6E6E" strokeWidth="2" strokeLinejoin="round" />
      <path d="M187 45V84" stroke="#D9502A" strokeWidth="2" strokeDasharray="4 3" />
      <path d="M155 122h44M155 128h28" stroke="#0B6E6E" strokeWidth="3" strokeLinecap="round" opacity=".55" />
      <OnAirTag x={36} y={32} />
      <TurningCamera x={132} y={17} />
    </>
  );
}

function Assistant() {
  return (
    <Person
      x={290}
      y={196}
      scale={0.86}
      flipped
      top="#2A9490"
      trousers="#12333B"
      hair="short"
      nearHand={[34, -90]}
      nearElbow={1}
      farHand={[20, -88]}
      farElbow={1}
      wear={<Collar />}
      lean={6}
      farArmInFront
      front={<rect x="16" y="-100" width="20" height="15" rx="2" fill="#F7FBFB" transform="rotate(-14 26 -92)" />}
    />
  );
}

type PupilProps = { x: number; y: number; fill: string; hair: HairStyle; hairColour: string };

/** A child from behind. */
function Pupil({ x, y, fill, hair, hairColour }: PupilProps) {
  return (
    <>
      <path
        d={`M${x - 27} 220V${y + 30}Q${x - 25} ${y + 19} ${x - 7} ${y + 16}H${x + 7}Q${x + 25} ${y + 19} ${x + 27} ${y + 30}V220Z`}
        fill={fill}
      />
      <Head x={x} y={y} radius={14.5} view="back" hair={hair} hairColour={hairColour} />
    </>
  );
}

function RaisedArm() {
  return (
    <>
      <Limb from={[220, 210]} to={[236, 186]} radii={[8, 6]} fill="#12464D" />
      <Limb from={[236, 186]} to={[233, 158]} radii={[5.5, 4.5]} fill="#12464D" />
      <Limb from={[233, 156]} to={[233, 149]} radii={[4, 4.5]} fill={skinTone} />
    </>
  );
}

function Class() {
  return (
    <>
      <Pupil x={48} y={180} fill="#0B6E6E" hair="bob" hairColour={darkHair} />
      <Pupil x={122} y={186} fill="#F7FBFB" hair="tail" hairColour={brownHair} />
      <RaisedArm />
      <Pupil x={202} y={184} fill="#12464D" hair="short" hairColour={darkHair} />
      <Pupil x={330} y={196} fill="#E8B39C" hair="bob" hairColour={darkHair} />
      <path d="M0 208H96V220H0ZM110 210H246V220H110Z" fill="#F2EEE8" />
      <path d="M0 208H96V211H0ZM110 210H246V213H110Z" fill="#fff" />
      <path d="M14 208L20 200H44L42 208Z" fill="#fff" />
      <path d="M224 210V196H228V210Z" fill="#D9502A" />
    </>
  );
}

function DualClass() {
  return (
    <>
      <Room />
      <Screen />
      <Assistant />
      <Class />
    </>
  );
}

/** A class with its teacher on the screen; the assistant picks the child whose hand is up. */
export const dualClassScene: Drawing = { width: 360, height: 220, Draw: DualClass };
