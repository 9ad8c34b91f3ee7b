import type { ReactNode } from 'react';
import type { CrewMember } from '../../content/home-execute-page';

const black = '#10242B';
const camera = (
  <>
    <path d="M-6-9h26V9H-6zM20-4h9V5h-9zM-10-5h4V4h-4z" fill={black} />
    <path d="M25-4h4V5h-4z" fill="#7FE3D4" />
    <circle cx="0" cy="-4" r="2" fill="#E5484D" />
  </>
);

/** What each of the crew works with, in front of the shoulders of a bust that is 96 wide. */
export const crewTools: Record<CrewMember['tool'], ReactNode> = {
  sheet: (
    <>
      <path d="M8 30h28v34H8z" fill="#F7FBFB" />
      <path d="M16 27h12v7H16z" fill={black} />
      <path d="M13 42h18M13 49h18M13 56h11" stroke="#A9C6C5" strokeWidth="3" />
    </>
  ),
  intercom: <path d="M-21 2q0 14 15 14M21-4v12" fill="none" stroke={black} strokeWidth="4" strokeLinecap="round" />,
  wide: (
    <g transform="translate(10 46)">
      {camera}
      <path d="M6 9v10" stroke={black} strokeWidth="4" />
    </g>
  ),
  close: <g transform="translate(-12 24)scale(-1.15 1.15)">{camera}</g>,
  gimbal: (
    <>
      <g transform="translate(12 30)scale(.8)">{camera}</g>
      <path d="M17 36v28" stroke="#F7FBFB" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  headphones: <path d="M-26-7h8V9h-8zM18-7h8V9h-8z" fill="#D9502A" />,
  router: (
    <>
      <path d="M-22 44h44v20h-44z" fill="#F7FBFB" />
      <path d="M-16 44V26M-5 44V32M6 44V32M17 44V26" stroke="#7FE3D4" strokeWidth="3" />
      <path d="M-15 54h5m5 0h5m5 0h5" stroke="#067647" strokeWidth="5" />
    </>
  ),
  phone: (
    <>
      <path d="M8 26h24v38H8z" fill={black} />
      <path d="M11 30h18v30H11z" fill="#7FE3D4" />
      <path d="M14 46h12M14 52h8" stroke="#06363A" strokeWidth="3" />
    </>
  ),
};
