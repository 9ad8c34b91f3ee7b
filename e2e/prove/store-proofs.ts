import { holdsOfReuse, proveReuse } from './gate-reuse';
import { runFiveCanaries } from './five-canaries/five-canaries';
import { type FieldFigures, runFieldGuard } from './field-guard';
import { proveGateDifference, proveGateSections } from './gate-difference';
import { proveHostileStore } from './hostile/hostile-store';
import { proveObjectStore } from './object-store';
import { keepTabsOpen } from './open-tabs';
import type { Proof } from './proof';

/** Whether each canary that harms was ended in time, and none that suffers what all suffer. */
function holdsOfField({ endedGood, harmful, ended }: FieldFigures): boolean {
  return (
    Object.values(endedGood).every((count) => count === 0) &&
    Object.values(ended).every(([count, slowest]) => count === harmful && slowest <= 600)
  );
}

/** What holds of stores, and of what may go into them. */
export const storeProofs: readonly Proof[] = [
  {
    part: 'object-store',
    name: 'a bucket of Ceph’s RADOS gateway passes what every driver of the store passes; of 8 writers at once one wins, 50 times (F20); a shell follows it, and starts while it hangs (F54)',
    run: async (api) => {
      const figures = await proveObjectStore(api);
      const { passed, failed, answered, refused } = figures;
      return { figures, holds: failed + refused === 0 && passed > 0 && answered > 0 };
    },
  },
  {
    part: 'hostile-store',
    name: 'beside each of ten plants in the store (pipes, devices, endless and nested files, 3,000 bad revisions, objects of 1.5 GB) the site answers, `/-/alive` within 100 ms of its quiet time, and the promotion after it goes live (F62)',
    run: async (api) => {
      const figures = await proveHostileStore(api);
      const { failed, plants, promotions, aliveMs } = figures;
      const isAlive = Object.values(aliveMs).every(([quiet, beside]) => beside <= quiet + 100);
      return { figures, holds: failed.length === 0 && plants === 10 && promotions === plants && isAlive };
    },
  },
  {
    part: 'open-tabs',
    name: 'tabs open through 20 releases and two rollbacks meet no missing file at three shells; beyond the time that files are kept one reloads once (F22)',
    run: async (api) => {
      const figures = await keepTabsOpen(api);
      const { failed, loads, loadsBeyond, pruned } = figures;
      return { figures, holds: failed === 0 && loads === 1 && loadsBeyond === 2 && pruned > 0 };
    },
  },
  {
    part: 'gate-difference',
    name: 'of the seeded breaks of a release at least 50 in 52 are refused for their own reason (R13.55)',
    run: async (api) => {
      const figures = await proveGateDifference(api);
      const { seeds, refused } = figures;
      return { figures, holds: seeds >= 52 && refused * 52 >= seeds * 50 };
    },
  },
  {
    part: 'gate-sections',
    name: 'five whole sections with other words, checked side by side, are not refused, and no fault of theirs is excused by the live page (R13.55, R13.111)',
    run: async (api) => {
      const figures = await proveGateSections(api);
      const { seconds, wronged, alsoLive } = figures;
      return { figures, holds: Object.keys(seconds).length === 5 && wronged.length + alsoLive.length === 0 };
    },
  },
  {
    part: 'gate-reuse',
    name: 'a section is checked whole, then as another version of the same bytes, of which no page is opened, then with one page changed, of which that page alone is opened (R13.100, R13.101)',
    run: async (api) => {
      const figures = await proveReuse(api);
      return { figures, holds: holdsOfReuse(figures) };
    },
  },
  {
    part: 'five-canaries',
    name: 'five canaries at once: of 1,000 pairs at most 2 % share visitors as chance hardly would; in 200 runs the guard ends the one that fails within 30 s and no other, and in 200 good ones none; each of 400 visitors of a running shell is shown what his bucket says (R13.67–R13.69)',
    run: async (api) => {
      const figures = await runFiveCanaries(api);
      const { pairs, dependent, runs, endedAlone, slowestSeconds, endedGood, wrong } = figures;
      const isGuarded = endedAlone === runs && slowestSeconds <= 30 && endedGood === 0;
      return { figures, holds: dependent <= pairs * 0.02 && isGuarded && wrong.length === 0 };
    },
  },
  {
    part: 'field-guard',
    name: 'a canary of ten views a second that is slow, blocks, answers late, swallows forms, fails in one browser family or leads elsewhere is ended within ten minutes in each of 50 runs; in 200 quiet runs, 200 slow days and 200 outages that all suffer alike none is (R13.88, R13.89)',
    run: async () => {
      const figures = runFieldGuard();
      return { figures, holds: holdsOfField(figures) };
    },
  },
];
