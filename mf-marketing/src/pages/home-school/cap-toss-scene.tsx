import type { TwoWayDrawing } from '@site/shared/ui/drawing';
import { Thrower, crowd, Photographer } from './cap-toss-people';

/** A summer sky with the library of the campus, and its lawn. */
function Campus({ height, ground }: { height: number; ground: number }) {
  return (
    <>
      <defs>
        <linearGradient id="day" x2="0" y2="1">
          <stop stopColor="#7FC4DA" />
          <stop offset="1" stopColor="#E4F4F1" />
        </linearGradient>
        <linearGradient id="lawn" x2="0" y2="1">
          <stop stopColor="#8CC07A" />
          <stop offset="1" stopColor="#4F9455" />
        </linearGradient>
      </defs>
      <path d={`M0 0H360V${height}H0Z`} fill="url(#day)" />
      <g fill="#fff" opacity=".85">
        <path d="M24 44q4-14 18-10q6-14 20-4q14-2 14 14z" />
        <path d="M262 30q4-12 16-8q8-12 20-2q14-2 12 10z" />
      </g>
      <path d={`M0 ${ground}H360V${height}H0Z`} fill="url(#lawn)" />
    </>
  );
}

function Library() {
  return (
    <>
      <path d="M-110-62H110V0H-110Z" fill="#F3E3D2" />
      <path d="M-40-78H40V0H-40Z" fill="#FBF1E4" />
      <path d="M-34-78Q-32-112 0-114Q32-112 34-78Z" fill="#2A9490" />
      <path d="M-3-126H3V-112H-3Z" fill="#0B6E6E" />
      <path d="M-46-82H46V-76H-46ZM-114-66H-42V-60H-114ZM42-66H114V-60H42Z" fill="#D9BFA4" />
      <path d="M-30-66V0M-15-66V0M15-66V0M30-66V0" stroke="#D9BFA4" strokeWidth="5" />
      <path d="M-8-34Q0-44 8-34V0H-8Z" fill="#7A5A44" />
      <path
        d="M-100-48h14v18h-14zM-78-48h14v18h-14zM-56-48h10v18h-10zM86-48h14v18H86zM64-48h14v18H64zM46-48h10v18H46z"
        fill="#7FB9C6"
      />
      <path
        d="M-146 4C-160-16-150-50-132-54C-116-50-106-18-120 4ZM146 4C160-16 150-50 132-54C116-50 106-18 120 4Z"
        fill="#3F8560"
      />
      <path d="M-133-20V6M133-20V6" stroke="#6B4E36" strokeWidth="4" />
    </>
  );
}

/** A cap with its tassel, thrown. */
function FlyingCap({ x, y, turn, scale = 1 }: { x: number; y: number; turn: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})scale(${scale})`}>
      <path d="M-10 2V10Q0 15 10 10V2Z" fill="#0A1C22" />
      <path d="M-20 0L0-9L20 0L0 9Z" fill="#17323B" />
      <path d="M0 0L14 3V14" stroke="#F0B45E" strokeWidth="2" fill="none" />
      <path d="M12 13h4l1 7h-6z" fill="#F0B45E" />
    </g>
  );
}

/** How soon a photo lies in the album of its college. */
function Sent() {
  return (
    <>
      <rect width="92" height="36" rx="5" fill="#fff" />
      <path d="M6 6H30V30H6Z" fill="#BFE3EA" />
      <path d="M6 22H30V30H6Z" fill="#6FAF6C" />
      <path d="M14 26V17l4-5 4 5v9z" fill="#1B3A44" />
      <text x="37" y="16" fontSize="9.5" fontWeight="700" fill="#10242B">
        学院相册
      </text>
      <text x="37" y="29" fontSize="9" fill="#0B6E6E">
        96 秒后到
      </text>
    </>
  );
}

function CapToss() {
  return (
    <>
      <Campus height={240} ground={150} />
      <g transform="translate(176 152)scale(.98)">
        <Library />
      </g>
      <path d="M140 240Q160 190 168 152H186Q200 190 236 240Z" fill="#E4D3B4" />
      <g transform="translate(-10 224)scale(.92)">
        {crowd.map((graduate) => (
          <Thrower key={graduate.x} {...graduate} />
        ))}
      </g>
      <FlyingCap x={40} y={36} turn={-18} />
      <FlyingCap x={104} y={22} turn={14} scale={0.9} />
      <FlyingCap x={160} y={38} turn={-30} scale={0.8} />
      <FlyingCap x={216} y={20} turn={22} />
      <g transform="translate(272 241)scale(.84)">
        <Photographer />
      </g>
      <g transform="translate(258 14)">
        <Sent />
      </g>
    </>
  );
}

function TallCapToss() {
  return (
    <>
      <Campus height={400} ground={232} />
      <g transform="translate(180 236)scale(1.3)">
        <Library />
      </g>
      <path d="M110 400Q160 300 170 236H190Q210 300 262 400Z" fill="#E4D3B4" />
      <g transform="translate(-14 352)scale(1.26)">
        {crowd.map((graduate) => (
          <Thrower key={graduate.x} {...graduate} />
        ))}
      </g>
      <FlyingCap x={50} y={108} turn={-18} scale={1.3} />
      <FlyingCap x={192} y={48} turn={14} scale={1.2} />
      <FlyingCap x={150} y={104} turn={-30} />
      <FlyingCap x={284} y={86} turn={22} scale={1.3} />
      <g transform="translate(246 402)scale(1.1)">
        <Photographer />
      </g>
      <g transform="translate(18 20)scale(1.42)">
        <Sent />
      </g>
    </>
  );
}

/** On the lawn before the library caps fly; the photo is in the album before they are picked up. */
export const capTossScene: TwoWayDrawing = {
  width: 360,
  height: 240,
  Draw: CapToss,
  tall: { width: 360, height: 400, Draw: TallCapToss },
};
