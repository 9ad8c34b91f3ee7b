import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { prepareBrowser } from '@site/tooling/commands/prepare-browser';
import { prepareEngines } from '@site/tooling/commands/prepare-engines';
import { visitedPages } from '../urls/visited-pages';

type Report = { stats: { expected: number; unexpected: number; flaky: number } };
export type JourneyFigures = { passed: number; failed: number };

/** All cases of their matrices, of which `npm test` takes one of each kind. */
const allCases = { EVERY_CASE: '1' };

/** Runs the journeys of some projects; how is said by variables (playwright.config.ts). */
export function walk(projects: readonly string[], variables: Record<string, string>): JourneyFigures {
  const env = { ...process.env, ...variables, CHROMIUM_PATH: prepareBrowser() };
  const playwright = path.join(repositoryRoot, 'node_modules/.bin/playwright');
  const figures: JourneyFigures = { passed: 0, failed: 0 };
  for (const project of projects) {
    const args = ['test', '--config', 'e2e/playwright.config.ts', `--project=${project}`];
    const { status } = spawnSync(playwright, args, { cwd: repositoryRoot, env, stdio: 'inherit' });
    const report = readFileSync(path.join(repositoryRoot, '.cache/e2e-report.json'), 'utf8');
    const { expected, unexpected, flaky } = (JSON.parse(report) as Report).stats;
    figures.passed += expected;
    // A run that ended without a failed test has failed all the same.
    figures.failed += Math.max(unexpected + flaky, status === 0 ? 0 : 1);
  }
  return figures;
}

/** All journeys that are written for Chromium. */
export function walkEveryJourney(): JourneyFigures {
  return walk(['side by side', 'alone'], allCases);
}

/** The journeys that are written for three engines, and every address in WebKit and Firefox at two widths. */
export function walkEveryEngine(): JourneyFigures & { addresses: number; widths: number } {
  prepareEngines();
  return { addresses: visitedPages().length, widths: 2, ...walk(['engines'], allCases) };
}
