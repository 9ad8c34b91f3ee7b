import { Bust } from '../figure/bust';
import { Crowd, type Guest } from '../figure/crowd';
import { CameraOnTripod } from '../figure/gear';
import { brownHair, darkHair, greyHair } from '../figure/head';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Wall() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#0B4C66" />
      <path d="M0 0H360V128H0Z" fill="#1A6580" />
      {times(12).map((fold) => (
        <path key={fold} d={`M${fold * 32} 0v128`} stroke="#155A73" strokeWidth="6" />
      ))}
      <path d="M84 18H276V46H84Z" fill="#0B4C66" />
      <path d="M112 32H248" stroke="#F7FBFB" strokeWidth="7" strokeLinecap="round" />
      <path d="M30 40V128M330 40V128" stroke="#D8C39A" strokeWidth="3" />
      <path d="M31 42q22 4 20 34t-16 40zM329 42q-22 4-20 34t16 40z" fill="#D9502A" />
    </>
  );
}

const speakers: readonly Guest[] = [
  { x: 96, y: 78, fill: '#12333B', hair: 'short', hairColour: greyHair },
  { x: 180, y: 76, fill: '#22323A', hair: 'bob', hairColour: darkHair },
  { x: 264, y: 78, fill: '#12333B', hair: 'short', hairColour: darkHair },
];

/** Three who answer, each with a name plate and a microphone. */
function Podium() {
  return (
    <>
      <Crowd guests={speakers} radius={14} view="front" />
      <path d="M36 122H324V168H36Z" fill="#C9A36F" />
      <path d="M36 122H324V129H36Z" fill="#E2C494" />
      {speakers.map(({ x }) => (
        <g key={x}>
          <path d={`M${x - 22} 134h44v14h-44z`} fill="#F7FBFB" />
          <path d={`M${x - 12} 141h24`} stroke="#12333B" strokeWidth="3.6" />
          <path d={`M${x + 26} 122Q${x + 22} 108 ${x + 12} 106`} stroke="#0A1C22" strokeWidth="2.4" fill="none" />
          <circle cx={x + 11} cy="106" r="3.4" fill="#0A1C22" />
        </g>
      ))}
    </>
  );
}

function PressHall() {
  return (
    <>
      <Wall />
      <Podium />
      <path d="M0 168H360V220H0Z" fill="#072F40" />
      <CameraOnTripod x={62} y={226} height={34} />
      <Bust x={142} y={190} radius={13} fill="#0E2A31" view="back" hair="tail" hairColour={brownHair} />
      <Bust x={218} y={194} radius={13} fill="#3C5560" view="back" hair="short" hairColour={darkHair} />
      <CameraOnTripod x={304} y={226} height={30} flipped />
    </>
  );
}

/** A press conference: three at the table, cameras before them. */
export const pressHallScene: Drawing = { width: 360, height: 220, Draw: PressHall };
