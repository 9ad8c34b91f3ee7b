import { findBrowser } from '@site/shared/process/find-browser';
import { pressControl } from '@site/tooling/judge/press-control';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { DevProcess } from '../harness/dev-process';
import { developed, developedSection } from '../harness/developed-section';
import { waitFor } from '../harness/wait';

const edits = 7;
/** How long nothing happens between two edits, so that one does not wait for what the other left to do, in milliseconds. */
const pause = 2000;

type Edit = { file: string; from: string; to: string };
type Times = { server: number; screen: number };

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

async function openHydrated(browser: Browser, dev: DevProcess): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(dev.origin + developed.address);
  await page.evaluate(pressControl);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  return page;
}

/** Runs in the page at every frame. A locator looks again only every half second after a while, which would be what is measured. */
function isShown(text: string): boolean {
  return document.querySelector('main')?.textContent?.includes(text) ?? false;
}

/** Milliseconds from a saved file until the server's answer and the open page have the new text. */
async function measureEdit(dev: DevProcess, page: Page, { file, from, to }: Edit): Promise<Times> {
  const start = performance.now();
  const since = () => performance.now() - start;
  const screen = page.waitForFunction(isShown, to, { timeout: 60_000 }).then(since);
  dev.edit(file, from, to);
  const answered = waitFor(to, async () => (await dev.served(developed.address)).includes(to)).then(since);
  const [onScreen, fromServer] = await Promise.all([screen, answered]);
  return { server: fromServer, screen: onScreen };
}

/** Medians of the edits of one kind; `text` gives the text of an edit by its number. */
async function measureEdits(dev: DevProcess, page: Page, file: string, text: (edit: number) => string) {
  const times: Times[] = [];
  for (let edit = 1; edit <= edits; edit += 1) {
    times.push(await measureEdit(dev, page, { file, from: text(edit - 1), to: text(edit) }));
    await new Promise((done) => setTimeout(done, pause));
  }
  const of = (name: keyof Times) => Math.round(median(times.map((one) => one[name])));
  return { edits, saveToServerMs: of('server'), saveToScreenMs: of('screen') };
}

async function startTime(dev: DevProcess): Promise<number> {
  const start = performance.now();
  await dev.start();
  await dev.served(developed.address);
  return Math.round(performance.now() - start);
}

/**
 * `npm run dev mf-help` in a scratch checkout with a warm cache: to the first page, and from saved words and components to
 * the server's answer and the open page.
 */
export async function devFigures(): Promise<Record<string, Record<string, number>>> {
  const { dev, remove } = developedSection();
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  try {
    const cold = await startTime(dev);
    // The cache is written at the end.
    await dev.stop();
    const warm = await startTime(dev);
    const page = await openHydrated(browser, dev);
    const words = (edit: number) => (edit === 0 ? developed.heading : `改过${edit}次的标题`);
    const parts = (edit: number) => (edit === 0 ? 'pressed' : `pressed-${edit}`);
    return {
      firstPage: { coldMs: cold, warmMs: warm },
      words: await measureEdits(dev, page, developed.words, words),
      component: await measureEdits(dev, page, developed.component, parts),
    };
  } finally {
    await browser.close();
    await dev.stop();
    remove();
  }
}
