import { expect, test } from '@playwright/test';
import { apiOrigin } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { askRaw } from '../harness/raw-request';
import { type Site, startSite } from '../harness/site';
import { visitedPages } from '../urls/visited-pages';

/** The same site twice, rendered anew for every request: with parts that are painted once, and without. */
const common = { SITE_ORIGIN: 'https://www.example.com', HTML_CACHE: 'off', RENDER_WORKERS: '1' };

let kept: Site;
let plain: Site;

test.beforeAll(async () => {
  test.setTimeout(120_000);
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
  const { status, body } = await askRaw(shell.origin, address, {});
  return `${status} ${body.replace(/\b[0-9a-f]{8}\b/g, '')}`;
}

test(
  'a page of parts that were painted before, for other pages too, is the same page letter by letter',
  everyCase,
  async () => {
    const addresses = visitedPages().map(({ address }) => address);
    const wanted = new Map<string, string>();
    for (const address of addresses) wanted.set(address, await htmlOf(plain, address));
    for (const address of [...addresses, ...addresses.toReversed()])
      expect((await htmlOf(kept, address)) === wanted.get(address), address).toBe(true);
  },
);
