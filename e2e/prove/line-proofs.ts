import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type LineFigures, rehearseLines } from './lines/rehearse-lines';
import type { Proof } from './proof';

/** In bytes: the addresses of a page name the version of the build, which is longer in one of them. */
const sameWeight = 200;
const longestRollbackMs = 1000;

function arePages({ pages, failed, mixed, ofOldLine, ofNewLine }: LineFigures): boolean {
  return pages >= 10_000 && failed + mixed === 0 && ofOldLine > 0 && ofNewLine > 0;
}

function areViews({ views: { failed, twoReacts, soft, documents } }: LineFigures): boolean {
  return failed.length + twoReacts === 0 && soft > 0 && documents > 0;
}

function isLight({ weight: { twoLines, oneLine } }: LineFigures): boolean {
  return Math.abs(twoLines.page + twoLines.files - oneLine.page - oneLine.files) <= sameWeight;
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

/** That shared packages move without lockstep. */
export const lineProofs: readonly Proof[] = [
  {
    part: 'lines',
    name: 'the shell and five sections move from React 19.1 to 19.3 without lockstep: of 10,000 pages at 20 a second none fails or mixes lines, no document has two Reacts, a rollback across the lines takes at most 1 s, a page weighs as with one line, and a shell without a line names and refuses its releases (R13.91–R13.99, F70)',
    run: async (api, seed = randomInt(2 ** 31)) => {
      const figures = await rehearseLines(api, seed);
      return { figures, holds: [arePages, areViews, isLight, isUndone, areNamed].every((holds) => holds(figures)) };
    },
  },
];
