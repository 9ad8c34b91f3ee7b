import type { Page } from '@playwright/test';

/** Holds the application's scripts back; gives what lets them go. */
export async function holdApplication(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const wait = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/.*\.js/, async (route, request) => {
    if (!/\/(early|island-[\w-]+)\.\w+\.js/.test(request.url())) await wait;
    await route.continue();
  });
  return release;
}
