import { Person } from '../figure/person';
import { LiveLamp } from '../figure/gear';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Landscape() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#C9DCDD" />
      <path d="M0 0H360V70Q260 58 180 72T0 62Z" fill="#AEC6C9" />
      <path d="M0 96L52 66L96 90L150 54L206 92L262 62L318 94L360 74V150H0Z" fill="#7FAFAC" />
      <path d="M0 122Q70 96 150 116T300 108T360 116V160H0Z" fill="#4D918D" />
      <path d="M0 150H360V220H0Z" fill="#2A7A7A" />
      <path d="M0 150Q90 142 180 152T360 148V160H0Z" fill="#3E9F98" />
      <path
        d="M20 176h60M110 190h84M240 172h70M280 200h60M40 206h50"
        stroke="#7FC5BD"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

function Town() {
  return (
    <>
      {[8, 34, 56, 84].map((x, index) => (
        <path
          key={x}
          d={`M${x} 150V${128 - index * 4}h18v${22 + index * 4}z`}
          fill={index % 2 ? '#F2EEE8' : '#E0D8CA'}
        />
      ))}
      <path d="M12 136h4M22 136h4M60 130h4M68 130h4M88 124h4M88 132h4" stroke="#F6C98A" strokeWidth="3" />
      <path d="M118 150Q176 116 234 150" fill="none" stroke="#24454C" strokeWidth="5" />
      <path d="M132 144V132M154 134V124M176 132V120M198 134V124M220 144V132" stroke="#24454C" strokeWidth="2" />
    </>
  );
}

/** The mark that the water has reached, and the one where it is dangerous. */
function Gauge() {
  return (
    <g transform="translate(96 150)">
      <rect x="0" y="0" width="14" height="62" fill="#F7FBFB" />
      {times(6).map((mark) => (
        <path key={mark} d={`M0 ${6 + mark * 10}h${mark % 2 ? 6 : 10}`} stroke="#0A1C22" strokeWidth="2" />
      ))}
      <path d="M-3 16H17" stroke="#D9502A" strokeWidth="4" />
    </g>
  );
}

function Tower() {
  return (
    <>
      <path d="M286 220L300 70H316L330 220Z" fill="none" stroke="#24454C" strokeWidth="5" />
      <path
        d="M292 160L326 128M324 160L294 128M298 112L320 88M318 112L298 88M288 200L330 168M328 200L290 168"
        stroke="#24454C"
        strokeWidth="3"
      />
      <path d="M284 66H332V74H284Z" fill="#0A1C22" />
      <rect x="262" y="38" width="44" height="22" rx="5" fill="#F7FBFB" />
      <path d="M250 34H300V42H250Z" fill="#0B6E6E" />
      <circle cx="266" cy="50" r="7" fill="#0A1C22" />
      <circle cx="266" cy="50" r="3" fill="#7FE3D4" />
      <path d="M296 60L308 66" stroke="#0A1C22" strokeWidth="5" />
      <LiveLamp x={296} y={50} radius={3} />
    </>
  );
}

function Rain() {
  return (
    <path
      d="M30 20l-6 16M74 40l-6 16M120 14l-6 16M166 36l-6 16M214 18l-6 16M240 70l-6 16M52 84l-6 16M196 84l-6 16M346 20l-6 16M340 100l-6 16"
      stroke="#F7FBFB"
      strokeWidth="2.4"
      strokeLinecap="round"
      opacity=".8"
    />
  );
}

function Bank() {
  return <path d="M150 220Q190 200 236 206T360 200V220Z" fill="#12464D" />;
}

function Watchman() {
  return (
    <Person
      x={222}
      y={214}
      scale={0.72}
      top="#FFD978"
      trousers="#24454C"
      hair="short"
      nearHand={[24, -94]}
      farHand={[28, -98]}
      hat={<path d="M-1.1-.2C-1.2-1.5 1.1-1.5 1.15-.2L1.4 0H-1.3Z" fill="#F6C04E" />}
      front={<rect x="18" y="-110" width="14" height="22" rx="2" fill="#0A1C22" />}
    />
  );
}

function RiverTower() {
  return (
    <>
      <Landscape />
      <Town />
      <Gauge />
      <Bank />
      <Watchman />
      <Tower />
      <Rain />
    </>
  );
}

/** A camera that never leaves the river: the view on fine days, the water mark on rainy ones. */
export const riverTowerScene: Drawing = { width: 360, height: 220, Draw: RiverTower };
