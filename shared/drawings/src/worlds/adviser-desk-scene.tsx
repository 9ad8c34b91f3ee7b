import { Suit } from '../figure/clothes';
import { Plant, TurningCamera } from '../figure/gear';
import { greyHair } from '../figure/head';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Office() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#D8E2EA" />
      <path d="M196 14H346V116H196Z" fill="#BFD6E6" />
      <path d="M196 116V76h20V54h24v34h22V44h26v52h20V66h24v50z" fill="#8FB0C6" />
      <path d="M246 14V116M296 14V116" stroke="#F7FBFB" strokeWidth="4" />
      <path d="M14 22H104V106H14Z" fill="#fff" />
      <path d="M24 92l18-20 16 10 20-28 16 8" stroke="#0B6E6E" strokeWidth="4" fill="none" />
      <path d="M24 36h46" stroke="#9DB4C2" strokeWidth="5" strokeLinecap="round" />
      <Plant x={334} y={158} scale={0.9} />
    </>
  );
}

/** A brochure, a calculator and a screen with a ring of shares. */
function Desk() {
  return (
    <>
      <path d="M0 154H360V220H0Z" fill="#5B4232" />
      <path d="M0 154H360V164H0Z" fill="#7A5A44" />
      <path d="M232 102H318V150H232Z" fill="#0A1C22" />
      <path d="M237 107H313V145H237Z" fill="#E7F3F1" />
      <path d="M268 150H282V158H268Z" fill="#24454C" />
      <circle cx="258" cy="126" r="12" fill="none" stroke="#0B6E6E" strokeWidth="7" />
      <path d="M258 114A12 12 0 0 1 270 126" stroke="#D9502A" strokeWidth="7" fill="none" />
      <path d="M282 118h24M282 127h18M282 136h22" stroke="#9DB9B6" strokeWidth="4" />
      <path d="M64 166L126 160L134 184L70 192Z" fill="#fff" />
      <path d="M78 172l40-4M80 180l36-4" stroke="#BCDDD8" strokeWidth="4" />
      <path d="M172 170H204V200H172Z" fill="#24454C" />
      {times(6).map((key) => (
        <rect key={key} x={176 + (key % 3) * 9} y={180 + Math.floor(key / 3) * 9} width="6" height="6" fill="#8FCBC4" />
      ))}
    </>
  );
}

function AdviserDesk() {
  return (
    <>
      <Office />
      <Person
        x={150}
        y={238}
        scale={1.26}
        view="front"
        top="#24344A"
        hair="short"
        hairColour={greyHair}
        glasses
        wear={<Suit tie="#B9401D" />}
        nearHand={[-34, -66]}
        farHand={[36, -88]}
        legless
        noShadow
      />
      <Desk />
      <TurningCamera x={210} y={150} />
    </>
  );
}

/** An adviser at a desk explains to investors how to read a product. */
export const adviserDeskScene: Drawing = { width: 360, height: 220, Draw: AdviserDesk };
