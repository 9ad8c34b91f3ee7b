import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { sampleCheck, sampleReport } from '../testing/sample-report';
import { type Progress, runCheck } from './run-check';

afterAll(removeFreshFolders);

const request = {
  storeRoot: '/store',
  versions: { 'mf-help': '1.0.0' },
  wanted: { 'mf-help': 'everything' as const },
  live: {},
};

function checkThat(code: string): string {
  const file = join(freshFolder(), 'check.cjs');
  writeFileSync(file, code);
  return file;
}

const reported = (report: object) => `console.log(${JSON.stringify(JSON.stringify({ report }))});`;

test('a check gets the request, tells its progress, and its reports are read whatever it decides', async () => {
  const steps: Progress[] = [];
  const progress = `console.log('{"progress":{"part":"server","done":1,"of":2}}\\nno message');`;
  const passed = await runCheck(checkThat(progress + sampleCheck()), request, (step) => steps.push(step));
  const refused = await runCheck(checkThat(sampleCheck('has no h1')), request);

  expect(passed).toMatchObject({ trouble: null, reports: [{ remote: 'mf-help', version: '1.0.0', findings: [] }] });
  expect(steps).toEqual([{ part: 'server', done: 1, of: 2 }]);
  expect(refused).toMatchObject({ trouble: null, reports: [{ findings: [{ reason: 'has no h1' }] }] });
});

test.each([
  ['ends with 0 and says nothing', '', /^The check gave no report of mf-help\.$/],
  ['reports another version', reported(sampleReport({ version: '1.1.0' })), /gave no report of mf-help/],
  ['writes half of a report', `console.log('{"report":{"contract":1')`, /gave no report of mf-help/],
  ['could not look', "console.error('No keyring.'); process.exit(2)", /^The check ended with code 2: No keyring\.$/],
  ['crashes after its report', `${reported(sampleReport())} throw new Error('boom')`, /boom/],
  ['is killed', "process.kill(process.pid, 'SIGTERM')", /was ended by SIGTERM/],
])('R10.55 a check that %s lets nothing pass', async (_what, code, sentence) => {
  expect((await runCheck(checkThat(code), request)).trouble).toMatch(sentence);
});

test('a check that is not there lets nothing pass', async () => {
  expect((await runCheck('/nowhere/check.cjs', request)).trouble).toContain('Cannot find module');
});
