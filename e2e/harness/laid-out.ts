import type { Page } from '@playwright/test';

/** Runs in the page: lays out what is far below the screen too. */
export function layOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main section { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Has a page lay out what is far below the screen too, so that all of it can be read and judged as if it were near. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(layOut);
}
