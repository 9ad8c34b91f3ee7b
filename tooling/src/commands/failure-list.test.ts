import { failuresOf } from './failure-list';

test('of a report of jest each failed test is named with why', () => {
  const passed = { status: 'passed', fullName: 'the price is shown', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'the form is sent',
    failureMessages: ['\u001B[31mExpected: 1\u001B[39m\nReceived: 2'],
  };
  expect(failuresOf({ testResults: [{ assertionResults: [passed, failed] }] })).toEqual([
    'the form is sent\n    Expected: 1\n    Received: 2',
  ]);
});

test('of a report of Playwright too, in suites within suites, and what passed on a second try is one of them', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'menu.spec.ts',
    tests: [{ status, results: [{ errors: [{ message: 'not visible' }] }] }],
  });
  const report = { suites: [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('shuts', 'flaky')] }] }] };
  expect(failuresOf(report)).toEqual(['menu.spec.ts › shuts\n    not visible']);
});

test('of a long message the beginning', () => {
  const failureMessages = [Array.from({ length: 90 }, (_, line) => `line ${line}`).join('\n')];
  const report = { testResults: [{ assertionResults: [{ status: 'failed', fullName: 'a', failureMessages }] }] };
  expect(failuresOf(report)[0]?.split('\n')).toHaveLength(21);
});
