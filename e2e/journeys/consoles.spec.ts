import type { Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { axeViolations } from '../harness/axe';
import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';

const desk = (page: Page, name: string) => page.locator(`[data-console="${name}"]`);
const said = (page: Page, name: string) => desk(page, name).locator('[data-says]');

/** What was fetched for consoles. */
function consoleFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('console-')) files.push(request.url());
  });
  return files;
}

/** The sum of layout shifts that nobody caused. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const found = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          done(found.filter((one) => !one.hadRecentInput).reduce((sum, one) => sum + one.value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 200);
      }),
  );

for (const width of [1440, 390])
  test(
    `at ${width} px the console of the home page cuts, captions and polls in the visitor's hand`,
    unlessKept(width === 390),
    async ({ page }) => {
      const files = consoleFiles(page);
      await answerConsent(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      expect(files).toEqual([]);

      await desk(page, 'home').getByRole('button', { name: '3 观众席' }).click();
      await expect(said(page, 'home')).toHaveText('已切到 3 观众席');
      await expect(page.locator('[data-window=programme] [data-tally]')).toHaveText('3 观众席');
      await expect(desk(page, 'home').getByRole('button', { name: '3 观众席' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.keyboard.press('4');
      await expect(said(page, 'home')).toHaveText('已切到 4 课件');

      await page.getByLabel('字幕条内容').fill('首批 20 台，今天签');
      await expect(page.locator('[data-lower]')).toContainText('首批 20 台，今天签');
      await page.getByLabel('字幕条人名').press('4');
      await expect(page.locator('[data-window=programme] [data-tally]')).toHaveText('4 课件');

      await desk(page, 'home').getByRole('button', { name: '开始投票' }).click();
      await expect(said(page, 'home')).toHaveText('投票结束：4 位观众留了电话，名单在上面');
      await expect(desk(page, 'home').locator('[data-lead]')).toHaveCount(4);
      expect(files).toHaveLength(1);
      expect(await shifts(page)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      await page.screenshot({ path: `/tmp/home-${width}.png` });
    },
  );

test('without script the console of the home page is a picture in words, and nothing of it offers a press', async ({
  plainPage,
}) => {
  await plainPage.goto('/');
  const root = desk(plainPage, 'home');

  await expect(root).toContainText('观众席');
  await expect(root.getByRole('button', { name: '开始投票' })).toBeHidden();
  await expect(root.locator('[data-says]')).toBeHidden();
  await plainPage.screenshot({ path: '/tmp/home-plain.png' });
});
