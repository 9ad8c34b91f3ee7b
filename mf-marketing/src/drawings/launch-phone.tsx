import { textWidth } from '@site/drawings/screens/text-fit';
import type { LiveRoom } from '@site/drawings/stages/live-room';
import { SceneFrame } from '@site/shared/ui/drawing';
import { hostScene } from '@site/drawings/scenes/host-scene';
import { deep, quiet, signal } from '@site/drawings/stages/stage-colours';
import { ink } from './drawn-cards';

type Part = { room: LiveRoom };

/** Ground of words on the picture. */
const veil = '#06292D';

function Head({ room: { name, status, sign } }: Part) {
  const wide = Math.max(textWidth(name, 12), textWidth(status, 12));
  return (
    <>
      <rect x="18" y="22" width={wide + 56} height="39.2" rx="19.6" fill={veil} opacity=".8" />
      <circle cx="37" cy="41.6" r="15" fill={signal} />
      <g fontWeight="600" fill="#fff">
        <text x="37" y="46.6" fill={deep} textAnchor="middle">
          {name.slice(0, 1)}
        </text>
        <text x="60" y="39">
          {name}
        </text>
      </g>
      <text x="60" y="54.6" fill="#CFE3E1">
        {status}
      </text>
      <rect x="20" y="72" width={textWidth(sign, 12) + 32} height="20" rx="10" fill={veil} opacity=".72" />
      <circle cx="33" cy="83" r="3" fill="#E5484D" />
      <text x="42" y="87" fill="#fff">
        {sign}
      </text>
    </>
  );
}

function Messages({ room: { messages } }: Part) {
  return messages.map(({ name, text }, index) => (
    <g key={text} transform={`translate(18 ${228 + index * 30})`}>
      <rect width={textWidth(name + text, 12) + 26} height="24" rx="12" fill={veil} opacity=".78" />
      <text x="10" y="17" fill="#fff">
        <tspan fontWeight="600" fill={signal}>
          {name}
        </tspan>
        <tspan dx="6">{text}</tspan>
      </text>
    </g>
  ));
}

function Offer({ room: { card } }: Part) {
  return (
    <>
      <rect x="18" y="324" width="212" height="60" rx="10" fill="#fff" />
      <g transform="translate(26 332)" fill="none" stroke="#0B6E6E" strokeWidth="1.5">
        <rect width="44" height="44" rx="6" fill="#E3F2F0" stroke="none" />
        <path d="M13 9h13l6 6v21H13z" fill="#fff" strokeLinejoin="round" />
        <path d="M26 9v6h6M18 21h9m-9 5h9m-9 5h5" />
        <path d="M29 27h9v9h-9z" fill="#C73E16" stroke="none" />
        <path d="m31.5 31 2 2 3-3.5" stroke="#fff" />
      </g>
      <text x="78" y="351" fontSize="13" fontWeight="600" fill={ink}>
        {card.name}
      </text>
      <text x="78" y="367.7" fill={quiet}>
        {card.text}
      </text>
      <rect x="176.5" y="340.7" width="45" height="26.6" rx="5.5" fill="none" stroke="#E3A48F" />
      <text x="199" y="359.2" fontWeight="600" fill="#A93210" textAnchor="middle">
        {card.action}
      </text>
    </>
  );
}

/** The viewer's phone, 248 × 520, as `LiveRoomPhone` shows it; its foot is cut by the stage. */
export function LaunchPhone({ room, x, y }: Part & { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fontSize="12">
      <clipPath id="screen">
        <rect x="8" y="8" width="232" height="504" rx="28" />
      </clipPath>
      <filter id="below" x="-50%" width="200%">
        <feGaussianBlur stdDeviation="24" />
      </filter>
      <rect x="16" y="40" width="216" height="488" rx="20" fill={deep} opacity=".4" filter="url(#below)" />
      <rect width="248" height="520" rx="36" fill={ink} />
      <g clipPath="url(#screen)">
        <svg x="8" y="8" width="232" height="504">
          <SceneFrame drawing={hostScene} />
        </svg>
      </g>
      <Head room={room} />
      <Messages room={room} />
      <Offer room={room} />
      <rect x="18" y="396" width="212" height="26" rx="13" fill="#fff" opacity=".22" />
      <text x="30" y="414" fill="#fff">
        说点什么
      </text>
    </g>
  );
}
