import { test } from '@playwright/test';
import { apiOrigin } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { type Site, startSite } from '../harness/site';
import { waitFor } from '../harness/wait';
import { visitedPages } from '../urls/visited-pages';

/** The same site twice, rendered anew for every request: with parts that are painted once, and without. */
const common = { SITE_ORIGIN: 'https://www.example.com', HTML_CACHE: 'off', RENDER_WORKERS: '1' };

let kept: Site;
let plain: Site;

test.beforeAll(async () => {
  [kept, plain] = await Promise.all([
    startSite(apiOrigin(), common),
    startSite(apiOrigin(), { ...common, PAINTED_PARTS: 'off' }),
  ]);
});

test.afterAll(async () => {
  await Promise.all([kept.stop(), plain.stop()]);
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
    const [one, other] = await Promise.all([htmlOf(kept, address), htmlOf(plain, address)]);
    return one === other;
  });
}

test(
  'a page of parts that were painted before, for other pages too, is the same page letter by letter',
  everyCase,
  async () => {
    const addresses = visitedPages().map(({ address }) => address);
    for (const address of [...addresses, ...addresses.toReversed()]) await becomesSame(address);
  },
);
