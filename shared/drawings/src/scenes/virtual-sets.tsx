import {
  amber,
  brand,
  coral,
  deep,
  ink,
  lagoon,
  mist,
  paper,
  sea,
  shallow,
  signal,
  strong,
} from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

/** Lines of a floor that run to the vanishing point (160, 96). */
const floorLines = [-120, -40, 40, 120, 200, 280, 360, 440].map((x) => `M160 96 ${x} 180`).join('');
const floorSteps = 'M0 128H320M0 138H320M0 151H320M0 168H320';

function LaunchHall() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill={deep} />
      <path d="M0 0H320L252 26H68Z" fill="#052B2F" />
      <path d="M0 0 68 26V120L0 148ZM320 0 252 26V120L320 148Z" fill="#0A4E51" />
      <path d="M22 9V139M44 17V130M298 9V139M276 17V130" stroke={signal} strokeWidth="2" opacity=".6" />
      <path d="M0 148 68 120H252L320 148V180H0Z" fill="#0C5A5C" />
      <g stroke={signal} opacity=".22">
        <path d={floorLines} />
        <path d={floorSteps} />
      </g>
      <path d="M84 34H236V110H84Z" fill={mist} />
      <path d="M84 110 128 74 158 96 190 62 236 110Z" fill={shallow} />
      <circle cx="206" cy="52" r="9" fill={coral} />
      <path d="M96 46h52M96 58h34" stroke={deep} strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

function NewsDesk() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#CFE8E4" />
      <path d="M0 22H320V118H0Z" fill={strong} />
      <path d="M0 22q80 14 160 14t160-14v96q-80-12-160-12T0 118Z" fill={brand} />
      <path d="M34 56q30-18 66 0t66-2 60 6 60-8" fill="none" stroke={shallow} strokeWidth="2" />
      <path d="M34 74q30-18 66 0t66-2 60 6 60-8M34 92q30-18 66 0t66-2 60 6 60-8" fill="none" stroke={lagoon} />
      <path d="M226 44h70v46h-70z" fill={paper} />
      <path d="M236 80v-12h10v12zm16 0V58h10v22zm16 0V52h10v28z" fill={lagoon} />
      <path d="M0 126q160-26 320 0v54H0Z" fill="#E7F3F1" />
      <path d="M52 140q108-20 216 0v40H52Z" fill={paper} />
      <path d="M52 140q108-20 216 0v8q-108-20-216 0Z" fill={coral} />
    </>
  );
}

function RoadshowHall() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill={ink} />
      <path d="M0 124 60 108H260L320 124V180H0Z" fill="#0E2F37" />
      <path d={floorLines} stroke={lagoon} opacity=".25" />
      <path d="M28 20 150 30V104L28 116ZM292 20 170 30V104L292 116Z" fill="#0B3D44" />
      <path d="m38 96 22-20 20 10 26-34 36 14" fill="none" stroke={signal} strokeWidth="3" />
      <path d="M186 92V72h14v20zm22 2V58h14v36zm22 2V66h14v30zm22 3V44h16v55z" fill={sea} />
      <path d="M252 44h16v55h-16z" fill={amber} />
      <path d="M158 24h4v84h-4z" fill={signal} />
    </>
  );
}

function Terrace() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#F4E6DA" />
      <circle cx="216" cy="70" r="26" fill="#E8734A" />
      <path d="m0 100 58-40 48 28 62-52 54 46 44-24 54 34v40H0Z" fill={shallow} />
      <path d="m0 118 80-30 72 26 82-34 86 32v26H0Z" fill={sea} />
      <path d="M0 128H320V180H0Z" fill="#DCEDEA" />
      <path d={floorLines} stroke="#A9CFCB" />
      <path d="M0 120h320v6H0z" fill={strong} />
      <path d="M24 126v14m48-14v14m48-14v14m80-14v14m48-14v14m48-14v14" stroke={strong} strokeWidth="3" />
      <path d="M0 0h34v180H0zm286 0h34v180h-34z" fill={paper} />
      <path d="M34 0h5v180h-5zm247 0h5v180h-5z" fill="#C6DFDC" />
    </>
  );
}

const set = (Draw: Drawing['Draw']): Drawing => ({ width: 320, height: 180, Draw });

/** Rooms that exist in a computer only; the middle is left free for who stands there. */
export const launchHall = set(LaunchHall);
export const newsDesk = set(NewsDesk);
export const roadshowHall = set(RoadshowHall);
export const terrace = set(Terrace);
