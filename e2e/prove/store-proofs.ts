import { proveObjectStore } from './object-store';
import { recompute, worstOfSimulation } from './capacity/capacity';
import { keepTabsOpen } from './open-tabs';
import type { Proof } from './proof';
import { holdsAtScale, proveScale } from './scale/scale';

/** What holds where the store is a bucket. */
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
    part: 'open-tabs',
    name: 'tabs open through 20 releases and two rollbacks meet no missing file at three shells; beyond the time that files are kept one reloads once (F22)',
    run: async (api) => {
      const figures = await keepTabsOpen(api);
      const { failed, loads, loadsBeyond, pruned } = figures;
      return { figures, holds: failed + loads === 1 && loadsBeyond === 2 && pruned > 0 };
    },
  },
  {
    part: 'capacity',
    name: 'the plan of docs/scale.md is recomputed, tables and all, from what things cost now; its hit rate is that of a simulation within 5 %',
    run: async (api) => {
      const costs = await recompute(api);
      const worst = worstOfSimulation();
      return { figures: { ...costs, worst }, holds: worst <= 0.05 && Object.values(costs).every((cost) => cost > 0) };
    },
  },
  {
    part: 'scale',
    name: 'nginx, three shells, two apis, PostgreSQL and a bucket for five minutes of traffic: with every process restarted, a shell and an api killed, 20 switches by two operators, a canary, the store away for 60 s, no page fails or mixes and no lead is lost',
    run: async () => {
      const figures = await proveScale(5 * 60_000);
      return { figures: { ...figures }, holds: holdsAtScale(figures) };
    },
  },
];
