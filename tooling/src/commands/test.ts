import { ignoreClosedOutput } from '@site/shared/process/closed-output';
import { buildAll } from './build';
import { runChecks } from './check';
import { prepareBrowser } from './prepare-browser';
import { prepareEngines } from './prepare-engines';
import { quickFolder } from './quick-folder';
import { browserTests, conclude, type Count, jestTests } from './run-tests';
import { step } from './step';
import { changedArgument, testChanged } from './test-changed';

/** Of the api's suites only those of what the embedded database makes different: leads go through the journal first. */
const onPostgres = '<rootDir>/api/(?!src/(leads|journal)/)';

/** Jest leaves the third lane of its own configuration to the journeys, which run beside it (docs/decisions/106-journeys-run-beside-the-other-tests.md). */
const besideJourneys = '--maxWorkers=2';

/** Pages are those that were built, as a release ships them. */
function unitTests(): Promise<Count> {
  const built = ['--globals', JSON.stringify({ builtPages: true }), besideJourneys];
  return jestTests(
    'jest',
    [...built, '--testPathIgnorePatterns', '/node_modules/', '/dist/', onPostgres],
    'jest-report.json',
  );
}

/** The api's suite on a real PostgreSQL server; Debian's is installed when there is none and we are root. */
function postgresTests(): Promise<Count> {
  return jestTests('tsx', ['api/src/testing/test-on-postgres-cli.ts', besideJourneys], 'postgres-report.json');
}

/** What needs no build comes first. */
async function checkedAndTested(builds: Promise<unknown>): Promise<Count[]> {
  const checked = await step('Checking format, types, lint, walls and dead code', () => runChecks());
  const stored = await step('Api tests on a PostgreSQL server', postgresTests);
  // Page tests and laws look at the builds.
  await builds;
  return [checked, stored, await step('Unit and page tests', unitTests)];
}

async function visited(browser: string, builds: Promise<unknown>): Promise<Count> {
  await builds;
  return step('Journeys in three browsers, three at a time', () =>
    browserTests(browser, 'e2e-report.json', '--project=engines', '--project=side by side'),
  );
}

async function testAll(): Promise<Count[]> {
  const browser = await step('Looking for a browser and Chinese fonts', prepareBrowser);
  await step('Looking for WebKit and Firefox', prepareEngines);
  const builds = step('Building what changed', () => buildAll());
  const [tested, journeys] = await Promise.all([checkedAndTested(builds), visited(browser, builds)]);
  return [
    ...tested,
    journeys,
    await step('Journeys that run alone', () =>
      browserTests(browser, 'e2e-alone-report.json', '--project=alone', '--workers=1'),
    ),
  ];
}

async function main(): Promise<void> {
  Object.assign(process.env, quickFolder());
  const since = changedArgument(process.argv.slice(2));
  conclude(since === undefined ? await testAll() : await testChanged(since));
}

ignoreClosedOutput();
main().catch((error: Error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
