import { expect, test } from '../harness/browser-test';
import { everyCase, unlessKept } from '../harness/every-case';
import { readHead } from '@site/release/chain/head';
import { promote } from '@site/release/operations/promote';
import { rollback } from '@site/release/operations/rollback';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { axeViolations } from '../harness/axe';
import { type DeskSite, deskToken, spawnDesk, startDesk } from '../harness/desk-process';
import { waitFor } from '../harness/wait';

// The gate of the shell's build judges real sections, which these are not: what is tested here needs none of it.

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

let desk: DeskSite;

test.beforeEach(async () => {
  desk = await startDesk();
});

test.afterEach(() => desk.stop());

async function signIn(browser: Browser, options: BrowserContextOptions = {}, by = '林一舟'): Promise<Page> {
  const context = await browser.newContext({ baseURL: desk.origin, ...options });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('你的名字').fill(by);
  await page.getByLabel('令牌').fill(deskToken);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/正常|shell/);
  return page;
}

const live = async () => (await readHead(desk.store, desk.keys.trusted)).revision;

async function confirmRollback(page: Page, typed = 'mf-help'): Promise<void> {
  await page.getByRole('link', { name: '回滚到 1.0.0' }).click();
  await page.getByLabel('原因').fill('文档页打不开');
  await page.getByLabel('输入').fill(typed);
  await page.getByRole('button', { name: '回滚到 1.0.0' }).click();
}

/** Nothing wider than the window, and on a phone nothing to press that a thumb misses. */
async function expectFits(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  if (width > 400) return;
  // A box is ticked by its words too: what is pressed is its label.
  const pressed =
    'button, .button, input:not([type=hidden], [type=radio], [type=checkbox]), label:has([type=checkbox])';
  const small = await page.locator(`${pressed}, .top nav a`).evaluateAll((all) => {
    return all.map((one) => one.getBoundingClientRect().height).filter((height) => height < 44);
  });
  expect(small).toEqual([]);
}

for (const viewport of windows) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const kept = viewport.width > 390 && colorScheme === 'dark';
    test(
      `axe finds nothing on any page of the desk, ${viewport.width} px, ${colorScheme}`,
      unlessKept(kept),
      async ({ browser }) => {
        const [first] = desk.shells;
        const reason = 'mf-help 1.1.0: server/routes.cjs was changed: its SHA-384 differs.';
        if (first) first.state.deviations = [{ remote: 'mf-help', wanted: '1.1.0', running: '1.0.0', reason }];
        const page = await signIn(browser, { viewport, colorScheme });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 台 shell 有分区没跟上');
        const addresses = [
          '/',
          '/revisions',
          '/revisions/2',
          '/versions',
          '/versions/mf-help/1.1.0',
          '/act/rollback/mf-help?version=1.0.0',
          '/act/canary/mf-help?version=1.2.0',
          '/nowhere',
        ];
        for (const address of addresses) {
          await page.goto(address);
          for (const folded of await page.locator('summary').all()) await folded.click();
          expect(await axeViolations(page), address).toEqual([]);
          await expectFits(page, viewport.width);
        }
        await page.goto('/');
        await confirmRollback(page, 'mf-info');
        await expect(page.getByRole('alert')).toHaveText('要输入 mf-help 才会执行。');
        expect(await axeViolations(page)).toEqual([]);
        await page.getByLabel('输入').fill('mf-help');
        await page.getByRole('button', { name: '回滚到 1.0.0' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('已回滚：mf-help 1.0.0');
        expect(await axeViolations(page)).toEqual([]);
        await expectFits(page, viewport.width);
        await page.context().close();
      },
    );
  }

  test(
    `without script a section is rolled back by typing its name, ${viewport.width} px`,
    unlessKept(viewport.width < 800),
    async ({ browser }) => {
      const page = await signIn(browser, { viewport, javaScriptEnabled: false });
      await confirmRollback(page);

      // The page renews itself while the shells follow.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('已回滚：mf-help 1.0.0');
      await expect(page.getByText('2 / 2')).toBeVisible();
      expect(await live()).toMatchObject({ sequence: 3, by: '林一舟', reason: '文档页打不开' });
      await page.getByRole('link', { name: '完成，回到总览' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('一切正常，2 台 shell 都在 r3');

      await page.getByRole('button', { name: /外观/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
      await page.getByRole('button', { name: /外观/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
      await page.context().close();
    },
  );
}

/** Presses Tab until the wanted element has the focus; every stop on the way is visible. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      const style = focused && getComputedStyle(focused);
      return { isThere: focused?.matches(wanted) ?? false, outline: style?.outlineStyle, tag: focused?.localName };
    }, selector);
    expect(state.outline, `the focus on ${state.tag} is visible`).not.toBe('none');
    if (state.isThere) return;
  }
  throw new Error(`No press of Tab leads to ${selector}.`);
}

test('R10.65 the keyboard alone leads from the overview to a rollback and back', async ({ browser }) => {
  const page = await signIn(browser, { viewport: { width: 1440, height: 900 } });
  await tabTo(page, '#rollback-mf-help');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/act\/rollback/);
  await tabTo(page, '#confirm');
  await page.keyboard.type('mf-help');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('已回滚：mf-help 1.0.0');
  await tabTo(page, '.buttons .button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一切正常，2 台 shell 都在 r3');
  await page.context().close();
});

test(
  'an open page shows what others did, keeps the focus, and says when nobody answers any more',
  everyCase,
  async ({ browser }) => {
    const page = await signIn(browser);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => void (/policy|Trusted/i.test(message.text()) && complaints.push(message.text())));
    await page.locator('#chain .link-words').focus();
    await rollback(desk.store, desk.keys, 'mf-help', { by: '周启航', reason: '先回滚' });

    await expect(page.getByText('先回滚')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('一切正常，2 台 shell 都在 r3');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('link-words');
    expect(complaints).toEqual([]);

    await page.route('**/*', (route) => route.abort());
    await expect(page.locator('#freshness')).toHaveText(/发布台没有应答/);
    await page.context().close();
  },
);

test(
  'of two operators the later one is told who was first, and sees what is so now (F20)',
  everyCase,
  async ({ browser }) => {
    const [one, other] = [await signIn(browser), await signIn(browser, {}, '周启航')];
    await one.getByRole('link', { name: '回滚到 1.0.0' }).click();
    await confirmRollback(other);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('已回滚：mf-help 1.0.0');

    await one.getByLabel('输入').fill('mf-help');
    await one.getByRole('button', { name: '回滚到 1.0.0' }).click();
    await expect(one.getByRole('heading', { level: 1 })).toHaveText('没有执行，别人先写了修订');
    await expect(one.getByText('The revision moved: somebody created revision 3 meanwhile')).toBeVisible();
    await expect(one.locator('main')).toContainText('周启航');
    expect(await live()).toMatchObject({ sequence: 3, by: '周启航' });
  },
);

test(
  'a button that is pressed twice does one thing, and going back says that it is done',
  everyCase,
  async ({ browser }) => {
    const page = await signIn(browser);
    await page.getByRole('link', { name: '回滚到 1.0.0' }).click();
    await page.getByLabel('输入').fill('mf-help');
    await page.getByRole('button', { name: '回滚到 1.0.0' }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('已回滚：mf-help 1.0.0');
    expect((await live())?.sequence).toBe(3);

    await page.goBack();
    await expect(page.getByText('1.0.0 已经在线上。')).toBeVisible();
  },
);

test('a wrong token opens nothing, and beyond this machine no desk starts without one', everyCase, async ({ page }) => {
  await page.goto(desk.origin);
  await page.getByLabel('你的名字').fill('eve');
  await page.getByLabel('令牌').fill('guess');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('alert')).toHaveText('令牌不对。');
  await expect(page.getByLabel('令牌')).toBeFocused();
  await page.goto(`${desk.origin}/revisions`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录发布台');

  const { child, output } = spawnDesk({ DESK_HOST: '0.0.0.0', DESK_PORT: '0', DESK_TOKEN: '' });
  await waitFor('it ends', () => child.exitCode !== null);
  expect([child.exitCode, output()]).toEqual([
    1,
    expect.stringContaining('does not start on 0.0.0.0 without DESK_TOKEN'),
  ]);
});

test(
  'where a visitor chose the colours and no motion, a deviation still differs and nothing moves',
  everyCase,
  async ({ browser }) => {
    const [first] = desk.shells;
    if (first) first.state.stuckAt = { revision: 1, remotes: { 'mf-help': '1.0.0', 'mf-info': '2.0.0' } };
    const page = await signIn(browser, { forcedColors: 'active', reducedMotion: 'reduce' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 台 shell 没跟上 r2');
    const looks = await page.evaluate(() =>
      [...document.querySelectorAll('.cell')].map((cell) => [cell.className, getComputedStyle(cell).backgroundColor]),
    );
    const [deviating, ...others] = looks.sort(([one = ''], [other = '']) => (one.length < other.length ? 1 : -1));

    expect(deviating?.[0]).toBe('cell deviates');
    expect(others.map(([, ground]) => ground)).not.toContain(deviating?.[1]);
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving).toBe(0);
    await promote(desk.store, desk.keys, { 'mf-help': '1.2.0' }, { by: '周启航', reason: '再发' });
    await expect(page.getByText('再发')).toBeVisible();
  },
);
