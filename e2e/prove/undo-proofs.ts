import { runAhead } from './clock-ahead';
import type { Proof } from './proof';
import { undoOnFullDisk } from './full-disk';
import { rehearseRestore } from './restore/restore';
import { undoTogether } from './undo-together';

/** What may stand in the way of an undo, and does not. */
export const undoProofs: readonly Proof[] = [
  {
    part: 'undo-together',
    name: 'a page that moved, an address that was exchanged and a section that was renamed go back in one revision by the night shift’s key; one section alone is refused, with the other one’s name (F20)',
    run: async (api) => {
      const figures = await undoTogether(api);
      const { scenes, refusedAlone, revisions, failed } = figures;
      return {
        figures,
        holds: failed.length === 0 && refusedAlone === 3 && scenes === 3 && revisions.every((n) => n === 1),
      };
    },
  },
  {
    part: 'clock-ahead',
    name: 'a clock 120 days ahead signs no publish, promotion, key or prune; behind a promotion that is dated so a key of 90 days rolls back, and running, cold, slow and fast shells serve it and say what is wrong; one command repairs (F66)',
    run: async (api) => {
      const figures = await runAhead(api);
      const { refused, served, answers, alarms, failed } = figures;
      const isAll = refused.length === 5 && served.length === 4 && answers === 4 && alarms === 1;
      return { figures, holds: failed.length === 0 && isAll };
    },
  },
  {
    part: 'full-disk',
    name: 'on a disk that takes no byte more, publish and promote are refused, and the end of a canary and three rollbacks are written and served by a shell on that disk; with room again what is kept is filled again (F67)',
    run: async (api) => {
      const figures = await undoOnFullDisk(api);
      const { refused, undone, answers, failed } = figures;
      const isAll = refused.length === 2 && undone.length === 4 && answers === 4;
      return { figures, holds: failed.length === 0 && isAll };
    },
  },
  {
    part: 'restore',
    name: 'a site is backed up under traffic and its machine lost; another one takes over from the file and the keys: each lead accepted before the moment of the backup is there once, pages and chain are what they were; 20 flipped bytes, 20 cuts and a folder with data are refused, and an api starts on a copy of a folder in use (F68, F43)',
    run: async () => {
      const figures = await rehearseRestore();
      const { before, lost, doubled, flipped, cut, answers, failed } = figures;
      const isRefused = flipped === 20 && cut === 20;
      return {
        figures,
        holds: failed.length === 0 && before >= 200 && lost + doubled === 0 && isRefused && answers === 5,
      };
    },
  },
];
