import { coral, hair, skin } from './poster-tones';

type Placed = { x: number; y: number; size?: number };

/** A head without a face; `size` is its radius. Drawn at 10 and scaled, so that every head costs the same few bytes. */
export function Head({ x, y, size = 15, long = false }: Placed & { long?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 10})`}>
      {long && <path d="M-11.2 11.5V-1a11.2 11.2 0 0 1 22.4 0v12.5Q0 15-11.2 11.5Z" fill={hair} />}
      <rect x="-3.4" y="6" width="6.8" height="8" rx="3" fill="#E0B79D" />
      <circle r="10" fill={skin} />
      <path d="M-10.5 0a10.5 10.5 0 0 1 21 0C9-3 5-4.2 1-4.2c-5 .2-9.5.7-11.5 4.2Z" fill={hair} />
    </g>
  );
}

/** Head and shoulders; the shoulders end 62 units below the head's centre at size 1. */
export function Bust({ x, y, size = 1, coat = coral, long = false }: Placed & { coat?: string; long?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-44 66Q-41 32-18 26L0 22l18 4q23 6 26 40Z" fill={coat} />
      <path d="M-9 24 0 38l9-14-4-4H-5Z" fill="#F7FBFB" />
      <Head x={0} y={0} size={19} long={long} />
    </g>
  );
}

/** A standing presenter who points to the left; (x, y) is the point between the feet, 142 units tall at size 1. */
export function Presenter({ x, y, size = 1, coat = coral }: Placed & { coat?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cy="1" rx="32" ry="4" fill="#021518" opacity=".3" />
      <path d="M-17-64h34L14-2H4L0-46-4-2h-10Z" fill="#0A1C22" />
      <path d="M-16-3h13v4h-16q0-3 3-4ZM16-3H3v4h16q0-3-3-4Z" fill="#F2FAF9" />
      <path
        d="m18-104 11 22-16 12"
        fill="none"
        stroke={coat === coral ? '#B9401D' : '#063F43'}
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M-21-104q1-8 13-10H8q12 2 13 10l-1 46h-40Z" fill={coat} />
      <path d="m-6-114 6 16 6-16Z" fill="#F7FBFB" />
      <path
        d="m-17-103-21 15-16-18"
        fill="none"
        stroke={coat}
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="-57" cy="-109" r="5.4" fill={skin} />
      <Head x={0} y={-128} size={13} />
    </g>
  );
}

/** The brand's sign: rings that run out from a point. */
export function Ripples({ x, y, radii, stroke }: { x: number; y: number; radii: readonly number[]; stroke: string }) {
  return (
    <g fill="none" stroke={stroke} strokeWidth="1.4">
      {radii.map((r, index) => (
        <circle
          key={r}
          cx={x}
          cy={y}
          r={r}
          opacity={Math.round((0.6 - (0.6 * index) / (radii.length + 1)) * 100) / 100}
        />
      ))}
    </g>
  );
}

/** Lines that stand for text. */
export function Lines({
  x,
  y,
  widths,
  fill,
  step = 9,
}: {
  x: number;
  y: number;
  widths: readonly number[];
  fill: string;
  step?: number;
}) {
  return (
    <g fill={fill}>
      {widths.map((width, index) => (
        <rect key={`${index}-${width}`} x={x} y={y + index * step} width={width} height="4" rx="2" />
      ))}
    </g>
  );
}
