import { Apron } from '../figure/clothes';
import { brownHair, Head } from '../figure/head';
import { LiveLamp } from '../figure/gear';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Room() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#FBEDE5" />
      <path d="M0 164H360V220H0Z" fill="#EAD9CC" />
      <path d="M0 164H360V167H0Z" fill="#DDC3B2" />
      {times(3).map((mirror) => (
        <g key={mirror} transform={`translate(${20 + mirror * 112} 0)`}>
          <rect x="0" y="22" width="78" height="96" rx="39" fill="#fff" />
          <rect x="5" y="27" width="68" height="86" rx="34" fill="#DDF1EE" />
          <path d="M20 96L52 40M34 104L60 60" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".8" />
          <path d="M-4 126H82V134H-4Z" fill="#E4C7B6" />
          <path d="M6 126v-14h8v14zM20 126v-18h7v18z" fill={mirror % 2 ? '#2A9490' : '#D9502A'} />
          <path d="M56 126v-10h12v10z" fill="#8FCBC4" />
        </g>
      ))}
    </>
  );
}

/** A guest in the chair, below a cape. */
function Guest() {
  return (
    <>
      <path d="M150 206H206M178 206V186" stroke="#0A1C22" strokeWidth="6" strokeLinecap="round" />
      <path d="M142 150Q142 186 178 188Q216 186 216 150V138H142Z" fill="#24454C" />
      <Head x={180} y={92} radius={17} view="back" hair="long" hairColour={brownHair} />
      <path d="M138 172Q142 118 170 112H190Q216 118 222 172Q180 184 138 172Z" fill="#0B6E6E" />
      <path d="M160 116Q180 126 200 116" stroke="#138080" strokeWidth="3" fill="none" />
    </>
  );
}

function Stylist() {
  return (
    <Person
      x={104}
      y={212}
      scale={1.02}
      top="#F7FBFB"
      hair="bun"
      sleeve="rolled"
      nearHand={[58, -112]}
      farHand={[62, -124]}
      nearElbow={1}
      farElbow={1}
      lean={7}
      wear={<Apron fill="#D9502A" length={18} />}
      front={
        <>
          <path d="M60-116l18-12" stroke="#0A1C22" strokeWidth="3" strokeLinecap="round" />
          <path d="M62-108l16-16" stroke="#8AA9A6" strokeWidth="2.4" strokeLinecap="round" />
        </>
      }
    />
  );
}

function RingLight() {
  return (
    <g transform="translate(286 214)">
      <path d="M0-92V-6M0-22L-20 2M0-22L20 2" stroke="#0A1C22" strokeWidth="3" strokeLinecap="round" />
      <circle cy="-118" r="31" fill="none" stroke="#fff" strokeWidth="9" />
      <circle cy="-118" r="31" fill="none" stroke="#F6E9CF" strokeWidth="4" />
      <rect x="-12" y="-139" width="24" height="42" rx="3" fill="#0A1C22" />
      <rect x="-10" y="-136" width="20" height="36" rx="1.5" fill="#FBEDE5" />
      <path d="M-10-112H10V-100H-10Z" fill="#0B6E6E" />
      <circle cx="0" cy="-118" r="5" fill="#4A2E24" />
      <LiveLamp x={-6} y={-132} radius={1.7} />
    </g>
  );
}

function Coupon() {
  return (
    <g transform="translate(318 108)rotate(8)">
      <rect x="-22" y="-15" width="44" height="30" rx="4" fill="#D9502A" />
      <circle cx="-22" r="4" fill="#FBEDE5" />
      <circle cx="22" r="4" fill="#FBEDE5" />
      <path d="M-10-5h20M-10 4h12" stroke="#F7D9CC" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

function HairSalon() {
  return (
    <>
      <Room />
      <Guest />
      <Stylist />
      <RingLight />
      <Coupon />
    </>
  );
}

/** A stylist at work in a chain of salons; the phone in the ring light is on air. */
export const hairSalonScene: Drawing = { width: 360, height: 220, Draw: HairSalon };
