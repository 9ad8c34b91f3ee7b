import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { type Answer, answerOf, FirstWindow } from '../harness/first-window';
import { firstFlight, styledLater } from '../urls/first-windows';
import { listedRoutes } from '../urls/listed-routes';
import { visitedPages } from '../urls/visited-pages';

const pages = visitedPages().slice(0, listedRoutes().length);

/** One of each kind: a desk, parts in a part, a list that hydrates, an article, a form, a page for phones, an error. */
const kept = [
  '/',
  '/home/imageLive',
  '/home/case',
  '/help/helpCenter',
  '/info/20001',
  '/home/signUp',
  '/m/',
  '/home/404',
];

const mending =
  'end the first screen sooner with FirstScreenEnd, or take bytes from what comes before its end (docs/architecture.md#first-paint).';

/** What a page has to mend, with its figure. */
async function faultOf(window: FirstWindow, answer: Answer, sheets: boolean): Promise<string> {
  if (await window.isWhole(answer, firstFlight, sheets)) return '';
  const bytes = await window.bytesUntilWhole(answer, true);
  const late = bytes > firstFlight ? `${bytes} bytes until it is whole` : 'its styles come with the sheets';
  return `the first window of a phone: ${late}. ${mending}`;
}

for (const { address } of pages)
  test(
    `R13.121 what a phone shows first of ${address} comes with the first ${firstFlight} bytes, styles included`,
    unlessKept(kept.includes(address)),
    async ({ browser, origin }) => {
      const window = await FirstWindow.open(browser);
      const answer = await answerOf(origin + address);
      const isListed = address in styledLater;
      expect(await faultOf(window, answer, isListed)).toBe('');
      // A page that needs its row in the list no more leaves it.
      if (isListed) expect(await window.isWhole(answer, firstFlight, false)).toBe(false);
      await window.close();
    },
  );

test('R13.123 search engines find structured data behind the page', async ({ origin }) => {
  const html = (await answerOf(`${origin}/home/service`)).html.toString();
  expect(html.match(/ld\+json/g)?.length).toBeGreaterThan(1);
  expect(html.indexOf('ld+json')).toBeGreaterThan(html.lastIndexOf('</footer>'));
});
