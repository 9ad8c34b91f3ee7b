import { Apron } from '@site/drawings/figure/clothes';
import { PhoneOnTripod } from '@site/drawings/figure/gear';
import { brownHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Kitchen() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#FFF1E2" />
      <path d="M0 0H360V10H0Z" fill="#F2C9A8" />
      <path d="M18 30H118V98H18Z" fill="#fff" />
      <path d="M28 44h50M28 58h72M28 72h62M28 86h40" stroke="#F2C9A8" strokeWidth="5" strokeLinecap="round" />
      <path d="M218 62H346V68H218Z" fill="#D9AE7F" />
      {times(4).map((jar) => (
        <g key={jar}>
          <path d={`M${226 + jar * 30} 36h22v26h-22z`} fill={['#F0B45E', '#8FC08A', '#D9502A', '#E8A98E'][jar]} />
          <path d={`M${225 + jar * 30} 30h24v7h-24z`} fill="#24454C" />
        </g>
      ))}
    </>
  );
}

/** Finger food on three plates: carrots, broccoli, toast. */
function Table() {
  return (
    <>
      <path d="M0 158H360V220H0Z" fill="#E5C49C" />
      <path d="M0 158H360V166H0Z" fill="#F2D9B8" />
      {[78, 166, 250].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="186" rx="38" ry="13" fill="#fff" />
          <ellipse cx={x} cy="185" rx="29" ry="9" fill="#EAF4F3" />
        </g>
      ))}
      <path d="M60 188l26-8M64 191l26-8M70 193l24-8" stroke="#E8762A" strokeWidth="6" strokeLinecap="round" />
      <path d="M156 186v-8M168 188v-9M178 184v-8" stroke="#7DA05A" strokeWidth="5" />
      <path d="M148 178a8 7 0 0 1 16 0zM160 179a8 8 0 0 1 16 0zM170 177a8 7 0 0 1 16 0z" fill="#4E8A3E" />
      <path d="M232 178h30v7h-30zM238 186h30v7h-30z" fill="#D9A05E" />
      <path d="M296 170h34l-4 24h-26z" fill="#8FCBC4" />
      <path d="M292 166h42v6h-42z" fill="#0B6E6E" />
    </>
  );
}

function FamilyNutrition() {
  return (
    <>
      <Kitchen />
      <Person
        x={158}
        y={236}
        scale={1.18}
        view="front"
        top="#F7FBFB"
        hair="bun"
        hairColour={brownHair}
        sleeve="rolled"
        wear={<Apron fill="#2F9A76" />}
        nearHand={[-26, -84]}
        farHand={[38, -104]}
        legless
        noShadow
        front={<path d="M34-106L48-120" stroke="#E8762A" strokeWidth="6" strokeLinecap="round" />}
      />
      <Table />
      <PhoneOnTripod x={330} y={216} height={60} width={22} length={38} screen="#FFF1E2">
        <path d="M-6 11Q-7 0 0-1Q7 0 6 11Z" fill="#2F9A76" />
        <circle cy="-6" r="4" fill="#F1CDB6" />
      </PhoneOnTripod>
    </>
  );
}

/** A nutritionist shows food that a toddler can hold. */
export const familyNutritionScene: Drawing = { width: 360, height: 220, Draw: FamilyNutrition };
