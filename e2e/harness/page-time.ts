import type { Page } from '@playwright/test';

const ahead = 60_000;

/** Stands the clock of a page still that was installed before the page was opened; from here on only `runFor` moves it. */
export async function standStill(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + ahead);
}

/**
 * Browsers measure the time limit of a call themselves, out of reach of the page's clock. Here the limit runs on the
 * page's own timers, so that the clock holds it. To be called before the page is opened.
 */
export async function limitCallsByPageClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const limits = new WeakMap<XMLHttpRequest, number>();
    const { prototype } = XMLHttpRequest;
    const { send } = prototype;
    Object.defineProperty(prototype, 'timeout', {
      get(this: XMLHttpRequest) {
        return limits.get(this) ?? 0;
      },
      set(this: XMLHttpRequest, limit: number) {
        limits.set(this, limit);
      },
    });
    prototype.send = function (this: XMLHttpRequest, body) {
      const limit = limits.get(this);
      const end = () => {
        this.ontimeout?.(new ProgressEvent('timeout'));
        this.abort();
      };
      const timer = limit ? setTimeout(end, limit) : 0;
      this.addEventListener('loadend', () => clearTimeout(timer));
      send.call(this, body);
    };
  });
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
