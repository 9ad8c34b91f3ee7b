import { useId } from 'react';
import { Bust } from '../posters/poster-figures';
import { amber, brand, coral, deep, lagoon, mist, paper, sea, strong } from '../stages/stage-colours';
import type { Drawing } from '@site/shared/ui/drawing';

/** What stands on the shelves. */
function Goods() {
  return (
    <>
      <path d="M26 100h20v29H26zm166-6h22v35h-22zM30 164h26v27H30z" fill={paper} />
      <path d="M52 92h16v37H52zm108 10h24v27h-24zm24 60h20v29h-20z" fill={brand} />
      <path d="M76 106h22v23H76zm132 56h18v29h-18zM24 226h28v23H24z" fill={sea} />
      <path d="M106 96h18v33h-18zm102 128h18v25h-18z" fill={amber} />
      <path d="M132 104h20v25h-20z" fill="#F2B9A2" />
    </>
  );
}

function Wall({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#F3E9DD" />
        <stop offset="1" stopColor="#BFE0DB" />
      </linearGradient>
      <path d="M0 0H248V520H0Z" fill={`url(#${id})`} />
      <path d="M16 132h216M16 194h60m96 0h60M16 252h44m128 0h44" stroke={lagoon} strokeWidth="6" />
    </>
  );
}

/** She and what she holds, down to the table. */
function Host() {
  return (
    <>
      <Bust x={128} y={188} size={1.75} coat={strong} long />
      <path d="M70 300q-16-26 2-44l14 6q-8 22 10 34Z" fill={strong} />
      <path d="M64 210h34v46H64z" fill={paper} />
      <path d="M64 222h34v20H64zM70 200h22v10H70z" fill={coral} />
    </>
  );
}

function Table() {
  return (
    <>
      <path d="M0 304H248V520H0Z" fill={deep} />
      <path d="M0 304H248v6H0Z" fill={sea} />
    </>
  );
}

/** What stands on the table. */
function Offers() {
  return (
    <>
      <path d="M150 276h26v28h-26zm32-10h22v38h-22z" fill={paper} />
      <path d="M150 284h26v12h-26zm32-6h22v14h-22z" fill={coral} />
      <path d="M208 286h24v18h-24z" fill={mist} />
    </>
  );
}

/** The shelves and the table with nothing on them. */
export function ShopHostPlace() {
  return (
    <>
      <Wall id={useId()} />
      <Table />
    </>
  );
}

/** The host with all her goods. */
export function ShopHostPeople() {
  return (
    <>
      <Goods />
      <Host />
      <Offers />
    </>
  );
}

function ShopHost() {
  return (
    <>
      <Wall id={useId()} />
      <Goods />
      <Host />
      <Table />
      <Offers />
    </>
  );
}

/** A host before her shelves with the goods in her hand, upright for a phone's screen. */
export const shopHostScene: Drawing = { width: 248, height: 520, Draw: ShopHost };
