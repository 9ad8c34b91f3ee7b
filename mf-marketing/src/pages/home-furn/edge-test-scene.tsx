import { LiveLamp } from '@site/drawings/figure/gear';
import { times } from '@site/drawings/figure/times';
import type { TwoWayDrawing } from '@site/shared/ui/drawing';
import { Foreman, Pull, Asker } from './edge-test-people';

function Workshop({ height }: { height: number }) {
  return (
    <>
      <defs>
        <radialGradient id="light">
          <stop stopColor="#FFF6DF" stopOpacity=".95" />
          <stop offset="1" stopColor="#FFF6DF" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={`M0 0H360V${height}H0Z`} fill="#E9D8BF" />
      <path d="M0 0H360V14H0Z" fill="#7A5A44" />
      {times(6).map((post) => (
        <path key={post} d={`M${30 + post * 62} 14V${height}`} stroke="#DEC9A9" strokeWidth="8" />
      ))}
    </>
  );
}

/** Boards that stand in a rack, each with its own face and edge. */
function Rack() {
  return (
    <>
      <path d="M-6 98H128V106H-6Z" fill="#5B4232" />
      {['#C99A66', '#8A5F3C', '#F3E9DA', '#6B8E88', '#D8B486', '#B0473A', '#A9BCBE'].map((fill, board) => (
        <g key={fill} transform={`translate(${4 + board * 17} ${(board % 3) * 9})`}>
          <path d={`M0 0H13V${98 - (board % 3) * 9}H0Z`} fill={fill} />
          <path d={`M0 0H3.4V${98 - (board % 3) * 9}H0Z`} fill="#fff" opacity=".35" />
        </g>
      ))}
      <path d="M-6 30V106M126 30V106" stroke="#5B4232" strokeWidth="5" />
    </>
  );
}

/** What the camera above sees, much larger: the strip holds, and glue and board come along with it. */
function CloseUp() {
  return (
    <>
      <rect x="-5" y="-5" width="128" height="92" rx="5" fill="#0A1C22" />
      <rect width="118" height="82" rx="2" fill="#F3E9DA" />
      <path d="M0 40H118V82H0Z" fill="#C99A66" />
      <path
        d="M0 50Q30 46 60 52T118 50M0 64Q40 60 70 66T118 62M0 76Q30 72 118 76"
        stroke="#A97C4C"
        strokeWidth="2"
        fill="none"
      />
      <path d="M0 34H66Q92 34 104 10L112 14Q98 44 66 44H0Z" fill="#8A5F3C" />
      <path d="M66 39Q80 40 92 30M60 41L70 44" stroke="#F0B45E" strokeWidth="2" fill="none" />
      <path d="M12 18V30M12 24H48M48 18V30" stroke="#0B6E6E" strokeWidth="2" fill="none" />
      <text x="8" y="14" fontSize="9.5" fontWeight="700" fill="#0A4F50">
        封边 1 毫米
      </text>
      <LiveLamp x={110} y={74} radius={3} />
    </>
  );
}

/** A camera with a long lens on an arm, looking down, and its light. */
function OverheadCamera() {
  return (
    <>
      <path d="M0-92V-40" stroke="#0A1C22" strokeWidth="5" />
      <rect x="-16" y="-42" width="32" height="22" rx="4" fill="#0A1C22" />
      <path d="M-9-20H9L7 2H-7Z" fill="#24454C" />
      <path d="M-10-8H10V-3H-10Z" fill="#0A1C22" />
      <ellipse cy="2" rx="7" ry="2.4" fill="#7FE3D4" />
      <LiveLamp x={10} y={-36} radius={2.4} />
    </>
  );
}

/** A basin in which a piece of board has lain since the morning. */
function Basin() {
  return (
    <>
      <path d="M-34-30H34L30 0H-30Z" fill="#BFE0EA" opacity=".85" />
      <path d="M-18-36H14V-8H-18Z" fill="#C99A66" />
      <path d="M-18-36H-14V-8H-18Z" fill="#8A5F3C" />
      <path d="M-32-20Q-20-24-8-20T16-20T32-20L30 0H-30Z" fill="#7FB9C6" opacity=".55" />
      <path d="M-36-32H36V-28H-36Z" fill="#E7F3F1" />
    </>
  );
}

/** Short pieces to take into the hand, each with another edge. */
function Samples() {
  return (
    <>
      <path d="M-14-7H26V0H-14ZM-10-14H30V-7H-10ZM-16-21H22V-14H-16Z" fill="#D8B486" />
      <path d="M-14-7H-9V0H-14ZM-10-14H-5V-7H-10ZM-16-21H-11V-14H-16Z" fill="#8A5F3C" />
    </>
  );
}

function Bench({ width, height }: { width: number; height: number }) {
  return (
    <>
      <path d={`M0 0H${width}V9H0Z`} fill="#B98A58" />
      <path d={`M0 9H${width}V${height}H0Z`} fill="#7A5A44" />
      <path d={`M0 9H${width}V13H0Z`} fill="#5F4433" />
      <path d={`M${width * 0.34} 13V${height}M${width * 0.7} 13V${height}`} stroke="#5F4433" strokeWidth="3" />
    </>
  );
}

/** The board on the bench, whose strip is pulled up at its end. */
function Board() {
  return (
    <>
      <path d="M-64-4L-44-16H70L56-4Z" fill="#D8B486" />
      <path d="M-64-4H56V6H-64Z" fill="#F3E9DA" />
      <path d="M-64-4H26V6H-64Z" fill="#8A5F3C" />
      <path d="M24-4Q40-2 48-22L54-20Q48 8 24 6Z" fill="#8A5F3C" />
    </>
  );
}

function EdgeTest() {
  return (
    <>
      <Workshop height={240} />
      <g transform="translate(8 86)">
        <Rack />
      </g>
      <ellipse cx="196" cy="140" rx="130" ry="96" fill="url(#light)" />
      <g transform="translate(232 26)">
        <CloseUp />
      </g>
      <g transform="translate(134 290)">
        <Foreman />
      </g>
      <g transform="translate(312 316)">
        <Asker />
      </g>
      <g transform="translate(204 84)">
        <OverheadCamera />
      </g>
      <g transform="translate(0 194)">
        <Bench width={360} height={46} />
      </g>
      <g transform="translate(146 188)">
        <Board />
      </g>
      <g transform="translate(134 290)">
        <Pull />
      </g>
      <g transform="translate(46 196)scale(.9)">
        <Basin />
      </g>
      <g transform="translate(252 194)">
        <Samples />
      </g>
    </>
  );
}

function TallEdgeTest() {
  return (
    <>
      <Workshop height={400} />
      <g transform="translate(8 204)scale(1.3)">
        <Rack />
      </g>
      <ellipse cx="230" cy="260" rx="150" ry="120" fill="url(#light)" />
      <g transform="translate(26 40)scale(1.62)">
        <CloseUp />
      </g>
      <g transform="translate(148 478)scale(1.3)">
        <Foreman />
      </g>
      <g transform="translate(300 216)scale(1.2)">
        <path d="M0-180V-40" stroke="#0A1C22" strokeWidth="5" />
        <OverheadCamera />
      </g>
      <g transform="translate(0 350)">
        <Bench width={360} height={50} />
      </g>
      <g transform="translate(170 343)scale(1.3)">
        <Board />
      </g>
      <g transform="translate(148 478)scale(1.3)">
        <Pull />
      </g>
      <g transform="translate(316 356)scale(1.05)">
        <Basin />
      </g>
    </>
  );
}

/** In a factory of boards the foreman pulls at an edge before the camera, as somebody asked for. */
export const edgeTestScene: TwoWayDrawing = {
  width: 360,
  height: 240,
  Draw: EdgeTest,
  tall: { width: 360, height: 400, Draw: TallEdgeTest },
};
