import type { Page } from '@playwright/test';

/** Has a page lay out what is far below the screen too, so that all of it can be read and judged as if it were near. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main section { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
