import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { LineFigures } from './lines/line-figures';
import { provePreviousShell } from './lines/previous-shell';
import { rehearseLines } from './lines/rehearse-lines';
import { type LinePair, reactLines, routerLines } from './lines/line-pairs';
import type { Outcome, Proof } from './proof';

/** In bytes: the addresses of a page name the version of the build, which is longer in one of them. */
const sameWeight = 200;
const longestRollbackMs = 1000;

function arePages({ pages, failed, mixed, ofOldLine, ofNewLine }: LineFigures, wanted: number): boolean {
  return pages >= wanted && failed + mixed === 0 && ofOldLine > 0 && ofNewLine > 0;
}

function areViews({ views: { failed, twoReacts, soft, documents } }: LineFigures): boolean {
  return failed.length + twoReacts === 0 && soft > 0 && documents > 0;
}

function isLight({ weight: { twoLines, oneLine } }: LineFigures): boolean {
  return Math.abs(twoLines.page + twoLines.files - oneLine.page - oneLine.files) <= sameWeight;
}

function isAlike({ otherFooters }: LineFigures): boolean {
  return otherFooters.length === 0;
}

function isUndone({ rollbackMs }: LineFigures): boolean {
  return rollbackMs.length > 0 && Math.max(...rollbackMs) <= longestRollbackMs;
}

/** Three sections had moved when the old line was away; before the new one each had a version. */
function areNamed({ wrong: { withoutOldLine, withoutNewLine } }: LineFigures): boolean {
  const expected = [
    { served: 3, unavailable: 2, named: 2, refused: true },
    { served: 5, unavailable: 0, named: 5, refused: true },
  ];
  return isDeepStrictEqual([withoutOldLine, withoutNewLine], expected);
}

async function rehearse(pair: LinePair, api: string, seed = randomInt(2 ** 31)): Promise<Outcome> {
  const figures = await rehearseLines(pair, api, seed);
  const holds =
    arePages(figures, pair.pages) && [areViews, isLight, isAlike, isUndone, areNamed].every((isSo) => isSo(figures));
  return { figures, holds };
}

/** That shared packages move without lockstep. */
export const lineProofs: readonly Proof[] = [
  {
    part: 'lines',
    name: 'the shell and five sections move from React 19.1 to 19.3 without lockstep: of 10,000 pages at 20 a second none fails or mixes lines, no document has two Reacts, a rollback across the lines takes at most 1 s, a page weighs as with one line, and a shell without a line names and refuses its releases (R13.91–R13.99, F70)',
    run: (api, seed) => rehearse(reactLines(), api, seed),
  },
  {
    part: 'lines-router',
    name: 'under Node 24 they move from react-router 7 to 8 behind the same facade, and from one contract of the shell to the next, by the same measure over 2,000 pages (R13.109, R13.110)',
    run: (api, seed) => rehearse(routerLines(), api, seed),
  },
  {
    part: 'previous-shell',
    name: 'a shell of the release before runs the sections of this checkout, and a shell of this checkout those of the release before: two pages of each section are answered, and hydrate without an error',
    run: async (api) => {
      const figures = await provePreviousShell(api);
      const pairings = [figures.newSections, figures.newShell];
      return { figures, holds: pairings.every(({ pages, failed }) => pages > 0 && failed.length === 0) };
    },
  },
];
