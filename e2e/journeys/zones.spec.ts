import { apiOrigin, expect, test } from '../harness/browser-test';
import { firstPages } from '../harness/first-pages';
import { type Site, startSite } from '../harness/site';
import { everyCase } from '../harness/every-case';

const origin = 'http://127.0.0.1:8080';
/** Half a day apart: one of them has another date than Beijing at any hour. */
const zones = ['America/New_York', 'Pacific/Kiritimati'];
const addresses = [...firstPages.map(({ address }) => address), '/home/signUp', '/sitemap.xml', '/rss.xml'];

/** Pages with times and dates: of articles, of what is coming, of content by day. */
const dated = [
  '/',
  '/info',
  '/info/20001',
  '/home/lectureDetail/40001',
  '/help/helpDocument/10001',
  '/home/activity',
  '/rss.xml',
];

/** Bytes of a page that is there; the feed is not before it is prepared. */
async function read({ shell }: Site, address: string): Promise<string> {
  const answer = await fetch(shell.origin + address);
  expect(answer.status, address).toBe(200);
  return answer.text();
}

/** A page may leave a block out while its data is on the way: it is asked for again. */
async function expectSameBytes(addresses: string[]): Promise<void> {
  const start = (zone: string) => startSite(apiOrigin(), { TZ: zone, SITE_ORIGIN: origin });
  const sites = await Promise.all(zones.map(start));
  for (const address of addresses)
    await expect(async () => {
      const [west, east] = await Promise.all(sites.map((site) => read(site, address)));
      expect(west, address).toBe(east);
    }).toPass();
  await Promise.all(sites.map((site) => site.stop()));
}

test('F39: servers of any zone answer the same bytes where there are dates', everyCase, () => expectSameBytes(dated));

test('F39: servers of any zone answer the same bytes', everyCase, async () => {
  await expectSameBytes(addresses);
});
