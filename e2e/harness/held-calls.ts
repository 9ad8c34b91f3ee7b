import type { Page, Request, Route } from '@playwright/test';

export type HeldCalls = {
  /** Those that have come so far, in order. */
  requests: Request[];
  /** Answers the one that has waited longest. */
  answer: (json: unknown) => Promise<void>;
};

/** Keeps every request to an address waiting until the test answers it. */
export async function holdCalls(page: Page, address: Parameters<Page['route']>[0]): Promise<HeldCalls> {
  const waiting: Route[] = [];
  const requests: Request[] = [];
  await page.route(address, (route, request) => {
    waiting.push(route);
    requests.push(request);
  });
  return { requests, answer: async (json) => void (await waiting.shift()?.fulfill({ json })) };
}
