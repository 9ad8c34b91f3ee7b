import { expect, test } from '../harness/browser-test';
import { collectListedPages } from '../judge/collect-pages';
import { htmlValidateErrors } from '../judge/html-validate-errors';
import { hasJava, nuErrors } from '../judge/nu-errors';

// Without a browser: what is judged is the page as it comes. Every article, lecture and video: npm run prove -- --only html.

test.describe.configure({ mode: 'parallel' });

const fewest = 130;

test('no address, state or faulty form has an error for html-validate', async ({ site }) => {
  const pages = await collectListedPages(site.shell.origin);

  expect(pages.length).toBeGreaterThan(fewest);
  expect(await htmlValidateErrors(pages)).toEqual([]);
});

test('no address, state or faulty form has an error for the Nu HTML Checker', async ({ site }) => {
  test.skip(!hasJava(), 'There is no java on this machine, which the Nu HTML Checker needs.');
  const pages = await collectListedPages(site.shell.origin);

  expect(pages.length).toBeGreaterThan(fewest);
  expect(await nuErrors(pages)).toEqual([]);
});
