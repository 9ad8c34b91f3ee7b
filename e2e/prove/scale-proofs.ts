import { recompute, worstOfSimulation } from './capacity/capacity';
import { walkEveryShape } from './every-shape';
import type { Proof } from './proof';
import { holdsAtScale, proveScale } from './scale/scale';

/** What holds of a site on many machines, and what it takes. */
export const scaleProofs: readonly Proof[] = [
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
    part: 'shapes',
    name: 'the journeys that know only the address of a site hold on three shells before PostgreSQL and a bucket, and on what compose says',
    run: async () => {
      const figures = walkEveryShape();
      const holds = Object.values(figures).every(({ passed, failed }) => passed > 0 && failed === 0);
      return { figures, holds };
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
