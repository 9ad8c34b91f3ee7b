import type { Page } from '@playwright/test';

/** Of A4, in inches, with the margins that Chromium gives when nobody changes them. */
const sheet = { paperWidth: 8.27, paperHeight: 11.69 };

/**
 * How many sheets of A4 the page takes as it would be printed now. Asked of the browser itself: `page.pdf` of Playwright waits for
 * a whole browser.
 */
export async function countSheets(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.printToPDF', sheet);
  await session.detach();
  return (
    Buffer.from(data, 'base64')
      .toString('latin1')
      .match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  );
}
