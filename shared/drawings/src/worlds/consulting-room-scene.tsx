import type { Drawing } from '@site/shared/ui/drawing';
import { CameraOnTripod } from '../figure/gear';
import { Limb } from '../figure/limb';
import { Person } from '../figure/person';
import { times } from '../figure/times';

function Room() {
  return (
    <>
      <rect width="360" height="220" fill="#E7F3F1" />
      <path d="M0 168H360V220H0Z" fill="#D3E6E3" />
      <path d="M286 14H360V168H286Z" fill="#CFE8E4" />
      {times(5).map((i) => (
        <path
          key={i}
          d={`M${286 + i * 16} 20Q${294 + i * 16} 90 ${288 + i * 16} 160`}
          stroke="#A9D6D0"
          strokeWidth="3"
          fill="none"
        />
      ))}
      <path d="M280 14H360V19H280Z" fill="#8AA9A6" />
      <path d="M292 142H360V156H292Z" fill="#fff" />
      <path d="M292 156H360V162H292Z" fill="#2A9490" />
      <path d="M300 162V200" stroke="#8AA9A6" strokeWidth="4" />
    </>
  );
}

function Charts() {
  return (
    <>
      <rect x="128" y="18" width="58" height="80" rx="3" fill="#fff" stroke="#BFDAD7" />
      <path
        d="M157 40C148 30 136 36 139 50C142 62 151 68 157 76C163 68 172 62 175 50C178 36 166 30 157 40Z"
        fill="#F6D9CC"
      />
      <path
        d="M157 40V30M157 40Q164 46 163 58M157 40Q150 46 151 56"
        stroke="#C73E16"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M137 84h40M137 90h26" stroke="#BFDAD7" strokeWidth="3" />
      <rect x="250" y="24" width="26" height="62" rx="2" fill="#fff" stroke="#BFDAD7" />
      <path
        d="M258 34h10M258 34v8h8M257 52h5v6h-5zM266 52h4M258 66h3M265 66h3M258 74h2M264 74h2M269 74h2"
        stroke="#12464D"
        strokeWidth="2"
        fill="none"
      />
    </>
  );
}

function Doctor() {
  return (
    <Person
      x={222}
      y={232}
      scale={1.2}
      flipped
      top="#F7FBFB"
      topShade="#D9E8E6"
      nearSleeve="#EDF5F4"
      hair="short"
      glasses
      legless
      noShadow
      under={<path d="M-12-4H12L13 16H-13Z" fill="#F7FBFB" />}
      wear={
        <>
          <path d="M-5-53L1-34L7-53Z" fill="#7FC5BD" />
          <path d="M0-49H3L3.5-36H-.5Z" fill="#0A5A5A" />
          <path d="M-5-53L-9-43L1-24L8-53M1-24V6" fill="none" stroke="#C4DAD8" strokeWidth="1.6" />
          <path d="M-8-50Q-10-34-4-28M9-48Q12-34 8-24" fill="none" stroke="#12464D" strokeWidth="2" />
          <circle cx="8" cy="-21" r="3" fill="#8AA9A6" stroke="#12464D" strokeWidth="1.4" />
        </>
      }
      nearHand={[34, -91]}
      nearElbow={1}
      farHand={[54, -108]}
      farElbow={1}
    />
  );
}

function Desk() {
  return (
    <>
      <path d="M96 158H310V168H96Z" fill="#C9A67C" />
      <path d="M96 158H310V161H96Z" fill="#DDBE98" />
      <path d="M104 168H302V220H104Z" fill="#F2EEE8" />
      <path d="M196 176V214" stroke="#DCD3C5" strokeWidth="2" />
    </>
  );
}

function Heart() {
  return (
    <>
      <g transform="translate(170 158)">
        <path d="M-20 0H20L16-7H-16Z" fill="#12464D" />
        <path d="M-2-7V-16H2V-7Z" fill="#8AA9A6" />
        <path d="M2-14C-20-24-24-44-10-52C-4-55 0-52 2-49C8-54 20-50 20-36C20-24 10-18 2-14Z" fill="#D9502A" />
        <path d="M2-49Q-2-60 4-64L12-62Q10-54 12-50M-8-52Q-12-60-8-64L-1-63Q-3-56 1-50" fill="#8FCBC4" />
        <path d="M2-49Q-4-60 3-65L12-62Q10-54 12-50Z" fill="#2A9490" />
        <path
          d="M-12-40Q-2-36 0-22M8-42Q6-34 12-28"
          stroke="#F7C4B0"
          strokeWidth="2.2"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <Limb from={[181, 124]} to={[186, 128]} radii={[4.6, 4]} fill="#F1CDB6" />
    </>
  );
}

function Papers() {
  return (
    <>
      <rect x="252" y="132" width="42" height="26" rx="2" fill="#fff" />
      <path d="M258 140h28M258 147h20" stroke="#BFDAD7" strokeWidth="3" />
    </>
  );
}

function SoftBox() {
  return (
    <g transform="translate(34 0)">
      <path d="M0 62V210M0 170L-16 212M0 170L16 212" stroke="#0A1C22" strokeWidth="3" strokeLinecap="round" />
      <path d="M-22 20L18 34V88L-22 96Z" fill="#0A1C22" />
      <path d="M18 34L23 36V86L18 88Z" fill="#FFF3D6" />
      <path d="M23 36L150 20V150L23 86Z" fill="#FFF8E8" opacity=".4" />
    </g>
  );
}

function Camera() {
  return (
    <>
      <CameraOnTripod x={82} y={216} height={82} />
    </>
  );
}

function ConsultingRoom() {
  return (
    <>
      <Room />
      <Charts />
      <Doctor />
      <Desk />
      <Heart />
      <Papers />
      <SoftBox />
      <Camera />
    </>
  );
}

/** A doctor explains a stent with a model of the heart, after hours. */
export const consultingRoomScene: Drawing = { width: 360, height: 220, Draw: ConsultingRoom };
