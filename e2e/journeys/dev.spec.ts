import { expect, type Page } from '@playwright/test';
import { overrideLink } from '@site/release/links/override-link';
import { freePort } from '@site/shared/process/free-port';
import { apiOrigin, hydrate, test as journeys } from '../harness/browser-test';
import type { DevProcess } from '../harness/dev-process';
import { developed, developedSection } from '../harness/developed-section';
import { everyCase } from '../harness/every-case';
import { journeyTimeout } from '../harness/journey-timeout';
import { type Site, startSite } from '../harness/site';
import { waitFor } from '../harness/wait';

/**
 * One run of `npm run dev` for all tests of this file: building what it serves for the first time takes a minute. `live` is a
 * site as visitors have it, which may show the section.
 */
const test = journeys.extend<object, { livePort: number; dev: DevProcess; live: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
  livePort: [async ({}, provide) => provide(await freePort()), { scope: 'worker' }],
  dev: [
    async ({ livePort }, provide) => {
      const { dev, remove } = developedSection({ site: apiOrigin(), showOn: `http://127.0.0.1:${livePort}` });
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
  live: [
    async ({ livePort, dev }, provide) => {
      const live = await startSite(apiOrigin(), { OVERRIDE_ORIGINS: dev.origin }, livePort);
      await provide(live);
      await live.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ dev }, provide) => provide(dev.origin),
});

const heading = 'h1';
const counter = '#press-counter';

/** The page with three presses in the state of a component, and a mark that a page load would remove. */
async function openPressed(page: Page): Promise<void> {
  await page.goto(developed.address);
  await hydrate(page);
  for (let press = 0; press < 3; press += 1) await page.click(counter);
  await expect(page.locator(counter)).toContainText('3 times');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator(counter)).toContainText('3 times');
}

function servedWith(dev: DevProcess, text: string): Promise<boolean> {
  return waitFor(`the server answers with ${text}`, async () => (await dev.served(developed.address)).includes(text));
}

test.describe.configure({ mode: 'serial' });

test('says what it started and where', everyCase, async ({ dev }) => {
  for (const line of [/The site +http:/, /The api +http:/, /New builds +http:.*: mf-help/, /Ready after \d/])
    expect(dev.output).toMatch(line);
});

test('the sections that are not developed are there as they were built', everyCase, async ({ dev, page }) => {
  for (const address of ['/home/edu', '/info', '/home/lectureIndex', '/m/']) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(page.locator('main h1'), address).toBeVisible();
  }
  expect(dev.output).not.toContain('does not build');
});

test(
  'R11.1 a saved word, component and style are on the screen with state kept, and in what the server answers',
  everyCase,
  async ({ dev, page, complaints }) => {
    await openPressed(page);
    dev.edit(developed.words, developed.heading, '改过的标题');
    await expect(page.locator(heading)).toHaveText('改过的标题');
    await servedWith(dev, '改过的标题');
    dev.edit(developed.component, 'pressed {count}', 'clicked {count}');
    await expect(page.locator(counter)).toHaveText('clicked 3 times');
    dev.edit(developed.styles, 'background: var(--c-tint);', 'background: rgb(1, 2, 3);');
    await expect(page.locator('section:has(h1)')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    dev.edit(developed.styles, 'rgb(1, 2, 3)', 'rgb(3, 2, 1)');
    await expect(page.locator('section:has(h1)')).toHaveCSS('background-color', 'rgb(3, 2, 1)');
    await expectSameDocument(page);
    expect(complaints).toEqual([]);
  },
);

test(
  'R11.3 a page that nobody has touched yet shows a saved word too',
  everyCase,
  async ({ dev, page, complaints }) => {
    await page.goto(developed.address);
    dev.edit(developed.words, '改过的标题', '再改的标题');
    await expect(page.locator(heading)).toHaveText('再改的标题');
    expect(complaints).toEqual([]);
  },
);

test(
  'R11.4 a mistake is said in terminal and page, the version before stays, and the next save mends it',
  everyCase,
  async ({ dev, page, complaints }) => {
    await openPressed(page);
    const box = page.locator('[data-hot-failure="mf-help"]');
    dev.edit(developed.component, 'export function Urgent() {', 'export function Urgent( {');
    await expect(box).toContainText('help-center-urgent.tsx');
    expect(dev.output).toContain('mf-help does not build');
    await servedWith(dev, '再改的标题');
    dev.edit(developed.component, 'export function Urgent( {', 'export function Urgent() {');
    dev.edit(developed.words, '再改的标题', '修好的标题');
    await expect(page.locator(heading)).toHaveText('修好的标题');
    await expect(box).toHaveCount(0);
    await expectSameDocument(page);
    expect(complaints).toEqual([]);
  },
);

/** The line of a file of the checkout in which the text stands, as messages name it. */
function placeOf(dev: DevProcess, file: string, text: string): string {
  return `${file}:${
    dev
      .read(file)
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  }`;
}

test(
  'R11.4 what a page throws is said in terminal and page with message, file and line, and ends with the next save',
  everyCase,
  async ({ dev, page }) => {
    await openPressed(page);
    const box = page.locator('[data-hot-failure="mf-help"]');
    const calm = 'onClick={() => setCount(count + 1)}';
    const throwing = "onClick={() => { throw new Error('pressed too hard'); }}";
    const before = dev.output.length;
    dev.edit(developed.component, calm, throwing);
    await servedWith(dev, '修好的标题');
    await expect(async () => {
      await page.click(counter);
      await expect(box).toContainText('pressed too hard', { timeout: 1000 });
    }).toPass();
    const place = placeOf(dev, developed.component, 'pressed too hard');
    await expect(box).toContainText(place);
    const said = dev.output.slice(before);
    expect(said).toContain('mf-help threw an error in the page /help/helpCenter');
    expect(said).toContain(place);
    expect(said).not.toContain('does not build');
    dev.edit(developed.component, throwing, calm);
    await expect(box).toHaveCount(0);
  },
);

test(
  'R11.4 what the server throws while it renders, and what a module throws, is said so too',
  everyCase,
  async ({ dev, page }) => {
    await page.goto(developed.address);
    const box = page.locator('[data-hot-failure="mf-help"]');
    const [calm, throwing] = [
      'export function Urgent() {',
      "export function Urgent() {\n  if (true) throw new Error('no urgency');",
    ];
    let before = dev.output.length;
    dev.edit(developed.component, calm, throwing);
    const place = placeOf(dev, developed.component, 'no urgency');
    await waitFor('the terminal names the place', async () => {
      await dev.served(developed.address);
      return dev.output.slice(before).includes(`while the server rendered /help/helpCenter`);
    });
    expect(dev.output.slice(before)).toContain(place);
    await expect(box).toContainText(place);
    dev.edit(developed.component, throwing, calm);
    await expect(box).toHaveCount(0);

    before = dev.output.length;
    dev.edit(developed.component, calm, `throw new Error('at once');\n${calm}`);
    const first = placeOf(dev, developed.component, 'at once');
    await expect(box).toContainText(first);
    await expect(box).toContainText('mf-help threw an error while it was loaded');
    expect(dev.output.slice(before)).toContain(first);
    expect(dev.output.slice(before)).not.toContain('does not build');
    dev.edit(developed.component, "throw new Error('at once');\n", '');
    await expect(box).toHaveCount(0);
  },
);

test(
  'R11.4 a type error is said in terminal and page, and what is saved shows all the same',
  everyCase,
  async ({ dev, page }) => {
    await page.goto(developed.address);
    const box = page.locator('[data-hot-failure="mf-help"]');
    const [right, wrong] = ['useState(0)', "useState<number>('0' as string)"];
    dev.edit(developed.component, right, wrong);
    const place = placeOf(dev, developed.component, wrong).replace(/:(\d+)$/, '($1,');
    await expect(box).toContainText('mf-help has type errors', { timeout: journeyTimeout });
    await expect(box).toContainText(place);
    expect(dev.output).toContain(place);
    dev.edit(developed.component, wrong, right);
    await expect(box).toHaveCount(0, { timeout: journeyTimeout });
  },
);

test(
  'R11.48 a live site shows the section from it, and what is saved next after a reload',
  everyCase,
  async ({ dev, live, page, complaints }) => {
    const asked = { name: 'mf-help', dev: dev.origin, site: live.shell.origin, page: developed.address };
    await page.goto(overrideLink(live.keys, asked).link);
    const status = page.locator('#_site-preview-status');
    await expect(status).toHaveText(/^正在显示开发代码 \S+-dev\./);
    await expect(page.locator(heading)).toHaveText('修好的标题');
    await page.click(counter);
    await expect(page.locator(counter)).toContainText('1 times');
    const before = await status.textContent();
    dev.edit(developed.words, '修好的标题', '线上看到的标题');
    await servedWith(dev, '线上看到的标题');
    await page.reload();
    await expect(page.locator(heading)).toHaveText('线上看到的标题');
    expect(await status.textContent()).not.toBe(before);
    expect(complaints).toEqual([]);
  },
);

test('R11.3 a change of routes.ts and of shared/ is picked up', everyCase, async ({ dev, page, complaints }) => {
  await page.goto('/help/helpDocument/10001');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  dev.edit(developed.routes, "path: '/help/helpCenter'", "path: '/help/helpCentre'");
  dev.edit(developed.routes, "id: 'help-helpCenter'", "id: 'help-helpCentre'");
  dev.edit(developed.routes, 'webpackChunkName: "help-helpCenter"', 'webpackChunkName: "help-helpCentre"');
  await waitFor('the new address', async () => (await dev.served('/help/helpCentre')).includes('线上看到的标题'));
  // A table of routes cannot be exchanged: pages of the section are loaded again.
  await page.waitForFunction(() => !('sameDocument' in window));
  await page.goto('/help/helpCentre');
  dev.edit('shared/src/ui/search-box.tsx', 'className={styles.send}', 'data-edited="" className={styles.send}');
  await expect(page.locator('[data-edited]').first()).toBeAttached();
  expect(complaints).toEqual([]);
});

test('R11.7 the container and its chunks are served for pages of this machine alone', everyCase, async ({ dev }) => {
  const ask = (path: string, origin: string) =>
    fetch(`http://127.0.0.1:${dev.hotPort}${path}`, { headers: { origin } });
  const { sections } = (await (await ask('/', 'http://localhost:1')).json()) as {
    sections: Record<string, { entry: string; container: string }>;
  };
  expect(sections['mf-help']?.container).toBe('mf_help');
  const path = new URL(sections['mf-help']?.entry ?? '').pathname;
  const own = await ask(path, 'http://localhost:1');
  expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:1');
  expect(await own.text()).toContain('mf_help');
  const strange = await ask(path, 'https://www.example.com');
  expect(strange.headers.get('access-control-allow-origin')).toBeNull();
});
