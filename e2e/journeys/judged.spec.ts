import { apiOrigin, expect, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { collectListedPages } from '../judge/collect-pages';
import { judgeByHtmlValidate, judgeByNu } from '../judge/html-judges';
import { hasJava } from '../judge/nu-errors';
import { judgePolicies } from '../judge/policy-judge';
import { judgeStructuredData } from '../judge/structured-data-judge';
import { judgeText } from '../judge/text-judge';

// The quick ones of `npm run judge`, without a browser: every listed address, its states and faulty forms as they come.
// Its other judge of HTML takes minutes of a machine; the policies are every day in `content-policy.test.ts`.

const fewest = 130;

test('no address, state or faulty form has a fault for the judges of pages', everyCase, async ({ site }) => {
  const pages = await collectListedPages(site.shell.origin);
  expect(pages.length).toBeGreaterThan(fewest);
  for (const judge of [judgeText, judgeStructuredData, judgeByHtmlValidate])
    expect((await judge({ pages })).faults, judge.name).toEqual([]);
});

test('no address, state or faulty form has a fault for the Nu HTML Checker', everyCase, async ({ site }) => {
  test.skip(!hasJava(), 'there is no java on this machine');
  const pages = await collectListedPages(site.shell.origin);
  expect((await judgeByNu({ pages })).faults).toEqual([]);
});

test('the policy of a named site has no finding for the CSP Evaluator', everyCase, async () => {
  const { judged, faults } = await judgePolicies({ api: apiOrigin() });
  expect(judged).toBeGreaterThan(30);
  expect(faults).toEqual([]);
});
