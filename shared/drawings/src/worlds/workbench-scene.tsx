import { Apron, Helmet } from '../figure/clothes';
import { TurningCamera } from '../figure/gear';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Workshop() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#E4E9E6" />
      <path d="M0 166H360V220H0Z" fill="#BFCBC7" />
      <path d="M18 24H164V112H18Z" fill="#C9A67C" />
      <path
        d="M30 40v30M26 40h8M52 38l8 34M80 36v18M74 54h12v24h-12zM112 40a8 8 0 1 0 0 16M112 56v26M140 38v44M134 38h12"
        stroke="#24454C"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      {times(5).map((tray) => (
        <rect
          key={tray}
          x={24 + tray * 28}
          y="92"
          width="22"
          height="14"
          rx="2"
          fill={tray % 2 ? '#0B6E6E' : '#F2EEE8'}
        />
      ))}
    </>
  );
}

/** The same hands from above, large. */
function Monitor() {
  return (
    <>
      <rect x="212" y="18" width="134" height="92" rx="6" fill="#06282C" />
      <rect x="217" y="23" width="124" height="82" rx="2" fill="#D9AE7F" />
      <rect x="250" y="48" width="58" height="36" rx="3" fill="#2A9490" />
      <path d="M258 58h18M258 66h30M258 74h22" stroke="#F6C98A" strokeWidth="3" strokeLinecap="round" />
      <path d="M217 96L244 76L258 82Q262 90 252 92L232 105H217Z" fill="#E8BEA4" />
      <path d="M341 88L310 66L298 72Q294 80 304 82L322 105H341Z" fill="#E8BEA4" />
      <path d="M298 74L284 62" stroke="#0A1C22" strokeWidth="4" strokeLinecap="round" />
      <path d="M228 30h20l6 6-6 6h-20z" fill="#D9502A" />
      <TurningCamera x={188} y={12} />
      <path d="M188 17V36" stroke="#24454C" strokeWidth="3" />
    </>
  );
}

function Bench() {
  return (
    <>
      <path d="M60 152H318V162H60Z" fill="#D9AE7F" />
      <path d="M72 162V212M306 162V212M72 186H306" stroke="#8A6A48" strokeWidth="7" />
      <rect x="182" y="138" width="40" height="14" rx="2" fill="#2A9490" />
      <path d="M236 152v-20h18v20zM262 152v-12h22v12z" fill="#24454C" />
      <path d="M104 152v-10h26v10z" fill="#D9502A" />
    </>
  );
}

function Workbench() {
  return (
    <>
      <Workshop />
      <Monitor />
      <Person
        x={150}
        y={212}
        scale={1}
        top="#2A6A70"
        hair="short"
        hat={<Helmet />}
        wear={<Apron fill="#8A5A30" />}
        sleeve="rolled"
        nearHand={[42, -70]}
        farHand={[54, -72]}
        nearElbow={1}
        farElbow={1}
        lean={8}
      />
      <Bench />
    </>
  );
}

/** A skill is taught at the bench; the camera above shows the hands large. */
export const workbenchScene: Drawing = { width: 360, height: 220, Draw: Workbench };
