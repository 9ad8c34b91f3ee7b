import { brand, coral, deep, lagoon, mist, paper, sea, strong } from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

function Furniture() {
  return (
    <>
      <path d="M92 148q-4-34 12-36h112q16 2 12 36Z" fill={strong} />
      <path d="M82 118q14-6 18 8v22h120v-22q4-14 18-8v46H82Z" fill={brand} />
      <path d="M100 136h60v14h-60zm60 0h60v14h-60z" fill={sea} />
      <path d="m112 116 22-4 4 24-22 2Z" fill={coral} />
      <path d="m188 112 22 4-4 22-22-2Z" fill={mist} />
      <path d="M92 164v8m136-8v8" stroke={deep} strokeWidth="5" />
      <path d="M268 172V84" stroke={deep} strokeWidth="3" />
      <path d="m252 84 8-28h16l8 28Z" fill="#F2B9A2" />
      <path d="M30 172h28l-4-28H34Z" fill={paper} />
      <path d="M44 146q-24-22-14-46 16 14 14 46 2-40 20-50 8 30-20 50" fill={lagoon} />
    </>
  );
}

function Room() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#E3F1EE" />
      <path d="M0 152h320v28H0z" fill="#E7D8C6" />
      <path d="M70 22h96v70H70z" fill={paper} />
      <path d="M76 28h84v58H76z" fill="#CFEAE6" />
      <path d="M76 72q22-18 44-6t40-8v28H76z" fill="#8FCFC7" />
      <path d="M118 28v58" stroke={paper} strokeWidth="4" />
      <path d="M186 34h46v42h-46z" fill={deep} />
      <path d="M190 38h38v34h-38z" fill="#F2E6DA" />
      <circle cx="209" cy="55" r="10" fill={coral} />
      <path d="M60 170h200l16 10H44z" fill="#D8C3AC" />
      <Furniture />
    </>
  );
}

/** A living room as it stands in a showroom. */
export const roomScene: Drawing = { width: 320, height: 180, Draw: Room };
