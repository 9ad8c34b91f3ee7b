import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareBrowser } from '@site/tooling/commands/prepare-browser';
import { otherNode } from '../harness/other-node';
import { linkPackages, scratchCheckout } from '../harness/scratch-checkout';
import type { Outcome, Proof } from './proof';

/** What images and pipelines use, and what comes after it. */
const versions = ['24.22.3', '26.12.1'];

/** A page of each kind, a lead, a swap and a canary: what a Node can break, in minutes. */
const shortJourneys = ['navigation', 'leads', 'help', 'federation', 'canary', 'start-refusals'];

type Tests = { passed: number; failed: number };
type NodeFigures = { built: boolean; tests: Tests; journeys: Tests };
type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type BrowserReport = { stats: { expected: number; unexpected: number; flaky: number } };

/** A copy of the checkout and the variables with which its programs run under another Node. */
type Copy = { root: string; env: NodeJS.ProcessEnv };

function run({ root, env }: Copy, binary: string, ...args: string[]): boolean {
  const program = path.join(root, 'node_modules/.bin', binary);
  return spawnSync(program, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

const reportIn = <Report>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;

/** Unit, page and api tests. Laws ask git, which knows nothing of the copy, and are no matter of a runtime. */
function tests(copy: Copy): Tests {
  const report = path.join(copy.root, '.cache/nodes-report.json');
  const ignored = ['--testPathIgnorePatterns', '/node_modules/', '/dist/', '<rootDir>/e2e/laws'];
  const isGreen = run(copy, 'jest', '--globals', '{"builtPages":true}', ...ignored, '--json', `--outputFile=${report}`);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = reportIn<JestReport>(report);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return { passed: numPassedTests, failed: Math.max(failed, isGreen ? 0 : 1) };
}

function journeys(copy: Copy): Tests {
  const specs = shortJourneys.map((name) => `journeys/${name}.spec.ts`);
  const chosen = ['test', '--config', 'e2e/playwright.config.ts', '--project=side by side', ...specs];
  const isGreen = run(copy, 'playwright', ...chosen);
  const { stats } = reportIn<BrowserReport>(path.join(copy.root, '.cache/e2e-report.json'));
  return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, isGreen ? 0 : 1) };
}

function tryNode(version: string): NodeFigures {
  const root = scratchCheckout(`node-${version}`);
  const search = `${path.dirname(otherNode(version))}${path.delimiter}${process.env.PATH}`;
  const copy = { root, env: { ...process.env, PATH: search, CHROMIUM_PATH: prepareBrowser() } };
  try {
    linkPackages(root);
    mkdirSync(path.join(root, '.cache'), { recursive: true });
    const built = run(copy, 'tsx', 'tooling/src/commands/build.ts');
    return { built, tests: tests(copy), journeys: journeys(copy) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function tryNodes(): Outcome {
  const figures: Record<string, NodeFigures> = {};
  for (const version of versions) figures[version] = tryNode(version);
  const isGood = ({ built, ...runs }: NodeFigures) =>
    built && Object.values(runs).every(({ passed, failed }) => passed > 0 && failed === 0);
  return { figures, holds: Object.values(figures).every(isGood) };
}

/** A copy of the checkout is built and tested under other versions of Node than the installed one. */
export const nodesProof: Proof = {
  part: 'nodes',
  name: 'under Node 24 and 26 the shell and five sections build, and unit, page and api tests and short journeys hold',
  run: async () => tryNodes(),
};
