import { expect, test } from '@playwright/test';
import { apiOrigin } from '../harness/browser-test';
import { firstPages } from '../harness/first-pages';
import { waitUntilPrepared } from '../harness/prepared';
import { startSite } from '../harness/site';

const origin = 'http://127.0.0.1:8080';
/** Half a day apart: one of them has another date than Beijing at any hour. */
const zones = ['America/New_York', 'Pacific/Kiritimati'];
const addresses = [...firstPages.map(({ address }) => address), '/home/signUp', '/sitemap.xml', '/rss.xml'];

async function answersIn(zone: string): Promise<string[]> {
  const site = await startSite(apiOrigin(), { TZ: zone, SITE_ORIGIN: origin });
  await waitUntilPrepared(site.shell.origin);
  const texts: string[] = [];
  for (const address of addresses) texts.push(await (await fetch(site.shell.origin + address)).text());
  await site.stop();
  return texts;
}

test('F39: servers of any zone answer the same bytes', async () => {
  test.setTimeout(400_000);
  const [west, east] = [await answersIn(zones[0] ?? ''), await answersIn(zones[1] ?? '')];
  for (const [index, address] of addresses.entries()) expect(west[index], address).toBe(east[index]);
});
