import type { Page } from '@playwright/test';

const ahead = 60_000;

/** Stands the clock of a page still that was installed before the page was opened; from here on only `runFor` moves it. */
export async function standStill(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + ahead);
}

const turns = 30;

/** Lets happen what is due while the clock stands still: promises and the turns of React's scheduler, which no clock holds. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (count) => {
    for (let turn = 0; turn < count; turn += 1)
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          done();
        };
        port2.postMessage('');
      });
  }, turns);
}
