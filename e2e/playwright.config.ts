import { defineConfig } from '@playwright/test';
import { findBrowser } from '@site/shared/process/find-browser';
import path from 'node:path';
import { journeyTimeout } from './harness/journey-timeout';
import { wantedShape } from './harness/shapes/shape';
import { specsOfAddress } from './harness/shapes/specs-of-address';

const executablePath = findBrowser();

/** Flags without which a closed network makes Chromium call home at every start. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Journeys that use up both cores or measure times: nothing else runs beside them. */
const alone = ['**/start.spec.ts', '**/swap.spec.ts'];

/** Journeys that are written once for three engines, against `engines/tab.ts`. */
const engines = ['**/engines/*.spec.ts'];

/** The rest of a matrix, of which `npm test` takes one case of each kind; all of it is part of `npm run prove`. */
const rest = /@every/;

const shape = wantedShape();

function ofAnyShape(): string[] {
  return specsOfAddress(path.join(__dirname, 'journeys')).map((name) => `**/${name}`);
}

export default defineConfig({
  testDir: 'journeys',
  ...(!process.env.EVERY_CASE && { grepInvert: rest }),
  globalSetup: './harness/global-setup.ts',
  // A slow machine is no failure: these end what hangs.
  timeout: journeyTimeout,
  expect: { timeout: journeyTimeout / 10 },
  // Two cores: while two journeys use them, a third waits for its site, its page or its clock.
  workers: 3,
  retries: 0,
  projects: [
    // First, and one at a time: WebKit and its site start once, beside the others.
    { name: 'engines', testMatch: engines, workers: 1 },
    { name: 'side by side', testIgnore: [...alone, ...engines], ...(shape && { testMatch: ofAnyShape() }) },
    { name: 'alone', testMatch: alone, workers: 1 },
  ],
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '../.cache/e2e-report.json' }]],
  outputDir: '../.cache/e2e-results',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    // Its certificate is made for the run.
    ignoreHTTPSErrors: shape === 'compose',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
});
