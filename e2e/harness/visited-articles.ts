import type { Page, Request } from '@playwright/test';
import { expect, hydrate, navigate } from './browser-test';

/** Two articles of one leaf, which lead on to each other, and one of another. */
export const [first, second, elsewhere] = [10_005, 10_006, 10_020].map((id) => `/help/helpDocument/${id}`);
/** Bytes of content that going to another article may cost. */
export const mostBytes = 5 * 1024;

/** What the page asks for from now on, but for pictures and for what it prepares once it is idle. */
export function recordRequests(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (!/hashes\.js|http-client|error-styles|\/media\/|\/drawing-|\/-\/(?:pin|page-report)/.test(request.url()))
      asked.push(request);
  });
  return asked;
}

/** Which articles were asked for, in turn. */
export const articlesOf = (asked: Request[]) =>
  asked
    .filter((request) => request.url().endsWith('/GetHelpArticle'))
    .map((request) => request.postDataJSON().id as number);

export const pathsOf = (asked: Request[]) => asked.map((request) => new URL(request.url()).pathname);

/** Of the body as it came: over HTTP/2 Playwright's own figure holds the head too. */
async function bodyBytes(request: Request): Promise<number> {
  const response = await request.response();
  return Number(await response?.headerValue('content-length'));
}

/** Asserts what the bodies of all answers may weigh together, and names them all if they weigh more. */
export async function expectAtMost(bytes: number, asked: Request[]): Promise<void> {
  const sizes = await Promise.all(asked.map(bodyBytes));
  const listed = asked.map((request, index) => `${request.url()} ${sizes[index]} B`).join('\n');
  expect(
    sizes.reduce((total, size) => total + size, 0),
    listed,
  ).toBeLessThan(bytes);
}

/** The page with its tree, which a busy service may leave out of the first rendering. */
export async function openWithTree(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(first ?? '');
    const tree = page.getByRole('navigation', { name: '帮助目录', includeHidden: true });
    await expect(tree.locator(`a[href="${second}"]`).first()).toBeAttached({ timeout: 500 });
  }).toPass();
  await hydrate(page);
}

/** Goes there within the page, and waits for its heading. */
export async function goTo(page: Page, address: string | undefined): Promise<void> {
  const before = await page.locator('h1').textContent();
  await navigate(page, address ?? '');
  await expect(page.locator('h1')).not.toHaveText(before ?? '');
}
