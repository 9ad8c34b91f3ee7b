import type { Fault } from './fault';
import type { FirstView } from './first-view';

/** Rounded pixels are no width. */
const mostBeyond = 2;
/** Decoration may be faint; more of the words may not. */
const mostFaint = 0.15;

/** What of the first view a visitor cannot read. */
export function firstViewFaults({ beyond, faint, faintest, covered, banner }: FirstView): Fault[] {
  const share = Math.round(faint * 100);
  const faults: [boolean, Fault][] = [
    [beyond > mostBeyond, { kind: 'seen', reason: `is ${beyond} px wider than its window` }],
    [
      faint > mostFaint,
      {
        relative: true,
        kind: 'seen',
        amount: faint,
        reason: `shows ${share} % of its words in the colour behind them: “${faintest}”`,
      },
    ],
    [covered, { relative: true, kind: 'seen', reason: 'has something over its h1' }],
    [!banner, { relative: true, usual: true, kind: 'seen', reason: 'does not show the header of the site' }],
  ];
  return faults.filter(([present]) => present).map(([, fault]) => fault);
}
