import { restartUnderLoad } from './drains';
import { crowdOutEach } from './hostile-crowd';
import { askHostileHost, mostGrowthMb } from './hostile-host';
import { turnHostile } from './hostile-section';
import type { Proof } from './proof';
import { stallBodies } from './stalled-bodies';

/** What holds beside a section, a host or a moment that means harm. */
export const hostileProofs: readonly Proof[] = [
  {
    part: 'drain',
    name: '60 busy clients, half of them on new connections, lose nothing while a shell is restarted 10 times: whoever was connected is answered (F18)',
    run: async (api) => {
      const figures = await restartUnderLoad(api, 10);
      const { dropped, badEnds, statuses, refused } = figures;
      const lost = Object.keys(dropped).length + badEnds + (statuses['500'] ?? 0);
      return { figures, holds: lost === 0 && refused > 0 };
    },
  },
  {
    part: 'hostile-host',
    name: `a host that answers in 28 hostile ways ends no shell, makes it hold at most ${mostGrowthMb} MB more, and leads no visitor; other pages answer 200 (F11, F30)`,
    run: async (api) => {
      const figures = await askHostileHost(api);
      const { modes, failed, mostMb, quietMb } = figures;
      return { figures, holds: failed.length === 0 && modes >= 28 && mostMb - quietMb <= mostGrowthMb };
    },
  },
  {
    part: 'hostile-section',
    name: 'each section turned hostile in each of 6 ways, running and cold: the shell lives, pages of the others answer 200 and bear no mark of it, also where none is stored and 64 visitors hang on its pages; nothing that a visitor typed is seen, no lead is booked, and after the rollback no page of it is there',
    run: async (api) => {
      const crowdedOut = await crowdOutEach(api);
      const figures = { ...(await turnHostile(api)), crowdedOut };
      const { failed, forged, stolen, forgedAfterRollback, leadsBooked, shellExits, cases } = figures;
      const wrong = crowdedOut.length + failed.length + forged.length + stolen.length + forgedAfterRollback.length;
      return { figures, holds: wrong + leadsBooked + shellExits === 0 && cases === 60 };
    },
  },
  {
    part: 'stalled',
    name: 'beside 1,000 stalled bodies a call takes at most twice the time of a bare server (F50)',
    run: async (api) => {
      const figures = await stallBodies(api, 1000);
      return { figures, holds: figures.failed === 0 && figures.p95Ms <= 2 * figures.bareP95Ms };
    },
  },
];
