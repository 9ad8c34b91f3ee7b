import { brownHair } from '../figure/head';
import { CameraOnTripod } from '../figure/gear';
import { Person } from '../figure/person';
import type { Drawing } from '@site/shared/ui/drawing';

function Sky() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#F6E4D6" />
      <path d="M0 60H360V220H0Z" fill="#F9EEE2" />
      <circle cx="232" cy="62" r="26" fill="#E8734A" />
      <circle cx="232" cy="62" r="44" fill="#E8734A" opacity=".14" />
    </>
  );
}

function Peaks() {
  return (
    <>
      <path d="M40 130L84 54L118 108L144 78L186 140Z" fill="#4D918D" />
      <path d="M84 54L100 80L84 74L72 84L66 78Z" fill="#A9D6D0" />
      <path d="M220 142L268 86L300 122L328 96L360 130V150Z" fill="#63B0A9" />
    </>
  );
}

function Clouds() {
  return (
    <>
      <path
        d="M0 124Q30 104 62 120Q92 98 130 120Q168 100 204 122Q244 104 280 122Q320 106 360 122V220H0Z"
        fill="#E7F3F1"
      />
      <path d="M0 148Q36 130 78 146Q122 128 160 148Q206 132 248 148Q300 132 360 148V220H0Z" fill="#D3E8E6" />
      <path d="M0 172Q50 156 104 170T220 172T360 166V220H0Z" fill="#BCDDD8" />
    </>
  );
}

function Ledge() {
  return (
    <>
      <path d="M170 220Q180 190 232 182L360 176V220Z" fill="#12464D" />
      <path d="M184 214Q200 192 240 188L360 182" stroke="#2A6A70" strokeWidth="3" fill="none" />
      <path
        d="M338 180V118M338 136Q322 124 312 126M338 128Q352 112 360 114"
        stroke="#24454C"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M296 128Q300 112 322 116Q330 106 346 112Q360 104 360 112V132Q330 138 296 128Z" fill="#0B6E6E" />
    </>
  );
}

function SeaOfClouds() {
  return (
    <>
      <Sky />
      <Peaks />
      <Clouds />
      <Ledge />
      <CameraOnTripod x={216} y={206} height={50} flipped />
      <Person
        x={284}
        y={200}
        scale={0.72}
        flipped
        top="#D9502A"
        hair="tail"
        hairColour={brownHair}
        nearHand={[30, -124]}
        farHand={[34, -128]}
        nearElbow={1}
        farElbow={1}
        front={<rect x="24" y="-142" width="12" height="22" rx="2" fill="#0A1C22" />}
        behind={<rect x="-24" y="-124" width="18" height="36" rx="6" fill="#0A5A5A" />}
      />
    </>
  );
}

/** Clouds between mountains at sunrise: a camera that stays, a guest who comes. */
export const seaOfCloudsScene: Drawing = { width: 360, height: 220, Draw: SeaOfClouds };
