import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';
import { hydrate, navigate } from '../../harness/browser-test';
import { firstPages } from '../../harness/first-pages';

/** What browsers met. */
export type ViewFigures = {
  opened: number;
  /** Navigations inside the application, and those that became a document. */
  soft: number;
  documents: number;
  /** Documents that loaded React twice, and pages that failed. */
  twoReacts: number;
  failed: string[];
};

const helpPage = '/help/helpDocument/10001';
const helpText = firstPages.find(({ address }) => address === helpPage)?.text ?? '';
const reactScript = /\/assets\/shell\/([^/]+)\/client\/react\.\w+\.js/;

/** The builds of the shell whose React each document of a page loads. */
function watchReact(page: Page): string[][] {
  const documents: string[][] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) documents.push([]);
    const [, build] = reactScript.exec(request.url()) ?? [];
    if (build) documents.at(-1)?.push(build);
  });
  return documents;
}

async function visit(page: Page, origin: string, figures: ViewFigures): Promise<void> {
  const documents = watchReact(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  try {
    await page.goto(`${origin}/`);
    await hydrate(page);
    figures.opened += 1;
    await navigate(page, helpPage);
    await page.locator('#_content', { hasText: helpText }).waitFor();
    if (documents.length === 1) figures.soft += 1;
    else {
      // The page of the other line works as the one before did.
      await page.waitForLoadState();
      await hydrate(page);
      figures.documents += 1;
    }
  } catch (error) {
    errors.push((error as Error).message.split('\n')[0] ?? '');
  }
  figures.failed.push(...errors);
  if (documents.some((builds) => new Set(builds).size > 1)) figures.twoReacts += 1;
}

/** Opens the home page again and again, starts its script and goes to the help centre by a link inside the application. */
export async function browse(
  browser: Browser,
  origin: string,
  figures: ViewFigures,
  state: { over: boolean; paused: boolean },
): Promise<void> {
  while (!state.over) {
    if (state.paused) {
      await wait(100);
      continue;
    }
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await visit(await context.newPage(), origin, figures);
    await context.close();
  }
}

/** Bytes on the wire of a page and all that it brings once it is used, by what they are. */
export async function weigh(browser: Browser, origin: string): Promise<{ page: number; files: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const weight = { page: 0, files: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.isNavigationRequest() ? 'page' : /\/assets\/.*\.(?:js|css)$/.test(request.url()) && 'files';
    if (kind) sizes.push(request.sizes().then(({ responseBodySize }) => void (weight[kind] += responseBodySize)));
  });
  await page.goto(`${origin}/`);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  await context.close();
  return weight;
}
