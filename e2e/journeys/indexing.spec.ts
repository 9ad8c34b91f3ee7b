import type { Page } from '@playwright/test';
import { axeViolations } from '../harness/axe';
import { expect, hydrate, test } from '../harness/browser-test';
import { waitUntilPrepared } from '../harness/prepared';
import { crawl } from '../harness/served-head';
import { isIndexed, textFaults } from '../harness/text-faults';
import { everyCase } from '../harness/every-case';

const library = '/home/case';

test(
  'R10.36 a crawler that follows every link of the case library soon has all of it',
  everyCase,
  async ({ origin }) => {
    const heads = await crawl(origin, [library], (link) => link.split('?')[0] === library);

    expect(heads.length).toBeGreaterThan(40);
    expect(heads.length).toBeLessThan(80);
    expect(heads.filter(({ status }) => status !== 200)).toEqual([]);
    expect(textFaults(heads)).toEqual([]);
    for (const { address, canonical } of heads.filter(isIndexed)) expect(canonical).toBe(address);
    for (const { robots } of heads.filter((head) => !isIndexed(head))) expect(robots).toBe('noindex, follow');
  },
);

const finance = `${library}?${new URLSearchParams({ industry: '金融' })}`;

/** Presses the first scene that leaves something, and expects as many cases as it promised. */
async function chooseScene(page: Page): Promise<void> {
  const row = page.getByRole('list', { name: '场景', exact: true });
  const choice = row.getByRole('button').filter({ hasNotText: '全部' }).first();
  const [, scene = '', count = ''] = /^(.+) (\d+)$/.exec((await choice.textContent()) ?? '') ?? [];
  await choice.click();
  await expect(page.locator('#_content').getByText(`共 ${count} 个案例`)).toBeVisible();
  await expect(page.getByRole('list', { name: '已选条件' })).toHaveText(/金融/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ industry: '金融', scene });
}

test('what a filter counts is what a press on it shows, beside another filter too, without script', async ({
  plainPage,
}) => {
  await plainPage.goto(finance);
  const none = plainPage.getByRole('list', { name: '场景', exact: true }).getByText(/ 0$/);
  expect(await none.count()).toBeGreaterThan(0);
  await expect(none.and(plainPage.locator('a, button'))).toHaveCount(0);
  await chooseScene(plainPage);
});

test('after hydration a press on a filter is a navigation within the page', async ({ page, complaints }) => {
  await page.goto(finance);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await chooseScene(page);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test(
  'every address of the maps and every page of a list has words of its own',
  everyCase,
  async ({ origin, request }) => {
    await waitUntilPrepared(origin);
    const lines = (await (await request.get('/sitemap.txt')).text()).split('\n').filter(Boolean);
    const listed = lines.map((line) => line.slice(origin.length));
    const heads = await crawl(origin, listed, (link) => /^[^?]+\?page=\d+$/.test(link));

    expect(heads.length).toBeGreaterThan(400);
    expect(textFaults(heads)).toEqual([]);
    const devices = heads.map(({ address, device, partner }) => {
      const fits = address.startsWith('/m/')
        ? device === 'mobile' && !partner
        : device === (partner ? 'pc' : 'pc,mobile');
      return fits ? '' : `${address} is for ${device} beside ${partner || 'no partner'}`;
    });
    expect(devices.filter(Boolean)).toEqual([]);
  },
);
