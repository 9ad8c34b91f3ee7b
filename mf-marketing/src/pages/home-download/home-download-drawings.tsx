import type { Drawing } from '@site/shared/ui/drawing';
import type { ReactNode } from 'react';

/** An icon as a desktop shows it: a plate, and on it what the program is for. */
function icon(plate: string, sign: ReactNode): Drawing {
  return {
    width: 64,
    height: 64,
    Draw: () => (
      <>
        <rect width="64" height="64" rx="16" fill={plate} />
        {sign}
      </>
    ),
  };
}

/** A window with a presenter and two more sources, on air. */
const studio = (
  <>
    <path d="M10 15h44v30H10z" fill="#F2FAF9" />
    <path d="M13 18h25v24H13z" fill="#7FE3D4" />
    <path d="M41 18h10v11H41zm0 13h10v11H41z" fill="#2B7F80" />
    <path d="M16 42q0-12 9.5-12t9.5 12z" fill="#D9502A" />
    <circle cx="25.5" cy="25" r="5" fill="#F2C9AE" />
    <path d="M26 45h12l2 6H24z" fill="#CFE3E1" />
    <circle cx="50" cy="14" r="7" fill="#E5484D" stroke="#0B6E6E" strokeWidth="3" />
  </>
);

/** Somebody cut out of green, in a room drawn in perspective. */
const virtual = (
  <>
    <path d="m10 14 44 0-12 10H22zm0 36 12-10h20l12 10zM10 14l12 10v16L10 50z" fill="#17696B" />
    <path d="M54 14 42 24v16l12 10z" fill="#0F5558" />
    <path d="M22 24h20v16H22z" fill="#7FE3D4" />
    <path d="M23 52q0-16 9-16t9 16z" fill="#D9502A" />
    <circle cx="32" cy="28" r="6.5" fill="#F2C9AE" />
    <path d="M8 20V9h11M45 9h11v11M8 44v11h11m26 0h11V44" fill="none" stroke="#5BD38C" strokeWidth="4" />
  </>
);

/** A phone on its stand, and waves that go out from it. */
const phone = (
  <>
    <path d="M22 8h20q4 0 4 4v34q0 4-4 4H22q-4 0-4-4V12q0-4 4-4z" fill="#10242B" />
    <path d="M21 13h22v30H21z" fill="#FCEBE4" />
    <path d="M23 43q0-13 9-13t9 13z" fill="#D9502A" />
    <circle cx="32" cy="25" r="5.5" fill="#F2C9AE" />
    <path d="M32 50v5m-10 1h20" stroke="#10242B" strokeWidth="4" strokeLinecap="round" />
    <path d="M12 21q-4 8 0 16m40-16q4 8 0 16" fill="none" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
  </>
);

/** A camera whose picture goes up into the album. */
const camera = (
  <>
    <path d="M8 26h12l4-6h14l4 6h14v26H8z" fill="#10242B" />
    <circle cx="31" cy="38" r="11" fill="#CFE3E1" />
    <circle cx="31" cy="38" r="6" fill="#0B6E6E" />
    <path d="M46 31h6" stroke="#D9502A" strokeWidth="4" />
    <path d="M31 16V6m-5 5 5-5 5 5" fill="none" stroke="#0B6E6E" strokeWidth="4" strokeLinecap="round" />
  </>
);

/** A player between two angle brackets. */
const web = (
  <>
    <path d="M14 18h36v26H14z" fill="#0A474A" />
    <path d="m28 24 12 7-12 7z" fill="#7FE3D4" />
    <path d="M14 48h36" stroke="#2B7F80" strokeWidth="4" />
    <path d="M14 48h14" stroke="#FF8A5C" strokeWidth="4" />
    <path d="m10 22-5 9 5 9m44-18 5 9-5 9" fill="none" stroke="#F2FAF9" strokeWidth="3.5" strokeLinecap="round" />
  </>
);

/** A part that fits into somebody else's app. */
const mobile = (
  <>
    <path d="M14 10h36v44H14z" fill="#fff" />
    <path d="M19 16h26M19 48h14" stroke="#C9DEDC" strokeWidth="4" />
    <path d="M19 22h9q0-5 4-5t4 5h9v9q-5 0-5 4t5 4v4H19z" fill="#0B6E6E" />
    <path d="m29 29 8 5-8 5z" fill="#7FE3D4" />
  </>
);

export const iconDrawings = {
  studioIcon: icon('#0B6E6E', studio),
  virtualIcon: icon('#06363A', virtual),
  phoneIcon: icon('#FF8A5C', phone),
  cameraIcon: icon('#E7F3F1', camera),
  webIcon: icon('#06363A', web),
  mobileIcon: icon('#F6D9A8', mobile),
};
