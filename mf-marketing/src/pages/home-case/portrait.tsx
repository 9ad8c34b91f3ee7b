import type { ShowRole } from '@site/shared/contract/case-show';
import { Apron, Coat, Collar, Lanyard, Suit } from '@site/drawings/figure/clothes';
import { brownHair, darkHair } from '@site/drawings/figure/head';
import { Person } from '@site/drawings/figure/person';
import { amber, coral, deep, foam, paper, quiet, sea, strong } from '@site/drawings/stages/stage-colours';
import type { ReactNode } from 'react';

type Look = { top: string; wear: ReactNode };

const clothes: Record<ShowRole['clothes'], Look> = {
  suit: { top: '#12333B', wear: <Suit tie={coral} /> },
  apron: { top: paper, wear: <Apron fill={strong} length={20} /> },
  coat: { top: '#8FCBC4', wear: <Coat /> },
  vest: { top: '#E9A23B', wear: <path d="M-14-30H14M-12-20H12" stroke={paper} strokeWidth="3.4" /> },
  lanyard: { top: '#2A6F73', wear: <Lanyard /> },
  shirt: { top: '#D3E5E3', wear: <Collar fill={paper} /> },
};

const grounds: Record<ShowRole['tone'], string> = {
  deep: '#CFE6E2',
  brand: '#DDEFEA',
  sea: '#C5DFE2',
  foam: '#EAF4F2',
  amber: '#F4E3C4',
  coral: '#F6DACD',
};

/** What hangs behind them: a board of the show's run. */
function Wall() {
  return (
    <>
      <rect x="28" y="96" width="76" height="104" rx="6" fill={paper} />
      <path
        d="M40 118h40M40 134h52M40 150h30M40 166h46M40 182h36"
        stroke="#B9D3D1"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M252 40V92" stroke={deep} strokeWidth="3" />
      <path d="M226 118Q230 90 252 90Q274 90 278 118Z" fill={amber} />
      <path d="M226 118H278L312 300H192Z" fill={paper} opacity=".22" />
    </>
  );
}

/** The one who is quoted, by role: clothes, hair and a desk, no face of anybody. */
export function Portrait({ role, className }: { role: ShowRole; className?: string | undefined }) {
  const { top, wear } = clothes[role.clothes];
  return (
    <svg className={className} width="340" height="380" viewBox="0 0 340 380" aria-hidden="true">
      <rect width="340" height="380" fill={grounds[role.tone]} />
      <Wall />
      <Person
        x={172}
        y={506}
        scale={2.5}
        view="front"
        top={top}
        wear={wear}
        hair={role.hair}
        hairColour={role.tone === 'amber' || role.tone === 'coral' ? brownHair : darkHair}
        glasses={role.glasses ?? false}
        nearHand={[6, -88]}
        farHand={[-14, -86]}
        farArmInFront
        legless
        noShadow
      />
      <rect y="332" width="340" height="48" fill={deep} />
      <rect y="326" width="340" height="8" fill={sea} />
      <path d="M112 300h86l10 28H104Z" fill={foam} />
      <path d="M126 310h52M124 318h40" stroke={quiet} strokeWidth="3" strokeLinecap="round" opacity=".5" />
      <path d="M254 300h24v28h-24z" fill={coral} />
    </svg>
  );
}
