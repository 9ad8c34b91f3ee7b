import { expect, test } from '@playwright/test';
import { apiOrigin } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { firstPages } from '../harness/first-pages';
import { waitUntilPrepared } from '../harness/prepared';
import { startSite } from '../harness/site';

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

async function answersIn(zone: string, addresses: string[]): Promise<string[]> {
  const site = await startSite(apiOrigin(), { TZ: zone, SITE_ORIGIN: origin });
  await waitUntilPrepared(site.shell.origin);
  const texts: string[] = [];
  for (const address of addresses) texts.push(await (await fetch(site.shell.origin + address)).text());
  await site.stop();
  return texts;
}

async function expectSameBytes(addresses: string[]): Promise<void> {
  const [west = [], east = []] = await Promise.all(zones.map((zone) => answersIn(zone, addresses)));
  for (const [index, address] of addresses.entries()) expect(west[index], address).toBe(east[index]);
}

test('F39: servers of any zone answer the same bytes where there are dates', () => expectSameBytes(dated));

test('F39: servers of any zone answer the same bytes', everyCase, async () => {
  test.setTimeout(120_000);
  await expectSameBytes(addresses);
});
