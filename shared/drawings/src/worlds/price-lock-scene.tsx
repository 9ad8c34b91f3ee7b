import { brownHair } from '../figure/head';
import { PhoneOnTripod } from '../figure/gear';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Store() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#FBE9D2" />
      <path d="M0 176H360V220H0Z" fill="#C79A6B" />
      {times(3).map((lamp) => (
        <g key={lamp}>
          <path d={`M${190 + lamp * 58} 0V22`} stroke="#8A6A48" strokeWidth="2" />
          <path d={`M${172 + lamp * 58} 40q18-34 36 0z`} fill={['#D9502A', '#0B6E6E', '#F0B45E'][lamp]} />
        </g>
      ))}
      <path d="M196 112Q196 98 210 98H326Q340 98 340 112V166H196Z" fill="#9C4A30" />
      <path d="M186 130Q186 120 196 120T206 130V150H330V130Q330 120 340 120T350 130V176H186Z" fill="#B9563A" />
      <path d="M206 148H268V168H206ZM268 148H330V168H268Z" fill="#CF6B4C" />
      <path d="M196 176V184M340 176V184" stroke="#5E3A24" strokeWidth="6" />
    </>
  );
}

/** A large tag: the price, and the lock on it. */
function Tag() {
  return (
    <g transform="translate(268 84)rotate(-6)">
      <path d="M-62-26H44L64 0L44 26H-62Z" fill="#FFD978" />
      <circle cx="48" cy="0" r="5" fill="#FBE9D2" />
      <path d="M-48-6V-12A10 10 0 0 1 -28-12V-6" stroke="#5E3A24" strokeWidth="4" fill="none" />
      <path d="M-53-6H-23V16H-53Z" fill="#5E3A24" />
      <text x="-14" y="10" fontSize="26" fontWeight="700" fill="#B9401D">
        ¥99
      </text>
    </g>
  );
}

function PriceLock() {
  return (
    <>
      <Store />
      <Tag />
      <Person
        x={132}
        y={212}
        scale={1.1}
        top="#0B6E6E"
        hair="bob"
        hairColour={brownHair}
        nearHand={[52, -104]}
        farHand={[46, -130]}
        farElbow={1}
      />
      <PhoneOnTripod x={46} y={214} height={92} width={28} length={46} screen="#FBE9D2">
        <path d="M-8 14Q-9 1 0 0Q9 1 8 14Z" fill="#0B6E6E" />
        <circle cy="-6" r="5" fill="#F1CDB6" />
        <path d="M2 12h10v6H2z" fill="#FFD978" />
      </PhoneOnTripod>
    </>
  );
}

/** A small deposit keeps a price: the host shows the tag beside the sofa. */
export const priceLockScene: Drawing = { width: 360, height: 220, Draw: PriceLock };
