import { apiOrigin, expect, hydrate, navigate, test as base } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { type FaultApi, startFaultApi } from '../harness/fault-api';
import { waitUntilPrepared } from '../harness/prepared';
import { type Site, startSite } from '../harness/site';

let api: FaultApi;
let site: Site;

base.beforeAll(async () => {
  api = await startFaultApi(apiOrigin());
  site = await startSite(api.origin);
});

base.afterAll(async () => {
  await site.stop();
  await api.close();
});

const asked = () => api.seen.filter((call) => call.includes('friend_link')).length;
const text = async (address: string) => (await fetch(`${site.shell.origin}${address}`)).text();

base(
  'R2.133 R2.174 R3.39 friend links and partners are the home page’s alone: no other page asks for them',
  everyCase,
  async ({ page }) => {
    // Every page without an id was rendered by then.
    await waitUntilPrepared(site.shell.origin);
    expect(asked()).toBe(1);
    for (const address of ['/info', '/home/edu', '/index2023', '/m/', '/help/helpCenter'])
      expect(await text(address), address).not.toMatch(/友情链接|合作伙伴<\/h2>|友情站点/);
    const home = await text('/');
    expect(home).toContain('友情链接');
    expect(home).toContain('合作伙伴');

    await page.goto(`${site.shell.origin}/info`);
    await hydrate(page);
    await navigate(page, '/');
    await expect(page.getByRole('heading', { name: '友情链接' })).toBeVisible();
    await navigate(page, '/info');
    await expect(page.getByRole('heading', { name: '友情链接' })).toHaveCount(0);
  },
);
