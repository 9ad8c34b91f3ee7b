import { randomInt } from 'node:crypto';
import { rehearseLines } from './lines/rehearse-lines';
import type { Proof } from './proof';

/** In bytes: the addresses of a page name the version of the build, which is longer in one of them. */
const sameWeight = 200;
const longestRollbackMs = 1000;

/** That shared packages move without lockstep. */
export const lineProofs: readonly Proof[] = [
  {
    part: 'lines',
    name: 'the shell and five sections move from React 19.1 to 19.3 without lockstep: of 10,000 pages at 20 a second none fails or mixes lines, no document has two Reacts, a rollback across the lines takes at most 1 s, a page weighs as with one line, and a shell without a line names and refuses its releases (R13.91–R13.99, F70)',
    run: async (api, seed = randomInt(2 ** 31)) => {
      const figures = await rehearseLines(api, seed);
      const { pages, failed, mixed, ofOldLine, ofNewLine, rollbackMs, views, weight, wrong } = figures;
      const { withoutOldLine: half, withoutNewLine: whole } = wrong;
      const heavier = weight.twoLines.page + weight.twoLines.files - weight.oneLine.page - weight.oneLine.files;
      const isWhole = [
        pages >= 10_000 && failed + mixed === 0 && ofOldLine > 0 && ofNewLine > 0,
        views.failed.length + views.twoReacts === 0 && views.soft > 0 && views.documents > 0,
        rollbackMs <= longestRollbackMs && Math.abs(heavier) <= sameWeight,
        half?.served === 3 && half.unavailable === 2 && half.named === 2 && half.refused,
        whole?.served === 5 && whole.unavailable === 0 && whole.named === 5 && whole.refused,
      ];
      return { figures, holds: isWhole.every(Boolean) };
    },
  },
];
