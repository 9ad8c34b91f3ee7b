import { Bust } from '../posters/poster-figures';
import { amber, brand, coral, deep, lagoon, mist, paper, sea, strong } from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

function Arm() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M84 122V84l34-26 40 18v18" stroke={amber} strokeWidth="10" />
      <path d="M150 94h16v10h-16z" fill={deep} stroke={deep} strokeWidth="3" />
      <circle cx="84" cy="84" r="8" fill={deep} />
      <circle cx="118" cy="58" r="7" fill={deep} />
      <path d="M68 136v-8q0-6 6-6h20q6 0 6 6v8z" fill={deep} />
    </g>
  );
}

function Factory() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#CFE6E3" />
      <path d="M0 0h320v16L0 46z" fill={lagoon} opacity=".5" />
      <path d="M40 10v58m80-66v58m80-60v46m80-52v40" stroke="#9CCBC6" strokeWidth="5" />
      <path d="M30 28h28l-6 12H36zm96-10h28l-6 12h-16z" fill={strong} />
      <path d="M0 136h320v44H0z" fill="#B4D6D2" />
      <path d="M0 136h236v12H0z" fill={strong} />
      <path d="M10 154h216" stroke={deep} strokeWidth="6" strokeDasharray=".1 18" strokeLinecap="round" />
      <path d="M12 112h36v24H12zm150-6h40v30h-40z" fill={paper} />
      <path d="M26 112h8v24h-8zm152-6h8v30h-8z" fill={mist} />
      <Arm />
      <Bust x={262} y={104} size={1.15} coat={sea} />
      <path d="M236 98a26 26 0 0 1 52 0l6 4h-64z" fill={coral} />
      <path d="M258 74h8v24h-8z" fill="#F2B9A2" />
      <path d="M238 170h50" stroke={brand} strokeWidth="4" />
    </>
  );
}

/** A worker with a helmet beside a robot arm on the line. */
export const factoryScene: Drawing = { width: 320, height: 180, Draw: Factory };
