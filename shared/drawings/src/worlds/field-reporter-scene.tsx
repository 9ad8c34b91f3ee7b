import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Riverside() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#AFC4C6" />
      <path d="M0 70L40 46L84 74L130 40L190 78L244 50L300 76L360 48V120H0Z" fill="#7E9EA0" />
      <path d="M0 96H360V150H0Z" fill="#5D8A8C" />
      {times(7).map((wave) => (
        <path
          key={wave}
          d={`M${(wave * 61) % 330} ${106 + (wave % 4) * 10}q8-5 16 0t16 0`}
          stroke="#A9CDCB"
          strokeWidth="2"
          fill="none"
        />
      ))}
      <path d="M0 146H360V220H0Z" fill="#4A5F66" />
      <path d="M0 146H360V152H0Z" fill="#D3DEDD" />
      {times(8).map((post) => (
        <path key={post} d={`M${16 + post * 48} 118V148`} stroke="#D3DEDD" strokeWidth="5" />
      ))}
      <path d="M0 124H360" stroke="#D3DEDD" strokeWidth="4" />
    </>
  );
}

function SandBags() {
  return (
    <>
      {times(7).map((bag) => (
        <rect
          key={bag}
          x={226 + (bag % 4) * 34 + (bag > 3 ? 17 : 0)}
          y={bag > 3 ? 150 : 168}
          width="32"
          height="17"
          rx="8"
          fill={bag % 2 ? '#D8C39A' : '#CDB483'}
        />
      ))}
    </>
  );
}

function Rain() {
  return times(22).map((drop) => (
    <path
      key={drop}
      d={`M${(drop * 47) % 356} ${(drop * 29) % 150}l-5 15`}
      stroke="#F2FAF9"
      strokeWidth="1.6"
      opacity=".7"
    />
  ));
}

function Reporter() {
  return (
    <Person
      x={150}
      y={238}
      scale={1.34}
      view="front"
      top="#F0B45E"
      trousers="#12333B"
      hair="bob"
      nearHand={[2, -96]}
      nearElbow={-1}
      farHand={[40, -92]}
      wear={<path d="M0-52V0M-14-24H14" stroke="#C98D3A" strokeWidth="2" />}
      behind={<path d="M-17-112Q0-130 17-112L14-96H-14Z" fill="#D99A3E" />}
      front={
        <>
          <path d="M3-94V-106" stroke="#0A1C22" strokeWidth="4" strokeLinecap="round" />
          <path d="M-4-103H10V-111H-4Z" fill="#D9502A" />
          <circle cx="3" cy="-114" r="4" fill="#24454C" />
        </>
      }
    />
  );
}

function FieldReporter() {
  return (
    <>
      <Riverside />
      <SandBags />
      <Reporter />
      <Rain />
    </>
  );
}

/** A reporter in the rain on the embankment. */
export const fieldReporterScene: Drawing = { width: 360, height: 220, Draw: FieldReporter };
