import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import fc from 'fast-check';
import { everyTarget, hostileTarget, visitAll } from '../harness/page-grammar';
import { startSite } from '../harness/site';

/** Requests of each call. */
const callRuns = 1_500;
const addressRuns = 3_000;

type Outcome = { figures: Record<string, unknown>; holds: boolean };

/** The grammar tests of the api with a new seed, which stands in the figures so that a failure can be repeated. */
export function proveCallGrammar(): Outcome {
  const seed = randomInt(2 ** 31);
  const report = path.join(repositoryRoot, '.cache/grammar-report.json');
  const env = { ...process.env, GRAMMAR_RUNS: String(callRuns), GRAMMAR_SEED: String(seed) };
  const { status, stderr } = spawnSync(
    path.join(repositoryRoot, 'node_modules/.bin/jest'),
    ['api/src/grammar', '--json', `--outputFile=${report}`],
    { cwd: repositoryRoot, env, encoding: 'utf8' },
  );
  if (status !== 0) console.error(stderr);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  return {
    figures: { seed, requestsOfEachCall: callRuns, passed: numPassedTests, failed: numFailedTests },
    holds: status === 0,
  };
}

/** Every page parameter with every value of its kind, then random addresses, those of a seed again, on one running site. */
export async function proveAddressGrammar(api: string, seed = randomInt(2 ** 31)): Promise<Outcome> {
  const site = await startSite(api);
  try {
    const targets = [...everyTarget(), ...fc.sample(hostileTarget, { seed, numRuns: addressRuns })];
    const { faults, statuses } = await visitAll(site.shell.origin, targets);
    for (const fault of faults) console.error(fault);
    const lives = (await fetch(`${site.shell.origin}/-/alive`)).ok;
    return {
      figures: { seed, addresses: targets.length, ...statuses, faults: faults.length },
      holds: lives && faults.length === 0,
    };
  } finally {
    await site.stop();
  }
}
