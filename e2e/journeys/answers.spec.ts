import { freePort } from '@site/tooling/judge/free-port';
import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { type Site, startSite } from '../harness/site';
import { type EditedApi, startEditedApi } from '../harness/test-api';
import { waitFor } from '../harness/wait';

const question = '加盟店愿意用吗，数据会不会被总部看走？';
const nobodyKnows = '你们的股票代码是多少？';

let api: EditedApi;
let site: Site;

async function firstLink(asked: string): Promise<string | undefined> {
  const answer = await fetch(`${api.origin}/open/v1/search?pageSize=1&q=${encodeURIComponent(asked)}`);
  const { data } = (await answer.json()) as { data: { list: { link: string }[] } };
  return data.list[0]?.link;
}

test.beforeAll(async () => {
  const port = await freePort();
  api = await startEditedApi({ PAGES_ORIGIN: `http://127.0.0.1:${port}` });
  site = await startSite(api.origin, {}, port);
  await waitFor('the search has read the pages', async () => (await firstLink(question))?.startsWith('/home/chain#'));
});

test.afterAll(async () => {
  await site.stop();
  await api.stop();
});

test('a question of a page leads to its answer there, which stands open', async ({ page }) => {
  await page.goto(`${site.shell.origin}/search`);
  await page.locator('#_content input[name=q]').fill(question);
  await page.keyboard.press('Enter');
  await page.locator('#_content h2 a, #_content h3 a').first().click();

  await expect(page).toHaveURL(/\/home\/chain#q-/);
  await expect(page.getByText('数据会不会被总部看走')).toBeInViewport();
  await expect(page.locator('details:target p').first()).toBeVisible();
});

test('without script the same link leads to the question', async ({ plainPage: page }) => {
  await page.goto(`${site.shell.origin}/search?q=${encodeURIComponent(question)}`);
  await page.locator('#_content h2 a, #_content h3 a').first().click();

  await expect(page.locator('details:target summary')).toBeInViewport();
});

test('what nobody here answers is said, with people to ask and the two nearest', async ({ plainPage, page }) => {
  const address = `${site.shell.origin}/search?q=${encodeURIComponent(nobodyKnows)}`;
  await plainPage.goto(address);
  const content = plainPage.locator('#_content');

  await expect(content).toContainText('站内没有能回答这个问题的内容');
  await expect(content.getByRole('link', { name: '交给值班同事' })).toBeVisible();
  const nearest = content.locator('section').filter({ has: plainPage.getByRole('heading', { name: '最接近的两条' }) });
  await expect(nearest.getByRole('link')).toHaveCount(2);
  await page.goto(address);
  expect(await axeViolations(page)).toEqual([]);
});
