import { Bust, Lines, Presenter, Ripples } from '../../posters/poster-figures';
import { coral, liveRed, type PosterTone } from '../../posters/poster-tones';
import type { SceneProps } from '../../posters/scene-props';

/** What the programme window shows: the hall, a guest, the slide. */
const pictures = [Hall, Guest, Slide] as const;

function Hall() {
  return (
    <>
      <path fill="#0A4E51" d="M0 0h152v86H0z" />
      <path fill="#0D5B5D" d="M0 62h152v24H0z" />
      <path fill="#BCE7E1" d="M22 8h84v46H22z" />
      <Ripples x={64} y={31} radii={[12, 20, 30]} stroke="#0B6E6E" />
      <path fill="#0B6E6E" d="m60 24 11 7-11 7z" />
      <path fill="#D6FBF4" opacity=".16" d="m112 0 14 0 24 76h-52zM20 0h12l-6 76H-14z" />
      <Presenter x={122} y={74} size={0.42} />
    </>
  );
}

function Guest() {
  return (
    <>
      <path fill="#CFE9E5" d="M0 0h152v86H0z" />
      <path fill="#F7FCFB" d="M12 10h44v40H12z" />
      <path fill="#8FCFC7" d="M12 42q12-14 22-6t22-6v20H12z" />
      <path fill="#3E9F98" d="M104 30h40v3h-40z" />
      <path fill="#0B6E6E" d="M108 16h5v14h-5zM115 12h5v18h-5z" />
      <path fill={coral} d="M122 18h5v12h-5z" />
      <Bust x={80} y={38} size={0.78} coat="#06363A" long />
    </>
  );
}

function Slide() {
  return (
    <>
      <path fill="#F7FBFB" d="M0 0h152v86H0z" />
      <path fill="#0B6E6E" d="M0 0h5v86H0z" />
      <Lines x={16} y={14} widths={[46]} fill="#10242B" />
      <Lines x={16} y={30} widths={[52, 38, 46]} fill="#C9DEDC" step={11} />
      <g fill="#8FCFC7">
        <path d="M86 50h9v20h-9zM100 40h9v30h-9zM114 44h9v26h-9z" />
        <path fill={coral} d="M128 22h9v48h-9z" />
      </g>
    </>
  );
}

function Caption() {
  return (
    <>
      <path fill="#fff" d="M108 102h26v13h-26z" />
      <path fill="#0B6E6E" d="M134 102h62v13h-62z" />
      <Lines x={112} y={106.5} widths={[17]} fill="#10242B" />
      <Lines x={140} y={106.5} widths={[46]} fill="#BCE7E1" />
    </>
  );
}

function Meters({ x }: { x: number }) {
  const levels = [7, 5, 6, 3];
  return (
    <g transform={`translate(${x} 126)`}>
      {levels.map((level, column) =>
        Array.from({ length: 8 }, (_, row) => (
          <rect
            key={`${column}-${row}`}
            x={column * 11}
            y={28 - row * 4}
            width="7"
            height="2.6"
            rx=".6"
            fill={row >= level ? '#12414A' : row > 5 ? '#F2B36B' : '#35B5A5'}
          />
        )),
      )}
    </g>
  );
}

function Tiles({ live, tone }: { live: number; tone: PosterTone }) {
  return (
    <g>
      {[0, 1, 2, 3].map((tile) => (
        <g key={tile} transform={`translate(${98 + tile * 40} 126)`}>
          <rect width="34" height="20" rx="2" fill={[tone.mid, '#CFE9E5', '#F7FBFB', '#0A4E51'][tile]} />
          <path d="M0 20h34v8a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2z" fill={tile === live ? '#7E2730' : '#12414A'} />
          <rect
            x=".7"
            y=".7"
            width="32.6"
            height="28.6"
            rx="2"
            fill="none"
            stroke={tile === live ? liveRed : '#1B545C'}
            strokeWidth="1.4"
          />
          <rect x="5" y="23" width="14" height="3" rx="1.5" fill="#CFE3E1" />
        </g>
      ))}
    </g>
  );
}

/** The switcher: preview, programme, camera tiles, meters. */
export function ConsoleScene({ tone, seed }: SceneProps) {
  const live = Math.abs(seed) % pictures.length;
  const Picture = pictures[live] ?? Hall;
  const Preview = pictures[(live + 1) % pictures.length] ?? Guest;

  return (
    <>
      <Ripples x={286} y={8} radii={[40, 70, 104, 142]} stroke={tone.rule} />
      <rect x="26" y="18" width="268" height="150" rx="10" fill="#08232A" />
      <rect x="36" y="26" width="30" height="4" rx="2" fill="#CFE3E1" />
      <circle cx="76" cy="28" r="2.6" fill={liveRed} />
      <rect x="82" y="26" width="22" height="4" rx="2" fill="#2F6E73" />
      <svg x="38" y="38" width="52" height="29.4" viewBox="0 0 152 86">
        <Preview />
      </svg>
      <rect x="37" y="37" width="54" height="31.5" rx="2" fill="none" stroke="#2FB88C" strokeWidth="1.6" />
      <Lines x={37} y={78} widths={[36, 50, 42, 28]} fill="#1B545C" />
      <svg x="99" y="36" width="152" height="84" viewBox="0 0 152 84">
        <Picture />
      </svg>
      <rect x="98" y="35" width="154" height="86" rx="2" fill="none" stroke={liveRed} strokeWidth="1.8" />
      {Picture !== Slide && <Caption />}
      <rect x="258" y="35" width="28" height="86" rx="3" fill="#0B2C34" />
      <Lines x={263} y={44} widths={[18, 12, 18, 15, 10, 18, 13]} fill="#24585F" step={10} />
      <Tiles live={live} tone={tone} />
      <Meters x={40} />
    </>
  );
}
