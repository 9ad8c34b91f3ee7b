import { Head } from '@site/drawings/posters/poster-figures';
import type { Drawing } from '@site/shared/ui/drawing';

const visitors = [
  { x: 96, y: 330, coat: '#3E9F98', size: 1 },
  { x: 208, y: 372, coat: '#0A5A5A', size: 1.1 },
  { x: 452, y: 372, coat: '#2A9490', size: 1.1 },
  { x: 560, y: 326, coat: '#7CC8C0', size: 1 },
];

function Avatar({ x, y, coat, size }: (typeof visitors)[number]) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse rx="38" ry="10" fill="#06363A" opacity=".16" />
      <path d="M-30 0q-4-70 6-84 8-10 24-10t24 10q10 14 6 84-30 12-60 0Z" fill={coat} />
      <Head x={0} y={-122} size={25} />
    </g>
  );
}

/** The exhibit that is being explained: an inspection machine with its cover lifted. */
function Exhibit() {
  return (
    <g transform="translate(330 262)">
      <path d="M-92 66 0 108l92-42v34L0 142l-92-42z" fill="#0A5A5A" />
      <path d="M-92 66 0 24l92 42-92 42z" fill="#F7FBFB" />
      <path d="M-54 48v-62L0-40l54 26v62L0 74z" fill="#0B6E6E" />
      <path d="M0 12v62l54-26v-62z" fill="#06363A" />
      <path d="M-54-14 0-40l54 26L0 12z" fill="#2A9490" />
      <path d="M-40 8-10 22v30l-30-14z" fill="#7FE3D4" />
      <path d="M-54-74 0-100l54 26L0-48z" fill="#BCE3DE" stroke="#0B6E6E" strokeDasharray="5 4" />
      <path d="M-54-70v50m108-50v50" stroke="#0B6E6E" strokeDasharray="3 5" />
      <circle cx="70" cy="-30" r="13" fill="#D9502A" />
      <path d="M64-30h12m-6-6v12" stroke="#fff" strokeWidth="2.4" />
    </g>
  );
}

function Talk() {
  return (
    <g fill="none">
      <path d="M0 0H660V460H0Z" fill="#D9EEEB" />
      <path d="M0 250 330 130l330 120v210H0z" fill="#EEF7F5" />
      <ellipse cx="330" cy="350" rx="300" ry="92" fill="#CDE8E4" />
      <ellipse cx="330" cy="350" rx="210" ry="62" fill="#BFE0DC" />
      <Exhibit />
      {visitors.map((visitor) => (
        <Avatar key={visitor.x} {...visitor} />
      ))}
    </g>
  );
}

/** People around an exhibit. */
export const talkDrawing: Drawing = { width: 660, height: 460, Draw: Talk };
