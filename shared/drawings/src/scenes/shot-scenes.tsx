import { Bust, Presenter } from '../posters/poster-figures';
import { amber, brand, coral, deep, lagoon, mist, paper, sea, shallow, signal, strong } from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

function Group() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill={deep} />
      <path d="M0 0h320v64H0z" fill={strong} />
      <path
        d="M40 18h240M40 34h240M40 50h240"
        stroke={sea}
        strokeWidth="6"
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
      <Bust x={52} y={108} size={1.15} coat={sea} long />
      <Bust x={268} y={108} size={1.15} coat={lagoon} />
      <Bust x={106} y={104} size={1.2} coat={paper} />
      <Bust x={214} y={104} size={1.2} coat={brand} long />
      <Bust x={160} y={110} size={1.35} />
    </>
  );
}

function Award() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#0A4E51" />
      <path d="M60 0h60l60 150H70zM260 0h-60l-60 150h110z" fill={signal} opacity=".14" />
      <path d="M30 138h260l20 42H10z" fill="#0D6567" />
      <Presenter x={228} y={156} size={0.86} coat={paper} />
      <g transform="translate(110 156) scale(-.86 .86)">
        <Presenter x={0} y={0} />
      </g>
      <path d="M157 54h24c0 20-4 28-12 28s-12-8-12-28zm8 28h8v8h6v6h-20v-6h6z" fill={amber} />
      <path d="M157 58h-8c0 12 4 16 10 16m22-16h8c0 12-4 16-10 16" fill="none" stroke={amber} strokeWidth="3" />
    </>
  );
}

function Signing() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#D8EEEB" />
      <path d="M64 20h192v66H64z" fill={brand} />
      <path d="M92 42h136M112 60h96" stroke={mist} strokeWidth="8" strokeLinecap="round" />
      <Bust x={112} y={92} size={1.05} coat={strong} long />
      <Bust x={208} y={92} size={1.05} />
      <path d="M20 140h280v40H20z" fill={paper} />
      <path
        d="M20 140h280v5a28 19 0 0 1-56 0 28 19 0 0 1-56 0 28 19 0 0 1-56 0 28 19 0 0 1-56 0 28 19 0 0 1-56 0z"
        fill="#B6D9D5"
      />
      <path
        d="M138 134h44v8h-44zM71 149a5 5 0 1 0 10 0 5 5 0 1 0-10 0M127 149a5 5 0 1 0 10 0 5 5 0 1 0-10 0M183 149a5 5 0 1 0 10 0 5 5 0 1 0-10 0M239 149a5 5 0 1 0 10 0 5 5 0 1 0-10 0"
        fill={coral}
      />
      <path d="M56 140q-10-20 4-26 14 6 4 26zm200 0q-10-20 4-26 14 6 4 26z" fill={lagoon} />
    </>
  );
}

function Dinner() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#F2E6DA" />
      <path d="M0 0h320v70H0z" fill="#E7D3C2" />
      <path d="M48 0v34m112-34v22m112-22v34" stroke="#A8927E" strokeWidth="2" />
      <path d="M30 52a18 18 0 0 1 36 0zm112-12a18 18 0 0 1 36 0zm112 12a18 18 0 0 1 36 0z" fill={brand} />
      <Bust x={98} y={82} size={0.8} coat={sea} long />
      <Bust x={222} y={82} size={0.8} />
      <ellipse cx="160" cy="154" rx="150" ry="46" fill={paper} />
      <path d="M80 142a26 9 0 1 0 52 0a26 9 0 1 0-52 0m108 0a26 9 0 1 0 52 0a26 9 0 1 0-52 0" fill="#E3F2F0" />
      <path d="M146 132q-16-30 14-36 30 6 14 36z" fill={shallow} />
      <circle cx="152" cy="106" r="8" fill={coral} />
      <circle cx="168" cy="112" r="8" fill="#F2B9A2" />
      <path d="M60 104h14l-3 22h-8zm190 0h14l-3 22h-8z" fill={lagoon} opacity=".7" />
    </>
  );
}

const shot = (Draw: Drawing['Draw']): Drawing => ({ width: 320, height: 180, Draw });

/** Photos that a photographer of an event takes all day. */
export const groupShot = shot(Group);
export const awardShot = shot(Award);
export const signingShot = shot(Signing);
export const dinnerShot = shot(Dinner);
