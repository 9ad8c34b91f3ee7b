import type { Page } from '@playwright/test';

type Shared = '@site/shared/http' | '@site/shared/store';

/**
 * Puts a module that shell and remotes share where a test can use it: the very instance that the containers of the page
 * work with, under `window[place]`. The page must be hydrated.
 */
export async function exposeShared(page: Page, name: Shared, place: string) {
  await page.evaluate(
    ([wanted, where]) => {
      type Require = { S: { default: Record<string, Record<string, { get: () => () => unknown }>> } };
      type Chunks = { push: (chunk: [string[], object, (require: Require) => void]) => void };
      const container = Object.keys(window).find((key) => key.startsWith('webpackChunkmf_')) ?? '';
      const chunks = (window as unknown as Record<string, Chunks>)[container];
      chunks?.push([
        [`probe-${wanted}`],
        {},
        ({ S }) => Object.assign(window, { [where]: Object.values(S.default[wanted] ?? {})[0]?.get()() }),
      ]);
    },
    [name, place] as const,
  );
}

/**
 * The packages that a container has asked for so far, each with where it comes from and whether what its own modules are
 * given is the shell's very instance.
 */
export function consumedBy(page: Page, container: string): Promise<Record<string, string[]>> {
  return page.evaluate((name) => {
    type Share = { get: () => () => unknown; from: string };
    type Require = {
      (id: string): unknown;
      S: { default: Record<string, Record<string, Share>> };
      m: Record<string, unknown>;
      consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> };
    };
    type Chunks = { push: (chunk: [string[], object, (require: Require) => void]) => void };
    const found: Record<string, string[]> = {};
    const look = (require: Require) => {
      for (const [id, { shareKey }] of Object.entries(require.consumesLoadingData.moduleIdToConsumeDataMapping)) {
        if (!(id in require.m)) continue;
        const shares = Object.values(require.S.default[shareKey] ?? {});
        found[shareKey] = shares.map(({ get, from }) => (get()() === require(id) ? from : `another than of ${from}`));
      }
    };
    (window as unknown as Record<string, Chunks>)[`webpackChunk${name}`]?.push([['probe'], {}, look]);
    return found;
  }, container);
}
