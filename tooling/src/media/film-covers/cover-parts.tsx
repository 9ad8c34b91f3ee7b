/** The few colours of the series: brand tints, sand, and one coral thing to look at. */
export const ink = '#06363A';
export const deep = '#0A4E51';
export const brand = '#0B6E6E';
export const leaf = '#3E9F98';
export const soft = '#9ED9D1';
export const mint = '#D9EEEB';
export const sand = '#F2EBE2';
export const clay = '#E3D3C0';
export const blush = '#F8DDD0';
export const paper = '#FFFFFF';
export const gold = '#F0B54A';

type Placed = { x: number; y: number; size?: number };

export function Pointer({ x, y, size = 1 }: Placed) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0 0v33l8-7 6 14 7-3-6-14h11z"
      fill={ink}
      stroke={paper}
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  );
}

/** A phone that stands upright; what it shows is drawn on its glass, from (x + 6, y + 6). */
export function Handset({ x, y, width, height, glass }: Placed & { width: number; height: number; glass: string }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="15" fill="#031A1D" />
      <rect x={x + 6} y={y + 6} width={width - 12} height={height - 12} rx="10" fill={glass} />
    </>
  );
}

export function Check({ x, y, size = 1, fill = brand }: Placed & { fill?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="12" fill={fill} />
      <path d="m-5.5 0 4 4.5 7-8.5" fill="none" stroke={paper} strokeWidth="3.6" strokeLinecap="round" />
    </g>
  );
}

/** Someone in a list: head and shoulders in a round frame. */
export function Face({ x, y, size = 1, coat, ground }: Placed & { coat: string; ground: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="16" fill={ground} />
      <path d="M-11.5 11a11.5 10 0 0 1 23 0A16 16 0 0 1-11.5 11Z" fill={coat} />
      <circle cy="-4" r="6.5" fill="#F1CDB6" />
      <path d="M-6.9-3.5a6.9 6.9 0 0 1 13.8 0Q3-7-6.9-3.5Z" fill="#0D2229" />
    </g>
  );
}
