import { Suit } from '../figure/clothes';
import { CameraOnTripod } from '../figure/gear';
import { Bust } from '../figure/bust';
import { Person } from '../figure/person';
import { times } from '../figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Studio() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#0E2F45" />
      <path d="M0 0H360V16H0Z" fill="#0A1C22" />
      {times(4).map((lamp) => (
        <path key={lamp} d={`M${40 + lamp * 86} 16h22l-4 12h-14z`} fill="#24454C" />
      ))}
      <path d="M0 168H360V220H0Z" fill="#16405C" />
      <path d="M0 168H360" stroke="#3C7C9C" strokeWidth="3" />
    </>
  );
}

/** The street of an accident on the large screen, with who speaks from there. */
function LinkScreen() {
  return (
    <>
      <path d="M136 34H340V152H136Z" fill="#0A1C22" />
      <path d="M142 40H334V146H142Z" fill="#E7D9C6" />
      <path d="M142 96V66h30V56h34v40h28V62h40v34h24V72h36v24z" fill="#C4B39B" />
      <path d="M142 112H334V146H142Z" fill="#8C9AA0" />
      <path d="M250 106h54q6 0 8 10l4 14h-76z" fill="#D9502A" />
      <path d="M258 110h18v10h-22zM282 110h16l4 10h-20z" fill="#F7FBFB" />
      <circle cx="258" cy="132" r="8" fill="#0A1C22" />
      <circle cx="300" cy="132" r="8" fill="#0A1C22" />
      <Bust x={194} y={94} radius={14} fill="#0B6E6E" view="front" hair="short" />
      <path d="M206 134L200 114" stroke="#0A1C22" strokeWidth="4" strokeLinecap="round" />
      <circle cx="199" cy="111" r="4.5" fill="#24454C" />
      <path d="M142 134H334V146H142Z" fill="#B9401D" />
      <path d="M150 140h96" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function NewsLink() {
  return (
    <>
      <Studio />
      <LinkScreen />
      <Person
        x={86}
        y={214}
        scale={1.06}
        top="#F7FBFB"
        trousers="#12333B"
        hair="bob"
        wear={<Suit shirt="#D9502A" />}
        nearHand={[20, -80]}
        farHand={[44, -104]}
        farElbow={1}
        front={<rect x="14" y="-92" width="20" height="14" rx="2" fill="#24454C" transform="rotate(-12 24 -86)" />}
      />
      <CameraOnTripod x={322} y={222} height={36} flipped />
    </>
  );
}

/** The studio speaks with somebody where it happens. */
export const newsLinkScene: Drawing = { width: 360, height: 220, Draw: NewsLink };
