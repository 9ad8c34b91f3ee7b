import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const executablePath = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));

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

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './harness/global-setup.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  // Again on a machine that others share; what passes only then is named as flaky in the report.
  retries: 2,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '../.cache/e2e-report.json' }]],
  outputDir: '../.cache/e2e-results',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
});
