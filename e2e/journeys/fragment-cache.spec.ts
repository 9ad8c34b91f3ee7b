import { apiOrigin, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { type Site, startSite } from '../harness/site';
import { waitFor } from '../harness/wait';
import { visitedPages } from '../urls/visited-pages';

/** The same site twice, rendered anew for every request: with the fragment cache, and without it. */
const common = { SITE_ORIGIN: 'https://www.example.com', HTML_CACHE: 'off', RENDER_WORKERS: '1' };

let cached: Site;
let plain: Site;

test.beforeAll(async () => {
  [cached, plain] = await Promise.all([
    startSite(apiOrigin(), common),
    startSite(apiOrigin(), { ...common, FRAGMENT_CACHE: 'off' }),
  ]);
});

test.afterAll(async () => {
  await Promise.all([cached.stop(), plain.stop()]);
});

/** Without the number by which a report of an error is found, which is another each time. */
async function htmlOf({ shell }: Site, address: string): Promise<string> {
  const answer = await fetch(shell.origin + address);
  const html = await answer.text();
  return `${answer.status} ${html.replace(/\b[0-9a-f]{8}\b/g, '')}`;
}

/** A block whose data was late is missing from one of the two; it is there the next time. */
function becomesSame(address: string): Promise<unknown> {
  return waitFor(`${address} is the same page`, async () => {
    const [one, other] = await Promise.all([htmlOf(cached, address), htmlOf(plain, address)]);
    return one === other;
  });
}

test(
  'R10.89 a page with fragments that other pages stored is the page of a whole render, letter by letter',
  everyCase,
  async () => {
    const addresses = visitedPages().map(({ address }) => address);
    for (const address of [...addresses, ...addresses.toReversed()]) await becomesSame(address);
  },
);
