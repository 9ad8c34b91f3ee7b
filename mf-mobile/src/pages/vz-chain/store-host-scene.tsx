import { Apron } from '@site/drawings/figure/clothes';
import { darkHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { times } from '@site/drawings/figure/times';
import type { Drawing } from '@site/shared/ui/drawing';

function Shelves() {
  return (
    <>
      <path d="M0 0H360V220H0Z" fill="#FCE3D6" />
      <path d="M0 0H360V24H0Z" fill="#B9401D" />
      <path d="M120 12H240" stroke="#FFE9C2" strokeWidth="7" strokeLinecap="round" />
      <path d="M16 78H116V85H16ZM16 130H116V137H16ZM246 78H346V85H246ZM246 130H346V137H246Z" fill="#E2A98C" />
      {times(16).map((cup) => (
        <path
          key={cup}
          d={`M${(cup % 8 < 4 ? 22 : 252) + (cup % 4) * 24} ${cup > 7 ? 98 : 46}h18l-3 32h-12z`}
          fill={['#0B6E6E', '#F7FBFB', '#F0B45E', '#D9502A'][(cup * 3) % 4]}
        />
      ))}
    </>
  );
}

function Cup({ fill }: { fill: string }) {
  return (
    <>
      <path d="M-9-16H9L6 12H-6Z" fill={fill} />
      <path d="M-10-20H10V-15H-10Z" fill="#24454C" />
      <path d="M2-20L6-34" stroke="#24454C" strokeWidth="2.4" />
    </>
  );
}

function StoreHost() {
  return (
    <>
      <Shelves />
      <Person
        x={180}
        y={266}
        scale={1.34}
        view="front"
        top="#F7FBFB"
        hair="short"
        hairColour={darkHair}
        sleeve="short"
        wear={<Apron fill="#0B6E6E" />}
        nearHand={[-46, -110]}
        farHand={[46, -110]}
        legless
        noShadow
        front={
          <>
            <g transform="translate(-48 -120)">
              <Cup fill="#E8A03E" />
            </g>
            <g transform="translate(48 -120)">
              <Cup fill="#8FC08A" />
            </g>
          </>
        }
      />
      <path d="M0 178H360V220H0Z" fill="#8A2F14" />
      <path d="M0 178H360V186H0Z" fill="#D9502A" />
    </>
  );
}

/** Headquarters on air: two cups for the price of one. */
export const storeHostScene: Drawing = { width: 360, height: 220, Draw: StoreHost };
