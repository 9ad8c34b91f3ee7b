import { apiOrigin, expect, test } from '../harness/browser-test';
import { collectListedPages } from '../judge/collect-pages';
import { judgeByHtmlValidate, judgeByNu } from '../judge/html-judges';
import { hasJava } from '../judge/nu-errors';
import { judgePolicies } from '../judge/policy-judge';
import { judgeStructuredData } from '../judge/structured-data-judge';
import { judgeText } from '../judge/text-judge';

// The quick ones of `npm run judge`, without a browser: every listed address, its states and faulty forms as they come.

const fewest = 130;

test('no address, state or faulty form has a fault for the judges of pages', async ({ site }) => {
  const pages = await collectListedPages(site.shell.origin);
  expect(pages.length).toBeGreaterThan(fewest);
  for (const judge of [judgeText, judgeStructuredData, judgeByHtmlValidate])
    expect((await judge({ pages })).faults, judge.name).toEqual([]);
  if (hasJava()) expect((await judgeByNu({ pages })).faults).toEqual([]);
  else console.warn('The Nu HTML Checker is left out: there is no java on this machine.');
});

test('the policy of a named site has no finding for the CSP Evaluator', async () => {
  const { judged, faults } = await judgePolicies({ api: apiOrigin() });
  expect(judged).toBeGreaterThan(30);
  expect(faults).toEqual([]);
});
