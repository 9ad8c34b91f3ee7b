import { expect, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';
import { waitUntilPrepared } from '../harness/prepared';
import { crawl } from '../harness/served-head';
import { isIndexed, wordsAmiss } from '../harness/words-amiss';

const library = '/home/case';

test('a crawler that follows every link of the case library soon has all of it', async ({ site }) => {
  const heads = await crawl(site.shell.origin, [library], (link) => link.split('?')[0] === library);

  expect(heads.length).toBeGreaterThan(40);
  expect(heads.length).toBeLessThan(80);
  expect(heads.filter(({ status }) => status !== 200)).toEqual([]);
  expect(wordsAmiss(heads)).toEqual([]);
  for (const { address, canonical } of heads.filter(isIndexed)) expect(canonical).toBe(address);
  for (const { robots } of heads.filter((head) => !isIndexed(head))) expect(robots).toBe('noindex, follow');
});

test('what a filter counts is what a press on it shows, on the page of another filter too', async ({ plainPage }) => {
  await plainPage.goto(`${library}?${new URLSearchParams({ industry: '金融' })}`);
  const row = plainPage.getByRole('list', { name: '场景', exact: true });
  await expect(row.getByText(/ 0$/).first()).not.toHaveAttribute('href');
  const choice = row.getByRole('button').filter({ hasNotText: '全部' }).first();
  const [, scene = '', count = ''] = /^(.+) (\d+)$/.exec((await choice.textContent()) ?? '') ?? [];
  await choice.click();

  expect(Object.fromEntries(new URL(plainPage.url()).searchParams)).toEqual({ industry: '金融', scene });
  await expect(plainPage.locator('#content').getByText(`共 ${count} 个案例`)).toBeVisible();
});

test(
  'every address of the maps and every page of a list has words of its own',
  everyCase,
  async ({ site, request }) => {
    test.setTimeout(400_000);
    const { origin } = site.shell;
    await waitUntilPrepared(origin);
    const lines = (await (await request.get('/sitemap.txt')).text()).split('\n').filter(Boolean);
    const listed = lines.map((line) => line.slice(origin.length));
    const heads = await crawl(origin, listed, (link) => /^[^?]+\?page=\d+$/.test(link));

    expect(heads.length).toBeGreaterThan(400);
    expect(wordsAmiss(heads)).toEqual([]);
    const devices = heads.map(({ address, device, partner }) => {
      const fits = address.startsWith('/m/')
        ? device === 'mobile' && !partner
        : device === (partner ? 'pc' : 'pc,mobile');
      return fits ? '' : `${address} is for ${device} beside ${partner || 'no partner'}`;
    });
    expect(devices.filter(Boolean)).toEqual([]);
  },
);
