import { startSite } from '../harness/site';
import { heapPerSwap } from '../harness/swap-run';
import { apiProofs } from './api-proofs';
import { proveFiles } from './every-case';
import { walkEveryEngine, walkEveryJourney } from './every-journey';
import { proveFuzz } from './fuzz';
import { proveAddressGrammar } from './grammar';
import { timeGuard } from './guard-story';
import { proveMutants } from './mutants/mutants';
import { navigateThroughSwaps } from './navigation-swaps';
import { holdsUnderOverload, overload } from './overload';
import { hostileProofs } from './hostile-proofs';
import { lineProofs } from './line-proofs';
import { nodesProof } from './nodes';
import { observe } from './observatory';
import { pauseShell } from './process-pauses';
import type { Outcome, Proof } from './proof';
import { collectReports } from './policy-reports';
import { raceRevisions } from './revision-race';
import { timeRollbacks } from './rollback-times';
import { breakSections } from './section-faults';
import { killShell } from './shell-deaths';
import { proveSixthRemote } from './sixth-remote';
import { proveSchedules } from './schedules';
import { scaleProofs } from './scale-proofs';
import { storeProofs } from './store-proofs';
import { proveTrust } from './trust';
import { undoProofs } from './undo-proofs';
import { keepWarm } from './warm-sections';

async function weighSwaps(api: string): Promise<Outcome> {
  const site = await startSite(api);
  const bytesPerSwap = await heapPerSwap(site, 200);
  await site.stop();
  return { figures: { swaps: 200, bytesPerSwap }, holds: bytesPerSwap <= 20 * 1024 };
}

/** The long runs that are too slow for every test run. */
export const proofs: readonly Proof[] = [
  {
    part: 'verdicts',
    name: 'in 100 runs each the guard rolls back nothing on quiet days, under overload, without the api and beside browser extensions, and finds every fault within 30 s (F7)',
    run: async () => proveFiles('release/src/guard/judge.test.ts', 'release/src/guard/sequential-test.test.ts'),
  },
  {
    part: 'journeys',
    name: 'the journeys hold in all cases of their matrices',
    run: async () => {
      const figures = walkEveryJourney();
      return { figures, holds: figures.failed === 0 && figures.passed > 0 };
    },
  },
  {
    part: 'engines',
    name: 'every address hydrates without a complaint in WebKit and Firefox at 1440 and 390 px, and the journeys of three engines hold',
    run: async () => {
      const figures = walkEveryEngine();
      return { figures, holds: figures.failed === 0 && figures.passed > 0 };
    },
  },
  { part: 'swap-memory', name: '200 swaps leave at most 20 KB each in the process', run: weighSwaps },
  {
    part: 'shell-kills',
    name: 'a shell starts after each of 50 kills (F19)',
    run: async (api) => {
      const figures = await killShell(api, 50);
      return { figures, holds: figures.starts === 50 && figures.failedPages === 0 };
    },
  },
  {
    part: 'pauses',
    name: '10 pauses of the process for 3 s under traffic end no worker and no page fails (F45)',
    run: async (api) => {
      const figures = await pauseShell(api, 10);
      const { statuses, workersEnded, pagesBlamed } = figures;
      return { figures, holds: workersEnded + pagesBlamed === 0 && !statuses[500] && Boolean(statuses[200]) };
    },
  },
  {
    part: 'writers',
    name: 'of 8 writers at once one wins, 50 times (F20)',
    run: async (api) => {
      const figures = await raceRevisions(api, 50);
      return { figures, holds: figures.winners === figures.rounds && figures.other === 0 };
    },
  },
  ...hostileProofs,
  ...storeProofs,
  ...undoProofs,
  ...lineProofs,
  ...scaleProofs,
  {
    part: 'sections',
    name: 'each section broken in each of 9 ways, running and cold: every page of all five answers 200 (F44)',
    run: async (api) => {
      const figures = await breakSections(api);
      return { figures, holds: figures.failed.length === 0 && figures.cases === 90 && figures.releases === 45 };
    },
  },
  {
    part: 'trust',
    name: 'one flipped byte in every kind of file of store, copies and chain, running and cold, is refused, and so is a chain that was cut (F17, F48, F49)',
    run: async (api) => {
      const figures = await proveTrust(api);
      return { figures, holds: figures.failed.length === 0 && figures.cases === 44 };
    },
  },
  {
    part: 'overload',
    name: 'three times what can be rendered, for a minute: the rest is told 503, leads and stored pages go on (F40)',
    run: async (api) => {
      const figures = await overload(api);
      return { figures, holds: holdsUnderOverload(figures) };
    },
  },
  {
    part: 'warm',
    name: '10 releases of one section under traffic let nobody wait for a page of the other four',
    run: async (api) => {
      const figures = await keepWarm(api, 10);
      const { failed, missesOfOthers, missesOfReleased } = figures;
      return { figures, holds: failed + missesOfOthers === 0 && missesOfReleased >= 10 };
    },
  },
  {
    part: 'rollbacks',
    name: '10 rollbacks of a section with releases of others between, under traffic: each takes at most 1 s, and so does a version that was warmed',
    run: async (api) => {
      const figures = await timeRollbacks(api, 10);
      const { maxMs, afterWarmMs, failed } = figures;
      return { figures, holds: maxMs <= 1000 && afterWarmMs <= 1000 && failed === 0 };
    },
  },
  {
    part: 'guard-story',
    name: '5 canaries that break only where they hydrate, in browsers of returning visitors: the guard ends each within 30 s of its first failure (F7)',
    run: async (api) => {
      const figures = await timeGuard(api, 5);
      return { figures, holds: figures.maxSeconds <= 30 && figures.complaintsOfOthers === 0 };
    },
  },
  {
    part: 'navigations',
    name: '50 promotions and rollbacks with browsers among them: nothing fails, mixes or uses what was rolled back',
    run: async (api) => {
      const figures = await navigateThroughSwaps(api, 25);
      const { failed, mixed, pagesFailed, rolledBack, navigations } = figures;
      return { figures, holds: failed + mixed + pagesFailed + rolledBack === 0 && navigations > 0 };
    },
  },
  ...apiProofs,
  {
    part: 'page-grammar',
    name: 'no page fails on an adversary’s grammar, or repeats it',
    run: proveAddressGrammar,
  },
  {
    part: 'fuzz',
    name: 'for a minute each, led by the code that it reaches, whatever is made of kept inputs is judged or refused: messages of render processes, hosts’ answers, revisions and manifests, the lead journal, heads of requests, content (F13, F17, F27, F32)',
    run: async (_, seed) => proveFuzz(seed),
  },
  {
    part: 'schedules',
    name: 'in 2,000 drawn orders of promotions, rollbacks, canaries, dying processes, restarts and requests every answer is of one release that may be shown, and everybody is answered (F7, F20)',
    run: async (_, seed) => proveSchedules(seed),
  },
  {
    part: 'observatory',
    name: 'behind transport security MDN’s HTTP Observatory gives A+ and at least 130 points (F37)',
    run: async (api) => {
      const figures = await observe(api);
      return {
        figures: { ...figures },
        holds: figures.grade === 'A+' && figures.score >= 130 && figures.testsFailed === 0,
      };
    },
  },
  {
    part: 'reports',
    name: 'behind transport security a browser reports both kinds of breach to the endpoint (F37)',
    run: async (api) => {
      const figures = await collectReports(api);
      return { figures, holds: figures.directives.join() === 'integrity-violation,require-trusted-types-for' };
    },
  },
  {
    part: 'mutants',
    name: 'of twenty random lines of product code, each changed by a standard operator, at least eighteen are caught by what of `npm test` reaches them',
    run: async (_, seed) => {
      const figures = proveMutants(seed);
      return { figures, holds: figures.caught >= 18 };
    },
  },
  nodesProof,
  {
    part: 'sixth-section',
    name: 'a sixth section is made by one command, is served within a minute, passes every check and law, and stands behind the wall',
    run: proveSixthRemote,
  },
];
