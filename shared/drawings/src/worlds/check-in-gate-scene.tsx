import { Lanyard, Suit } from '../figure/clothes';
import { brownHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Foyer() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#E3EFED" />
      <path d="M0 0H360V20H0Z" fill="#0B5558" />
      <path d="M0 164H360V220H0Z" fill="#C9DAD8" />
      <path d="M0 164H360V167H0Z" fill="#AFC6C4" />
      <path d="M214 34H352V164H214Z" fill="#0B6E6E" />
      <path d="M222 42H344V164H222Z" fill="#083F45" />
      <path d="M236 58h76M236 72h50" stroke="#7FE3D4" strokeWidth="6" strokeLinecap="round" />
      <path d="M236 92h94M236 104h94M236 116h64" stroke="#2A9490" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

/** Each gate reads a badge and opens. */
function Gates() {
  return (
    <>
      {times(3).map((gate) => (
        <g key={gate} transform={`translate(${100 + gate * 74} 0)`}>
          <rect x="0" y="126" width="22" height="82" rx="5" fill="#24454C" />
          <rect x="3" y="130" width="16" height="20" rx="2" fill={gate === 1 ? '#2FB88C' : '#7FE3D4'} />
          <path d="M7 140l3 4l6-8" stroke="#06282C" strokeWidth="2.4" fill="none" strokeLinecap="round" />
          <path d="M22 158H44V164H22Z" fill={gate === 1 ? 'none' : '#8FCBC4'} />
        </g>
      ))}
    </>
  );
}

const badge = (
  <>
    <Suit />
    <Lanyard />
  </>
);

function Guests() {
  return (
    <>
      <Person x={76} y={206} scale={0.92} top="#12464D" wear={badge} nearHand={[28, -98]} farHand={[38, -104]} />
      <Person
        x={28}
        y={212}
        scale={0.96}
        top="#D9502A"
        hair="bob"
        hairColour={brownHair}
        wear={badge}
        nearHand={[16, -80]}
      />
      <Person
        x={210}
        y={206}
        scale={0.9}
        top="#2A9490"
        hair="short"
        wear={badge}
        feet={[
          [-14, 0],
          [16, 0],
        ]}
        nearHand={[20, -84]}
        farHand={[-10, -80]}
      />
    </>
  );
}

function Helper() {
  return (
    <Person
      x={324}
      y={212}
      scale={0.98}
      flipped
      top="#F7FBFB"
      hair="bun"
      wear={<Lanyard />}
      nearHand={[28, -92]}
      farHand={[44, -112]}
      farElbow={1}
      front={<rect x="18" y="-104" width="20" height="26" rx="2" fill="#0A1C22" />}
    />
  );
}

function CheckInGate() {
  return (
    <>
      <Foyer />
      <Gates />
      <Guests />
      <Helper />
    </>
  );
}

/** Guests with badges go through the gates of a meeting. */
export const checkInGateScene: Drawing = { width: 360, height: 220, Draw: CheckInGate };
