import type { Page } from '@playwright/test';
import { expect, hydrate, navigate, test } from '../harness/browser-test';
import { everyCase } from '../harness/every-case';

declare global {
  interface Window {
    beacons: string[];
  }
}

/** Every page load tells, and what it tells is kept in the page. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.beacons = [];
    Math.random = () => 0;
    navigator.sendBeacon = (address, body) => {
      if (String(address) === '/-/page-report') window.beacons.push(String(body));
      return true;
    };
  });
}

async function reported(page: Page): Promise<Record<string, string>[]> {
  return (await page.evaluate(() => window.beacons)).map((text) => JSON.parse(text));
}

async function throwFrom(page: Page, file: string): Promise<void> {
  await page.evaluate((address) => {
    const error = new Error('boom');
    error.stack = `Error: boom\n    at f (${address}:1:2)`;
    dispatchEvent(new ErrorEvent('error', { error }));
  }, file);
}

test('a page tells nothing before intent, and then its release, once, with nothing of page or visitor', async ({
  page,
  site,
  complaints,
}) => {
  const { remotes } = await site.shell.health();
  await listen(page);
  await page.goto('/help/helpDocument/10001?utm_source=13800138000');
  await page.mouse.wheel(0, 500);
  expect(await reported(page)).toEqual([]);
  await hydrate(page);
  const [report, ...more] = await reported(page);
  expect(more).toEqual([]);
  expect(report).toEqual({
    kind: 'attempt',
    release: `mf-help@${remotes['mf-help']}`,
    build: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
  await navigate(page, '/info/20001');
  await expect(page).toHaveURL(/info\/20001/);
  await expect.poll(() => reported(page)).toHaveLength(2);
  expect((await reported(page))[1]).toMatchObject({ kind: 'attempt', release: `mf-info@${remotes['mf-info']}` });
  expect(complaints).toEqual([]);
});

test('an error in a file of the release is told once, one of an extension or of a foreign script never', async ({
  page,
  site,
}) => {
  const { remotes } = await site.shell.health();
  const file = `${site.shell.origin}/assets/remotes/mf-help/${remotes['mf-help']}/client/help.js`;
  await listen(page);
  await page.goto('/help/helpDocument/10001');
  await hydrate(page);
  await throwFrom(page, 'chrome-extension://abcdefgh/content.js');
  await throwFrom(page, 'https://hm.example.com/hm.js');
  await throwFrom(page, `${site.shell.origin}/assets/shell/1.0.0/client/main.js`);
  expect(await reported(page)).toHaveLength(1);
  await throwFrom(page, file);
  await throwFrom(page, file);
  expect((await reported(page)).map(({ kind }) => kind)).toEqual(['attempt', 'script']);
});

test(
  'a file that is missing twice is told of the release whose it is',
  everyCase,
  async ({ page, site, complaints }) => {
    const { remotes } = await site.shell.health();
    await listen(page);
    // No reload, which would begin a page that has told nothing.
    await page.addInitScript(() => sessionStorage.setItem('site-reload', String(Date.now())));
    await page.route('**/assets/remotes/mf-help/**/client/remoteEntry.js*', (route) => route.abort());
    await page.goto('/help/helpDocument/10001');
    await page.focus('form input:not([type=hidden])');
    await expect(page.locator('html[data-scripts=failed]')).toBeAttached();
    const release = `mf-help@${remotes['mf-help']}`;
    expect(await reported(page)).toMatchObject([
      { kind: 'attempt', release },
      { kind: 'chunk', release },
    ]);
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('Failed to load resource');
  },
);
