import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { prepareApiData, startTestApi } from './harness/test-api';
import { startSite } from './harness/site';
(async () => {
  await prepareApiData();
  const api = await startTestApi();
  const site = await startSite(api.origin);
  const origin = site.shell.origin;
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
  const out = process.env.OUT ?? '/tmp/states';
  mkdirSync(out, { recursive: true });
  for (const width of [390, 1440]) for (const forced of ['none', 'active'] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', forcedColors: forced, bypassCSP: true, serviceWorkers: 'block', javaScriptEnabled: true });
    await context.route('**/*.js', (route) => route.abort());
    for (const address of ['/home/edu', '/home/marketingCloud', '/m/edu', '/home/liveHardware']) {
      const page = await context.newPage();
      await page.goto(origin + address, { waitUntil: 'load' });
      await page.addStyleTag({ content: '*{content-visibility:visible!important;animation:none!important;transition:none!important} [data-wake], aside{visibility:hidden!important}' });
      const set = page.locator('fieldset:has(input[type=radio])').first();
      const name = (state: string) => ({ path: `${out}/${width}${forced}${address.replace(/\W+/g, '_')}_${state}.png` });
      await set.scrollIntoViewIfNeeded();
      const tabs = set.locator('label');
      await tabs.nth(1).hover();
      await page.waitForTimeout(200);
      await set.screenshot(name('hover'));
      await set.locator('input').first().focus();
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(200);
      await set.screenshot(name('key'));
      await page.keyboard.press('Tab');
      const where = await page.evaluate(`(() => { const e = document.activeElement; return e.tagName + ' ' + (e.textContent || '').slice(0, 20); })()`);
      console.log(width, forced, address, where, await set.locator('input').count());
      await tabs.last().click();
      await page.mouse.move(0, 0);
      await page.waitForTimeout(200);
      await set.screenshot(name('last'));
      if (width === 1440) {
        const row = page.locator('[data-swipe-row] [data-swipe=next]').first();
        if (await row.isVisible().catch(() => false)) { await row.scrollIntoViewIfNeeded(); await row.hover(); await row.screenshot(name('next')); }
      }
      await page.close();
    }
    await context.close();
  }
  await browser.close();
  await site.stop(); await api.stop?.(); process.exit(0);
})().catch((e) => { console.error(e); process.exit(1); });
