import { CameraOnTripod } from '@site/drawings/figure/gear';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Marsh() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#F9E6D3" />
      <path d="M0 46H360V120H0Z" fill="#FBEFE0" />
      <circle cx="250" cy="70" r="24" fill="#E8734A" />
      <path d="M0 92Q50 70 104 88T214 84T360 90V128H0Z" fill="#8CC3BC" />
      <path d="M0 108Q80 96 160 106T360 104V130H0Z" fill="#4D918D" />
      <path d="M0 124H360V220H0Z" fill="#CFE6E3" />
      <path d="M226 124H274V220H214Z" fill="#F3C7A4" opacity=".35" />
      <path d="M20 146H96M150 138H220M262 158H330M70 176H150" stroke="#F4FBFA" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

/** A wading bird, its beak towards the water. */
function Heron({ x, y, size, flipped = false }: { x: number; y: number; size: number; flipped?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})scale(${flipped ? -size : size} ${size})`}>
      <path d="M-4 0V-26M6 0V-26" stroke="#24454C" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M-20-26Q-8-46 12-40Q22-36 20-28Q6-20-20-26Z" fill="#F7FBFB" />
      <path d="M-20-26Q-6-38 10-32Q0-22-20-26Z" fill="#BCD5D8" />
      <path d="M14-38Q26-52 18-62Q12-72 22-76" fill="none" stroke="#F7FBFB" strokeWidth="6" strokeLinecap="round" />
      <circle cx="24" cy="-77" r="5.4" fill="#F7FBFB" />
      <path d="M28-80L46-75L28-74Z" fill="#E39A4A" />
      <path d="M22-82L8-84" stroke="#24454C" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

const flock = [
  [60, 40, 1],
  [92, 30, 0.9],
  [122, 44, 0.8],
  [150, 26, 0.7],
  [180, 38, 0.7],
] as const;

function Reeds({ x }: { x: number }) {
  return times(5).map((i) => (
    <g key={i} transform={`translate(${x + i * 11} 220)rotate(${i * 5 - 10})`}>
      <path d={`M0 0V${-58 - (i % 3) * 14}`} stroke="#3E7F63" strokeWidth="3" />
      <rect x="-3.4" y={-74 - (i % 3) * 14} width="6.8" height="22" rx="3.4" fill="#7A5A3E" />
    </g>
  ));
}

function Wetland() {
  return (
    <>
      <Marsh />
      {flock.map(([x, y, size]) => (
        <path
          key={x}
          d="M-12-5Q-5-8 0 0Q5-8 12-5"
          fill="none"
          stroke="#24454C"
          strokeWidth="2.4"
          strokeLinecap="round"
          transform={`translate(${x} ${y})scale(${size})`}
        />
      ))}
      <Heron x={130} y={178} size={0.92} />
      <Heron x={206} y={162} size={0.62} />
      <Reeds x={14} />
      <path d="M270 220Q292 186 360 178V220Z" fill="#12464D" />
      <CameraOnTripod x={320} y={196} height={62} flipped />
    </>
  );
}

/** Birds in a marsh at sunrise, and a camera that stays. */
export const wetlandScene: Drawing = { width: 360, height: 220, Draw: Wetland };
