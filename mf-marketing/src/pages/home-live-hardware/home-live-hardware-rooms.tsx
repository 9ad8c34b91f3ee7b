import { Bust, Presenter } from '@site/drawings/posters/poster-figures';
import type { Drawing } from '@site/shared/ui/drawing';
import type { ReactNode } from 'react';
import type { Kit } from '../../content/home-live-hardware/kits';
import {
  Gimbal,
  Laptop,
  Microphone,
  Router,
  SoftLight,
  Switcher,
  TripodCamera,
  TurningCamera,
} from './home-live-hardware-gear';

const rooms: Record<Kit['key'], ReactNode> = {
  desk: (
    <>
      <path d="M0 0h680v470H0z" fill="#E7F3F1" />
      <path d="M420 70h170v120H420z" fill="#F7FBFB" />
      <path d="M420 190l52-60 42 34 34-26 42 52z" fill="#8FCFC7" />
      <SoftLight x={112} y={452} size={1.35} />
      <Bust x={348} y={216} size={1.9} long />
      <path d="M40 340h600v130H40z" fill="#0A5A5A" />
      <path d="M40 340h600v10H40z" fill="#2A9490" />
      <Laptop x={352} y={392} size={1.2} />
      <Microphone x={244} y={392} size={1.1} />
      <rect x="332" y="262" width="40" height="18" rx="8" fill="#0A1C22" />
      <circle cx="352" cy="271" r="5" fill="#7FE3D4" />
      <path d="M432 396q60 30 150-10" fill="none" stroke="#7FE3D4" strokeWidth="4" />
    </>
  ),
  room: (
    <>
      <path d="M0 0h680v470H0z" fill="#E7F3F1" />
      <path d="M0 360h680v110H0z" fill="#CFE5E2" />
      <path d="M196 60h240v140H196z" fill="#06363A" />
      <path d="M204 68h224v124H204z" fill="#BCE3DE" />
      <path d="M228 160v-30h20v30zm34 0v-52h20v52zm34 0V88h20v72z" fill="#0B6E6E" />
      <Presenter x={486} y={366} size={1.5} />
      <path d="M60 310h300l40 60H30z" fill="#0A5A5A" />
      <path d="M60 310h300l6 10H55z" fill="#2A9490" />
      <TurningCamera x={86} y={140} size={1.2} />
      <path d="M40 140h92v8H40z" fill="#0A1C22" />
      <TurningCamera x={150} y={312} />
      <Switcher x={548} y={440} size={1.05} />
      <path d="M236 332h60l8 14h-76z" fill="#0A1C22" />
    </>
  ),
  field: (
    <>
      <path d="M0 0h680v470H0z" fill="#F4E9DE" />
      <circle cx="546" cy="104" r="46" fill="#E8734A" />
      <path d="m0 250 120-80 90 56 120-92 120 84 90-52 140 84v220H0z" fill="#8FCFC7" />
      <path d="M0 318q180-60 360-20t320-20v192H0z" fill="#2A9490" />
      <path d="M0 390h680v80H0z" fill="#0A5A5A" />
      <Presenter x={470} y={412} size={1.6} coat="#F7FBFB" />
      <Gimbal x={214} y={440} size={1.3} />
      <path d="M120 392h44v58h-44z" fill="#06363A" />
      <path d="M132 392v-28m20 28v-28" stroke="#06363A" strokeWidth="5" />
      <Router x={584} y={446} size={1.1} />
      <rect x="290" y="388" width="86" height="62" rx="12" fill="#D9502A" />
      <path d="M312 388v-14h42v14" fill="none" stroke="#B9401D" strokeWidth="6" />
      <path d="m338 402-14 20h12l-4 18 16-24h-12z" fill="#fff" />
    </>
  ),
  studio: (
    <>
      <path d="M0 0h680v470H0z" fill="#15323A" />
      <path d="M0 360h680v110H0z" fill="#1E434A" />
      <path d="M150 70h380v260H150z" fill="#2FA66C" />
      <path d="M150 70 70 40v330l80-40zM530 70l80-30v330l-80-40z" fill="#279360" />
      <path d="M150 330h380l80 60H70z" fill="#238355" />
      <Presenter x={344} y={372} size={1.7} />
      <SoftLight x={60} y={410} size={1.2} />
      <path d="M230 0h90l30 66H200zm170 0h90l30 66H370z" fill="#FFF4E6" opacity=".1" />
      <path d="M250 0h50v14h-50zm170 0h50v14h-50z" fill="#FFF4E6" />
      <TripodCamera x={208} y={456} size={1.15} />
      <TripodCamera x={486} y={456} size={1.15} />
      <Laptop x={606} y={440} size={0.8} />
    </>
  ),
};

function room(kit: Kit['key']): Drawing {
  return { width: 680, height: 470, Draw: () => rooms[kit] };
}

/** One room a kit, with its gear. */
export const kitDrawings = {
  desk: room('desk'),
  room: room('room'),
  field: room('field'),
  studio: room('studio'),
};
