import { Bust } from '@site/drawings/posters/poster-figures';
import type { Drawing } from '@site/shared/ui/drawing';

function ShowRoom() {
  return (
    <>
      <path d="M0 0h248v520H0z" fill="#EDE4D8" />
      <path d="M0 250h248v270H0z" fill="#D9C8B2" />
      <path d="M0 250h248v5H0z" fill="#C8B299" />
      <path d="M20 96h92v84H20z" fill="#fff" />
      <path d="M26 102h80v72H26z" fill="#BCE3DE" />
      <path d="m26 174 26-34 20 20 14-12 20 26z" fill="#3E9F98" />
      <circle cx="88" cy="120" r="8" fill="#FF9B73" />
      <path d="M196 64v44" stroke="#10242B" strokeWidth="3" />
      <path d="m172 138 12-30h24l12 30z" fill="#F6D9A8" />
      <Bust x={160} y={176} size={1.7} coat="#0B6E6E" long />
      <path d="M10 262q0-22 22-22h184q22 0 22 22v50H10z" fill="#2A9490" />
      <path d="M28 252h92v52H28zM128 252h92v52h-92z" fill="#3E9F98" />
      <path d="M2 272q0-14 14-14t14 14v44H2zM218 272q0-14 14-14t14 14v44h-28z" fill="#1B7976" />
      <path d="M36 262h36v30H36z" fill="#D9502A" />
      <path d="M0 318h248v202H0z" fill="#0A5A5A" />
      <path d="M0 318h248v6H0z" fill="#2A9490" />
    </>
  );
}

/** A designer on the sofa of a show room, upright for a phone's screen. */
export const furnScene: Drawing = { width: 248, height: 520, Draw: ShowRoom };
