import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { answerConsent } from '../harness/answered-consent';
import { layOutAll } from '../harness/laid-out';

/** Where a page is drawn as PNG, and its height in px. */
export type Picture = { address: string; file: string; height: number };

type Wanted = { origin: string; addresses: readonly string[]; width: number; scripts: boolean; folder: string };

/** The browser draws no higher picture. */
const highest = 16_000;

function fileName(address: string): string {
  return `${address.replace(/^\/|\/$/g, '').replace(/[^A-Za-z0-9-]+/g, '_') || 'home'}.png`;
}

/** Scrolls through the page, so that what is loaded on sight is there. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(done));
    }
    scrollTo(0, 0);
    const images = [...document.images].filter((image) => image.loading !== 'lazy' || image.offsetParent);
    // One that waits beyond the end of a swiped row would never come, nor let those before it be decoded.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

async function takePicture(page: Page, address: string, { origin, folder, width, scripts }: Wanted): Promise<Picture> {
  await page.goto(origin + address, { waitUntil: 'load' });
  await layOutAll(page);
  if (scripts) await loadAll(page);
  const scrollHeight = await page.locator('html').evaluate((html) => html.scrollHeight);
  const height = Math.min(highest, scrollHeight);
  const file = path.join(folder, String(width), fileName(address));
  await page.screenshot({ path: file, fullPage: true, clip: { x: 0, y: 0, width, height } });
  return { address, file, height };
}

/** One picture of each whole page at this width, with its motion at rest and consent answered. */
export async function takePictures(browser: Browser, wanted: Wanted): Promise<Picture[]> {
  mkdirSync(path.join(wanted.folder, String(wanted.width)), { recursive: true });
  const context = await browser.newContext({
    viewport: { width: wanted.width, height: wanted.width < 768 ? 844 : 900 },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    javaScriptEnabled: wanted.scripts,
  });
  const page = await context.newPage();
  if (wanted.scripts) await answerConsent(page);
  const pictures: Picture[] = [];
  for (const address of wanted.addresses) pictures.push(await takePicture(page, address, wanted));
  await context.close();
  return pictures;
}
