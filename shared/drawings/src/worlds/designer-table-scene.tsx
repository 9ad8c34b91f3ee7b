import { Collar } from '../figure/clothes';
import { brownHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Studio() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#F3EEE5" />
      <path d="M0 170H360V220H0Z" fill="#DCCFB9" />
      <path d="M0 170H360V173H0Z" fill="#C9B99E" />
      <path d="M220 24H344V100H220Z" fill="#fff" />
      {times(12).map((sample) => (
        <rect
          key={sample}
          x={228 + (sample % 4) * 28}
          y={31 + Math.floor(sample / 4) * 22}
          width="24"
          height="18"
          rx="2"
          fill={
            ['#8A5A30', '#D9AE7F', '#F2EEE8', '#0B6E6E', '#8FCBC4', '#E8A98E', '#24454C', '#F6C98A', '#BCE3DE'][
              sample % 9
            ]
          }
        />
      ))}
    </>
  );
}

/** A floor plan seen from the camera above the table. */
function Overhead() {
  return (
    <>
      <rect x="20" y="22" width="132" height="88" rx="5" fill="#06282C" />
      <rect x="25" y="27" width="122" height="78" rx="2" fill="#F7FBFB" />
      <path d="M38 38H134V94H38ZM78 38V70M78 70H38M104 94V66H134" fill="none" stroke="#12464D" strokeWidth="4" />
      <path d="M46 46h20v12H46zM108 74h20v14h-20z" fill="#BCE3DE" />
      <path d="M86 76l14-10" stroke="#D9502A" strokeWidth="3" strokeLinecap="round" />
      <circle cx="137" cy="34" r="3" fill="#E5484D" />
      <path d="M178 0V34M166 34h24l4 12h-32z" stroke="#0A1C22" strokeWidth="3" fill="#0A1C22" />
      <circle cx="178" cy="48" r="4" fill="#7FE3D4" />
    </>
  );
}

function Table() {
  return (
    <>
      <path d="M92 158H300L318 172H74Z" fill="#F7FBFB" />
      <path d="M74 172H318V180H74Z" fill="#C9A67C" />
      <path d="M96 180V214M296 180V214" stroke="#8A6A48" strokeWidth="6" />
      <path d="M146 160H236L244 170H138Z" fill="#DDEFEC" stroke="#0B6E6E" strokeWidth="2" />
      <path d="M164 162l6 6M196 161v8M220 162l-4 7" stroke="#0B6E6E" strokeWidth="2" />
      <path d="M258 158v-16h12v16z" fill="#D9502A" />
      <path d="M261 142l-2-14M265 142v-18M268 142l3-13" stroke="#24454C" strokeWidth="2.4" strokeLinecap="round" />
    </>
  );
}

function DesignerTable() {
  return (
    <>
      <Studio />
      <Overhead />
      <Person
        x={184}
        y={212}
        scale={0.98}
        top="#0B6E6E"
        hair="bun"
        hairColour={brownHair}
        glasses
        wear={<Collar />}
        nearHand={[16, -58]}
        farHand={[34, -58]}
        nearElbow={1}
        lean={8}
      />
      <Table />
      <Person
        x={326}
        y={214}
        scale={0.98}
        flipped
        top="#D9502A"
        hair="short"
        nearHand={[32, -74]}
        farHand={[40, -84]}
        nearElbow={1}
      />
    </>
  );
}

/** A designer draws on a floor plan below a camera; a customer points at his room. */
export const designerTableScene: Drawing = { width: 360, height: 220, Draw: DesignerTable };
