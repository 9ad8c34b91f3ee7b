import { Bust } from '../figure/bust';
import { brownHair, darkHair } from '../figure/head';
import { LiveLamp } from '../figure/gear';
import { Person } from '../figure/person';
import type { Drawing } from '@site/shared/ui/drawing';

function Stage() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#06282C" />
      <path d="M0 0H360V10H0Z" fill="#031A1D" />
      <path d="M0 156H360V172H0Z" fill="#0B4E51" />
      <path d="M0 156H360V159H0Z" fill="#7FE3D4" opacity=".5" />
    </>
  );
}

const lines = [
  { indent: 0, parts: [34, 52], call: true },
  { indent: 14, parts: [22, 70], call: false },
  { indent: 14, parts: [48, 30], call: true },
  { indent: 28, parts: [60, 26], call: false },
  { indent: 28, parts: [26, 44], call: false },
  { indent: 14, parts: [18, 0], call: false },
  { indent: 0, parts: [12, 0], call: false },
];

/** Code large enough to be read on a phone. */
function Code() {
  return (
    <>
      <rect x="26" y="22" width="232" height="122" rx="5" fill="#0D3238" />
      <path d="M26 22H48V144H26Z" fill="#0A282D" />
      {lines.map(({ indent, parts: [first = 0, second = 0], call }, index) => (
        <g key={index} transform={`translate(${58 + indent} ${38 + index * 15})`} strokeLinecap="round" strokeWidth="6">
          <path d={`M${-26 - indent} 0h8`} stroke="#2A5A60" strokeWidth="4" />
          <path d={`M0 0h${first}`} stroke={call ? '#FF8A5C' : '#7FE3D4'} />
          {second > 0 && <path d={`M${first + 12} 0h${second}`} stroke="#C9E6E2" />}
        </g>
      ))}
      <path d="M76 106h150" stroke="#F6C98A" strokeWidth="16" opacity=".16" />
    </>
  );
}

function Speaker() {
  return (
    <Person
      x={300}
      y={170}
      scale={0.84}
      flipped
      top="#2A9490"
      trousers="#24454C"
      hair="short"
      glasses
      nearHand={[24, -86]}
      farHand={[48, -112]}
      farElbow={1}
      noShadow
      wear={<path d="M-9-50Q0-38 9-50L12-40Q0-26-12-40Z" fill="#227672" />}
    />
  );
}

function Audience() {
  return (
    <>
      <Bust x={40} y={190} radius={13} fill="#031A1D" view="back" hair="short" hairColour={darkHair} />
      <Bust x={104} y={196} radius={13} fill="#0A282D" view="back" hair="bob" hairColour={brownHair} />
      <Bust x={168} y={188} radius={13} fill="#031A1D" view="back" hair="tail" hairColour={darkHair} />
      <Bust x={232} y={196} radius={13} fill="#0A282D" view="back" hair="short" hairColour={brownHair} />
      <rect x="122" y="176" width="32" height="22" rx="3" fill="#0A1C22" />
      <rect x="125" y="179" width="26" height="16" rx="1" fill="#0D3238" />
      <path d="M129 184h10M129 189h16" stroke="#7FE3D4" strokeWidth="2" strokeLinecap="round" />
      <LiveLamp x={341} y={26} radius={4} />
    </>
  );
}

function CodeStage() {
  return (
    <>
      <Stage />
      <Code />
      <Speaker />
      <Audience />
    </>
  );
}

/** A developers’ day: the code is sharp to the last hour. */
export const codeStageScene: Drawing = { width: 360, height: 220, Draw: CodeStage };
