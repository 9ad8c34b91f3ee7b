import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { freePort } from '@site/shared/process/free-port';
import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { type Site, startSite } from '../harness/site';
import { type EditedApi, startEditedApi } from '../harness/test-api';
import { waitFor } from '../harness/wait';
import { everyCase, unlessKept } from '../harness/every-case';

const question = '加盟店愿意用吗，数据会不会被总部看走？';
const nobodyKnows = '你们的股票代码是多少？';

let api: EditedApi;
let site: Site;

type Asked = { ask: string; how: string; expected: string[] };

const askedFile = path.join(repositoryRoot, 'api/src/search/asked.json');
const questions = JSON.parse(readFileSync(askedFile, 'utf8')) as Asked[];

async function firstThree(ask: string): Promise<string[]> {
  const answer = await fetch(`${api.origin}/open/v1/search?pageSize=3&q=${encodeURIComponent(ask)}`);
  const { data } = (await answer.json()) as { data: { list: { link: string }[] } };
  return data.list.map(({ link }) => link);
}

/** How often the search has said that it read pages: a look at its log costs less than a question. */
const readings = () => api.lines.filter((line) => line.includes('the search knows the pages of the site')).length;

/** What was answered: several tests ask the same. */
const answered = new Map<string, string[]>();

async function askOnce(ask: string): Promise<string[]> {
  const links = answered.get(ask) ?? (await firstThree(ask));
  answered.set(ask, links);
  return links;
}

/** Questions of these kinds whose page is not among the first three; they are asked anew the next time. */
async function missed(isOf: (one: Asked) => boolean): Promise<string[]> {
  const missing: string[] = [];
  for (const { ask, expected } of questions.filter((one) => one.expected.length > 0 && isOf(one))) {
    const links = (await askOnce(ask)).map((link) => link.replace(/#.*/, ''));
    if (links.some((link) => expected.includes(link))) continue;
    missing.push(`${ask} → ${links.join(' ') || 'none'}`);
    answered.delete(ask);
  }
  return missing;
}

test.beforeAll(async () => {
  const port = await freePort();
  api = await startEditedApi({ PAGES_ORIGIN: `http://127.0.0.1:${port}`, LOG_LEVEL: 'info' });
  site = await startSite(api.origin, {}, port);
  await waitFor('the search has read the pages', () => readings() > 0);
  await waitFor('the question has its answer', async () => (await firstThree(question))[0]?.startsWith('/home/chain#'));
});

test.afterAll(async () => {
  await site.stop();
  await api.stop();
});

test('a question of a page leads to its answer there, which stands open', async ({ page }) => {
  await page.goto(`${site.shell.origin}/search`);
  await page.locator('#_content input[name=q]').fill(question);
  await page.keyboard.press('Enter');
  // Until the answers are there the page before has headings with links too.
  await page.locator('#_content :is(h2, h3) a[href^="/home/chain#q-"]').first().click();

  await expect(page).toHaveURL(/\/home\/chain#q-/);
  await expect(page.getByText('数据会不会被总部看走')).toBeInViewport();
  await expect(page.locator('details:target p').first()).toBeVisible();
});

test('without script the same link leads to the question', async ({ plainPage: page }) => {
  await page.goto(`${site.shell.origin}/search?q=${encodeURIComponent(question)}`);
  await page.locator('#_content h2 a, #_content h3 a').first().click();

  await expect(page.locator('details:target summary')).toBeInViewport();
});

test('R12.142 every kept question of a page, word for word, leads to that page', async () => {
  const isVerbatim = ({ how }: Asked) => how === 'verbatim';
  for (
    let before = readings(), missing = await missed(isVerbatim);
    missing.length > 0;
    missing = await missed(isVerbatim)
  ) {
    // A page that a busy machine did not give is read at a later look, which is said too.
    await waitFor(`the search reads what it does not know yet: ${missing.join('\n')}`, () => readings() > before);
    before = readings();
  }
  expect(await missed(isVerbatim)).toEqual([]);
});

/** Of questions in English, in pinyin and typed wrong, at least so many find their page among the first three. */
const kinds = { english: 0.85, pinyin: 0.85, typo: 0.85 };

for (const [kind, wanted] of Object.entries(kinds)) {
  test(
    `R12.144 questions of the kind ${kind} find their page among the first three`,
    unlessKept(kind === 'typo'),
    async () => {
      const all = questions.filter(({ how }) => how === kind).length;
      const missing = await missed(({ how }) => how === kind);

      expect(all).toBeGreaterThanOrEqual(20);
      expect(1 - missing.length / all, missing.join('\n')).toBeGreaterThanOrEqual(wanted);
    },
  );
}

/** What the search keeps today; what it is to reach stands in docs/decisions/100. */
const floors = { firstThree: 0.94, honestNone: 0.9, falseNone: 0.025 };

test(
  'R12.143 of all kept questions enough find their page, enough of the others none, and few of the first none',
  everyCase,
  async () => {
    test.slow();
    const withAnswer = questions.filter(({ expected }) => expected.length > 0).length;
    const missing = await missed(() => true);
    const wrong: string[] = [];
    const unanswered = questions.filter(({ expected }) => expected.length === 0);
    for (const { ask } of unanswered) if ((await askOnce(ask)).length > 0) wrong.push(ask);
    const falseNones = missing.filter((one) => one.endsWith('→ none'));

    expect(1 - missing.length / withAnswer, missing.join('\n')).toBeGreaterThanOrEqual(floors.firstThree);
    expect(falseNones.length / withAnswer, falseNones.join('\n')).toBeLessThanOrEqual(floors.falseNone);
    expect(1 - wrong.length / unanswered.length, wrong.join('\n')).toBeGreaterThanOrEqual(floors.honestNone);
  },
);

test('R12.145 what nobody here answers is said, with people to ask and the two nearest', async ({
  plainPage,
  page,
}) => {
  const address = `${site.shell.origin}/search?q=${encodeURIComponent(nobodyKnows)}`;
  const content = plainPage.locator('#_content');

  // A machine that is slow for a moment leaves a block out, without script for as long as the page is open.
  await expect(async () => {
    await plainPage.goto(address);
    await expect(content).toContainText('站内没有能回答这个问题的内容', { timeout: 1000 });
    await expect(content.getByRole('heading', { name: '最接近的两条' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(content.getByRole('link', { name: '交给值班同事' })).toBeVisible();
  const nearest = content.locator('section').filter({ has: plainPage.getByRole('heading', { name: '最接近的两条' }) });
  await expect(nearest.getByRole('link')).toHaveCount(2);
  await page.goto(address);
  expect(await axeViolations(page)).toEqual([]);
});
