import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { startSite } from '../harness/site';
import { heapPerSwap } from '../harness/swap-run';
import { startTestApi } from '../harness/test-api';
import { raceRevisions } from './revision-race';
import { killShell } from './shell-deaths';
import { proveSixthRemote } from './sixth-remote';

type Proof = { name: string; run: (api: string) => Promise<{ figures: object; holds: boolean }> };

/** Kills the api at random moments while leads arrive; a process of its own tells what it counted. */
function proveLeads(): { figures: object; holds: boolean } {
  const args = ['--import', 'tsx', 'api/src/testing/prove-leads-cli.ts'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: repositoryRoot, encoding: 'utf8' });
  const line = stdout.trim().split('\n').at(-1) ?? '{}';
  return { figures: JSON.parse(line) as object, holds: status === 0 };
}

/** The api's own tests at every place where it can be killed; `npm test` takes one of each kind. */
function killEverywhere(): { figures: object; holds: boolean } {
  const report = path.join(repositoryRoot, '.cache/kill-report.json');
  const { status } = spawnSync(
    path.join(repositoryRoot, 'node_modules/.bin/jest'),
    ['api/src/leads/kill.test.ts', '--json', `--outputFile=${report}`, '--silent'],
    { cwd: repositoryRoot, env: { ...process.env, EVERY_FAILPOINT: '1' }, stdio: 'ignore' },
  );
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  return { figures: { places: numPassedTests, failed: numFailedTests }, holds: status === 0 };
}

async function weighSwaps(api: string): Promise<{ figures: object; holds: boolean }> {
  const site = await startSite(api);
  const bytesPerSwap = await heapPerSwap(site, 200);
  await site.stop();
  return { figures: { swaps: 200, bytesPerSwap }, holds: bytesPerSwap <= 20 * 1024 };
}

const proofs: Proof[] = [
  {
    name: 'killed at every place in turn, the api loses and doubles no lead (F13, F19)',
    run: async () => killEverywhere(),
  },
  { name: '200 swaps leave at most 20 KB each in the process', run: weighSwaps },
  { name: 'leads survive 100 kills of the api (F13)', run: async () => proveLeads() },
  {
    name: 'a shell starts after each of 50 kills (F19)',
    run: async (api) => {
      const figures = await killShell(api, 50);
      return { figures, holds: figures.starts === 50 && figures.failedPages === 0 };
    },
  },
  {
    name: 'of 8 writers at once one wins, 50 times (F20)',
    run: async (api) => {
      const figures = await raceRevisions(api, 50);
      return { figures, holds: figures.winners === figures.rounds && figures.other === 0 };
    },
  },
  {
    name: 'a sixth section is made by one command, passes every check and stands behind the wall',
    run: async () => {
      const figures = proveSixthRemote();
      return { figures, holds: Object.values(figures).every(Boolean) };
    },
  },
];

/** `npm run prove -- sixth` runs the proofs whose name holds the word. */
function chosen(): Proof[] {
  const [word = ''] = process.argv.slice(2);
  const found = proofs.filter(({ name }) => name.includes(word));
  if (found.length === 0)
    throw new Error(`No proof is named after “${word}”: ${proofs.map(({ name }) => name).join('; ')}.`);
  return found;
}

/** The long runs that are too slow for every test run; prints the figures of each and ends with 1 when one fails. */
async function main(): Promise<void> {
  const running = chosen();
  const api = await startTestApi();
  let failed = 0;
  for (const { name, run } of running) {
    const { figures, holds } = await run(api.origin);
    if (!holds) failed += 1;
    console.log(`${holds ? 'holds ' : 'FAILED'} ${name} ${JSON.stringify(figures)}`);
  }
  await api.stop();
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
