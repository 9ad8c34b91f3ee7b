import { expect } from '@playwright/test';
import { test as journeys } from '../harness/browser-test';
import { developedSection } from '../harness/developed-section';
import type { DevProcess } from '../harness/dev-process';
import { everyCase } from '../harness/every-case';
import { journeyTimeout } from '../harness/journey-timeout';

/** `npm run dev mf-help` with an api of its own, which has the content of the checkout. */
const test = journeys.extend<object, { dev: DevProcess }>({
  dev: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, provide) => {
      const { dev, remove } = developedSection();
      try {
        await dev.start();
        await provide(dev);
      } finally {
        await dev.stop();
        remove();
      }
    },
    { scope: 'worker', timeout: journeyTimeout },
  ],
  baseURL: async ({ dev }, provide) => provide(dev.origin),
});

const article = 'api/content/help/10001.md';
const address = '/help/helpDocument/10001';

test(
  'R11.3 R11.4 a saved article shows in the open page, and what cannot be imported is said there',
  everyCase,
  async ({ dev, page }) => {
    await page.goto(address);
    const [, title = ''] = /^title: *(.+)$/m.exec(dev.read(article)) ?? [];
    dev.edit(article, `title: ${title}`, 'title: 改过的文章标题');
    await expect(page.locator('h1')).toContainText('改过的文章标题');
    expect(dev.output).toMatch(/10001\.md: imported as content revision \d+, and shown/);

    dev.edit(article, 'title: 改过的文章标题', 'titel: 改过的文章标题');
    const box = page.locator('[data-hot-failure="The content"]');
    await expect(box).toContainText('help/10001.md');
    expect(dev.output).toContain('The content is not imported; the site shows what it had.');
    await expect(page.locator('h1')).toContainText('改过的文章标题');

    dev.edit(article, 'titel: 改过的文章标题', 'title: 再改的文章标题');
    await expect(page.locator('h1')).toContainText('再改的文章标题');
    await expect(box).toHaveCount(0);
  },
);
