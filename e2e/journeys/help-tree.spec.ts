import { expect, hydrate, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';

test('R2.25 without script the tree leads from classification to leaf to article', async ({ plainPage: page }) => {
  await page.goto('/help/helpClassList/502');
  const tree = page.getByRole('navigation', { name: '帮助目录' });
  await expect(tree.locator('details[open]')).toHaveCount(1);
  await expect(tree.locator('[aria-current=page]')).toHaveText('白名单');
  await tree.getByText('录制回放与数据', { exact: true }).click();
  await tree.getByRole('link', { name: '数据统计' }).click();
  await expect(page.locator('h1')).toHaveText('数据统计');
  await expect(page.getByRole('navigation', { name: '帮助目录' }).locator('details[open] summary')).toHaveText(
    '录制回放与数据',
  );
  await page.locator('#_content h2 a').first().click();
  await expect(page).toHaveURL(/\/help\/helpDocument\/\d+$/);
});

test(
  'R2.23 the open node is derived from the leaf and may be asked for by firstId',
  everyCase,
  async ({ plainPage: page }) => {
    await page.goto('/help/helpClassList/502?firstId=1');
    const open = page.getByRole('navigation', { name: '帮助目录' }).locator('details[open] summary');
    await expect(open).toHaveText('新手指南');
  },
);

test('a node that the visitor opened stays open from leaf to leaf', async ({ page }) => {
  await page.goto('/help/helpClassList/502');
  await hydrate(page);
  const tree = page.getByRole('navigation', { name: '帮助目录' });
  await tree.getByText('计费与账户', { exact: true }).click();
  await tree.getByRole('link', { name: '观看限制' }).click();
  await expect(page.locator('h1')).toHaveText('观看限制');
  await expect(tree.locator('details[open] summary')).toHaveText(['观看权限与安全', '计费与账户']);
});

test('on a phone the tree is folded away, opens by a tap and is folded again on the next page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/help/helpClassList/502');
  const fold = page.locator('#_content details').first();
  const tree = page.getByRole('navigation', { name: '帮助目录', includeHidden: true });
  await expect(fold).not.toHaveAttribute('open');
  await expect(tree).toBeHidden();
  await hydrate(page);
  await fold.locator('summary').click();
  await tree
    .getByRole('link', { name: '批量导入白名单' })
    .or(tree.getByRole('link', { name: '观看限制' }))
    .first()
    .click();
  await expect(page.locator('h1')).not.toHaveText('白名单');
  await expect(fold).not.toHaveAttribute('open');
  await expect(tree).toBeHidden();
});

test('R9.11 a list of more than ten has pages, and the canonical address of each is its own', async ({ page }) => {
  await page.goto('/help/helpClassList/2');
  await expect(page.locator('#_content h2 a')).toHaveCount(10);
  await hydrate(page);
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/\/help\/helpClassList\/2\?page=2$/);
  await expect(page.locator('#_content h2 a').first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/help\/helpClassList\/2\?page=2$/);
});
