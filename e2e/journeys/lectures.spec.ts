import type { Page } from '@playwright/test';
import { axeViolations } from '../harness/axe';
import { expect, hydrate, test } from '../harness/browser-test';
import { shiftsOf, watchShifts } from '../harness/layout-shifts';
import { unlessKept } from '../harness/every-case';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** All that is read out of a page, with what style sheets count. */
async function accessibleText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.map(({ role, name }) => (role?.value === 'StaticText' ? String(name?.value ?? '') : '')).join('');
}

for (const viewport of sizes) {
  const judged = viewport.width === 390;
  test(
    `R12.95 at ${viewport.width} px a lecture is learnt and the next one begun; this device keeps it, until it is told not to`,
    unlessKept(judged),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      await page.goto('/home/lectureIndex');
      const first = page.locator('[href="/home/lectureDetail/40013"]');
      await page.getByRole('link', { name: '从第 1 讲开始' }).and(first).click();
      await expect(page).toHaveURL('/home/lectureDetail/40013');

      await page.getByText('看参考答案').first().click();
      await expect(page.getByText('导播盯下一个镜头，聊天盯人')).toBeVisible();
      await page.getByLabel('我做对了').first().check();
      expect(await accessibleText(page)).toMatch(/做对 1 题，共 \d 题/);
      await page.getByRole('button', { name: '记下：这一讲学完了' }).click();
      await expect(page.getByRole('button', { name: '已记下这一讲学完' })).toBeVisible();
      if (judged) expect(await axeViolations(page)).toEqual([]);
      await page.reload();
      await hydrate(page);
      await expect(page.getByRole('button', { name: '已记下这一讲学完' })).toBeVisible();
      await page.getByRole('link', { name: /下一讲/ }).click();
      await expect(page).toHaveURL('/home/lectureDetail/40014');
      await expect(page.getByText(/^第 2 讲 \/ 共 \d+ 讲$/)).toBeVisible();

      await page.goto('/home/lectureIndex');
      await page.getByRole('button', { name: '看我学到哪一讲' }).click();
      await expect(page.getByText(/看到第 1 讲，共 \d+ 讲/)).toBeVisible();
      await expect(page.getByRole('link', { name: '接着看第 2 讲' })).toHaveAttribute(
        'href',
        '/home/lectureDetail/40014',
      );
      expect(await shiftsOf(page)).toEqual([]);
      if (judged) expect(await axeViolations(page)).toEqual([]);

      await page.getByRole('button', { name: '清除学习记录' }).click();
      await expect(page.getByText('学习记录已清除。')).toBeVisible();
      await expect(page.getByRole('link', { name: '从第 1 讲开始' })).toHaveCount(4);
    },
  );
}
