import { Head } from '../../posters/poster-figures';
import { brand, deep, lagoon, paper, sea, shallow, strong } from '../../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

function Room() {
  return (
    <>
      <path d="M0 0H320V180H0Z" fill="#D8EEEB" />
      <rect x="22" y="18" width="92" height="92" rx="4" fill={paper} />
      <path d="M24 92q22-22 44-6t44-8v28H24Z" fill="#8FCFC7" />
      <path d="M68 18v92M22 62h92" stroke="#B6D9D5" strokeWidth="3" />
      <path d="M206 33h96M206 79h96" stroke={lagoon} strokeWidth="6" />
      <path d="M212 46h8v30h-8Z" fill={brand} />
      <path d="M222 40h9v36h-9Z" fill={shallow} />
      <path d="M233 50h8v26h-8Z" fill={strong} />
      <path d="M243 44h8v32h-8Z" fill="#F2B9A2" />
      <path d="M272 62h18l-3 14h-12Z" fill={paper} />
      <path d="M280 62q-14-22-20-12 6 8 20 12 2-22 14-18-2 12-14 18" fill={sea} />
    </>
  );
}

function Guest() {
  return (
    <>
      <Room />
      <path d="M84 180q4-48 48-58l28-4 28 4q44 10 48 58Z" fill={brand} />
      <path d="m146 118 14 22 14-22Z" fill={paper} />
      <Head x={160} y={84} size={30} long />
      <path d="M128 84a32 32 0 0 1 64 0" fill="none" stroke={deep} strokeWidth="4" />
      <path d="M127.5 82v10M192.5 82v10" stroke={deep} strokeWidth="9" strokeLinecap="round" />
    </>
  );
}

/** A guest who joins by video from an office. */
export const guestScene: Drawing = { width: 320, height: 180, Draw: Guest };
