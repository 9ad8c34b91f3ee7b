import type { Page } from '@playwright/test';

/** As a visitor who has said no to statistics before: the question about it covers nothing. */
export async function answerConsent(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('site-consent', JSON.stringify({ choice: 'denied', at: Date.now() })),
  );
}
