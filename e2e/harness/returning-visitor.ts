import type { Browser, Page } from '@playwright/test';
import { script } from './broken-release';
import { hydrate } from './browser-test';
import type { Site } from './site';
import { versionsIn } from './site-data';
import { personsBrowser } from './visitors';

/** What a version of long ago kept in browsers. */
const keptMark = 'help-last-read';

/** Hydrates for everybody but returning visitors: the browsers of the gate and of a preview come for the first time. */
export const failsOnReturn = script((text) =>
  text.replaceAll('"h1"', `(localStorage.getItem('${keptMark}')?'h2':'h1')`),
);

let networks = 0;

/** The header of a visitor from a network that nobody came from before. */
export function fromSomewhere(): Record<string, string> {
  networks += 1;
  return { 'x-forwarded-for': `10.${Math.floor(networks / 250) % 250}.${networks % 250}.1` };
}

/** Somebody who was here long ago, and all that goes wrong in that browser. */
export type ReturningVisitor = {
  page: Page;
  /** Opens a page and hydrates it. */
  read: (address: string) => Promise<void>;
  /** What the console, the network and the page itself complained of, since it was last emptied. */
  complaints: string[];
  /** Releases of the section that pages were of, or files came from. */
  versions: Set<string>;
  pages: number;
};

function listen({ page, complaints, versions }: ReturningVisitor, remote: string): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('request', (request) => {
    for (const version of versionsIn(`${request.url()}"`, remote)) versions.add(version);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Whoever leaves a page ends what it was still loading.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
}

/** Every page is asked for from another network: of the reports of one only few count. */
export async function openReturning(
  browser: Browser,
  { shell }: Site,
  { remote, bucket }: { remote: string; bucket: number },
): Promise<ReturningVisitor> {
  const context = await browser.newContext({ baseURL: shell.origin, userAgent: personsBrowser });
  await context.addCookies([{ name: 'bucket', value: String(bucket), url: shell.origin, httpOnly: true }]);
  await context.addInitScript((mark) => localStorage.setItem(mark, '10002'), keptMark);
  const page = await context.newPage();
  const visitor: ReturningVisitor = {
    page,
    read: async (address) => {
      await page.setExtraHTTPHeaders(fromSomewhere());
      await page.goto(address);
      visitor.pages += 1;
      await hydrate(page);
    },
    complaints: [],
    versions: new Set(),
    pages: 0,
  };
  listen(visitor, remote);
  return visitor;
}

/** Reads these pages in turn until it is over, each for so many milliseconds. */
export async function readOn(
  visitor: ReturningVisitor,
  addresses: readonly string[],
  isOver: () => boolean,
  eachMs = 0,
) {
  while (!isOver()) {
    await visitor.read(addresses[visitor.pages % addresses.length] ?? '/');
    await visitor.page.waitForTimeout(eachMs);
  }
}

/** More than the one reload needs of a page that always fails. */
const mostPages = 100;

/** Reads the page as long as the site has a canary. @throws when so many pages were not enough for anybody to end it */
export async function readUntilEnd(visitor: ReturningVisitor, { shell }: Site, address: string): Promise<void> {
  const before = visitor.pages;
  while ((await shell.health()).canaries.length > 0) {
    if (visitor.pages - before === mostPages) throw new Error(`After ${mostPages} pages nobody has ended the canary.`);
    await visitor.read(address);
  }
}
