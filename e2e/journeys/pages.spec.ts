import type { Page, Response } from '@playwright/test';
import { axeViolations } from '../harness/axe';
import { expect, hydrate, test } from '../harness/browser-test';
import { firstPages } from '../harness/first-pages';
import { layOutAll } from '../harness/laid-out';
import { shiftsOf, watchShifts } from '../harness/layout-shifts';
import { readServedPage } from '../harness/served-page';
import { ownerOf } from '../harness/title-owners';
import { pageGroups } from '../urls/page-groups';
import { type VisitedPage, visitedPages } from '../urls/visited-pages';
import { unlessKept } from '../harness/every-case';

test.describe.configure({ mode: 'parallel' });

const pages = visitedPages();
const isFirst = ({ address }: VisitedPage) => firstPages.some((page) => page.address === address);

/** Pictures that were there already: most stand on many pages. */
const found = new Set<string>();

async function expectPicture(href: string): Promise<void> {
  if (found.has(href)) return;
  expect((await fetch(href)).status, href).toBe(200);
  found.add(href);
}

/** The page as it came, which is all that a browser without script has. */
async function expectServed(answer: Response | null, { address, status }: VisitedPage): Promise<void> {
  expect(answer?.status(), address).toBe(status);
  const page = readServedPage({ status, retryAfter: null, html: (await answer?.text()) ?? '' });
  expect(page.language, address).toBe('zh-CN');
  expect(page.headings, address).toEqual([expect.stringMatching(/./)]);
  expect(page.title, address).toMatch(/\p{Script=Han}/u);
  expect(page.text.length, `${address} says hardly anything`).toBeGreaterThan(50);
  for (const picture of page.pictures) await expectPicture(new URL(picture, answer?.url()).href);
  const first = firstPages.find((one) => one.address === address);
  if (!first) return;
  expect(page.text).toContain(first.text);
  expect(ownerOf(page.title, address), `${address} has the title of another page, “${page.title}”`).toBe(address);
}

async function expectNoViolation(page: Page, address: string, width: number): Promise<void> {
  expect(await axeViolations(page), `${address} at ${width} px`).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, `${address} is wider than ${width} px`).toBeLessThanOrEqual(0);
}

/** One page in its window: as served, then hydrated. */
async function visit(page: Page, visited: VisitedPage, complaints: string[]): Promise<void> {
  const { address, status, width } = visited;
  await page.setViewportSize({ width, height: 900 });
  await expectServed(await page.goto(address, { waitUntil: 'load' }), visited);
  await layOutAll(page);
  const content = page.locator('body');
  const served = await content.innerText();
  await hydrate(page);
  expect(await content.innerText(), address).toBe(served);
  expect(await shiftsOf(page), address).toEqual([]);
  const dead = page.locator(
    '[data-served] [data-needs-script]:not([data-swipe], [data-show-at]), [data-served] form[method=post]',
  );
  expect(await dead.count(), `${address} keeps what needs script in a served part`).toBe(0);
  if (isFirst(visited)) await expectNoViolation(page, address, width);
  // What a browser says of any answer of 404.
  const own = complaints.splice(0).filter((line) => status === 200 || !line.includes('404'));
  expect(own, address).toEqual([]);
}

for (const group of pageGroups())
  test(`R1.1 every address ${group.range} reads completely without script and hydrates as it was served, without a complaint and without moving; no two of the first pages have one title`, async ({
    page,
    complaints,
  }) => {
    // A colour on its way from one width's look to the other's is no colour that anybody reads.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchShifts(page);
    for (const visited of group.pages) await test.step(visited.address, () => visit(page, visited, complaints));
  });

/** Links of the portal end with a slash, and somebody may leave that of phones out. */
const otherSpellings = ['/info/', '/info/hot/?page=2', '/home/chain/', '/m'];

for (const address of otherSpellings)
  test(
    `${address} hydrates as it was served, as its one spelling does`,
    unlessKept(address === '/m'),
    async ({ page, complaints }) => {
      await watchShifts(page);
      await visit(page, { address, remote: '', layout: '', status: 200, width: 1440 }, complaints);
    },
  );

/** One of each kind of window. */
const bothWidths = ['/home/education', '/m/'];

for (const { address, width } of pages.filter(isFirst)) {
  const other = width === 390 ? 1440 : 390;

  test(
    `${address} has no violation at ${other} px either`,
    unlessKept(bothWidths.includes(address)),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: other, height: 900 });
      await page.goto(address, { waitUntil: 'load' });
      await hydrate(page);
      await expectNoViolation(page, address, other);
    },
  );
}
