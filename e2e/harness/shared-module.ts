import type { Page } from '@playwright/test';

type Federation = { __FEDERATION__: { __INSTANCES__: { loadShare: (name: string) => Promise<unknown> }[] } };

/**
 * Puts a module that shell and remotes share where a test can use it: the very instance that the page works with, under
 * `window[place]`. The page must be hydrated.
 */
export async function exposeShared(page: Page, name: '@site/shared/http' | '@site/shared/store', place: string) {
  await page.evaluate(
    async ([wanted, where]) => {
      const [shell] = (window as unknown as Federation).__FEDERATION__.__INSTANCES__;
      const given = await shell?.loadShare(wanted);
      Object.assign(window, { [where]: typeof given === 'function' ? given() : given });
    },
    [name, place] as const,
  );
}
