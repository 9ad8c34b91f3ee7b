import { Bust } from '../posters/poster-figures';
import { brand, coral, deep, foam, lagoon, mist, paper, sea, shallow } from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

function Desk() {
  return (
    <>
      <path d="M0 156q160-10 320 0v24H0Z" fill={foam} />
      <path d="M214 158v-20l-10-12" fill="none" stroke={deep} strokeWidth="4" strokeLinecap="round" />
      <path d="M204 160h20" stroke={deep} strokeWidth="5" strokeLinecap="round" />
      <path d="M60 150h14l-2 14H62Z" fill={paper} />
    </>
  );
}

function Speaker() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill={brand} />
      <path d="M18 0h16v180H18ZM66 0h16v180H66ZM246 0h16v180h-16ZM290 0h16v180h-16Z" fill={deep} opacity=".3" />
      <rect x="-20" y="20" width="100" height="72" rx="3" fill={mist} stroke={deep} strokeWidth="5" />
      <path d="M300 150q-26-50-4-82 16 40 4 82" fill={sea} />
      <Bust x={160} y={76} size={1.36} coat={coral} />
      <Desk />
    </>
  );
}

function Moderator() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill={mist} />
      <path d="M10 0h22v180H10ZM56 0h22v180H56ZM102 0h22v180h-22Z" fill={paper} opacity=".55" />
      <rect x="226" y="24" width="90" height="62" rx="3" fill={lagoon} stroke={deep} strokeWidth="4" />
      <path d="M228 78q40-34 86-10v16h-86Z" fill={shallow} />
      <Bust x={152} y={76} size={1.3} coat={paper} long />
      <path d="M0 156q160-10 320 0v24H0Z" fill={brand} />
      <path d="M206 158v-20l-10-12" fill="none" stroke={deep} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

/** A guest in coral at the table, the close camera of a panel. */
export const speakerScene: Drawing = { width: 320, height: 180, Draw: Speaker };
/** The woman who leads through a panel, at her desk. */
export const moderatorScene: Drawing = { width: 320, height: 180, Draw: Moderator };
