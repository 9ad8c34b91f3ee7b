import type { Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { expect, test } from '../harness/browser-test';
import { unlessKept } from '../harness/every-case';
import { layOutAll } from '../harness/laid-out';
import { visitedPages } from '../urls/visited-pages';

// On a phone the form of a page begins within its first seven screens, with script and without.

const phone = { width: 390, height: 844 };
const most = 7 * phone.height;
/** Of different parts: a product, prices, a case, and a page made for phones. */
const kept = ['/home/entmarket', '/home/service', '/home/case?id=41011', '/m/edu'];

/** One page with script and one without for all addresses. */
const pages: Page[] = [];

test.beforeAll(async ({ browser, origin }) => {
  const options = { viewport: phone, isMobile: true, hasTouch: true, baseURL: origin, locale: 'zh-CN' };
  for (const javaScriptEnabled of [true, false])
    pages.push(await (await browser.newContext({ ...options, javaScriptEnabled })).newPage());
  for (const page of pages) await answerConsent(page);
});

test.afterAll(async () => {
  for (const page of pages.splice(0)) await page.context().close();
});

/** How far below the top of the page its form begins, in px; 0 for a page without one. */
async function formTop(page: Page): Promise<number> {
  const form = page.locator('main form[action^="/-/lead/"]').first();
  if ((await form.count()) === 0) return 0;
  return form.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
}

const addresses = new Set([...kept, ...visitedPages().map((page) => page.address)]);

for (const address of addresses)
  test(`R13.34 the form of ${address} begins within seven screens`, unlessKept(kept.includes(address)), async () => {
    for (const page of pages) {
      await page.goto(address);
      await layOutAll(page);
      const top = await formTop(page);
      if (kept.includes(address)) expect(top, 'a page with a form').toBeGreaterThan(phone.height);
      expect(top).toBeLessThanOrEqual(most);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing reaches out').toBe(phone.width);
    }
  });
