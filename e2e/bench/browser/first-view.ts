import type { Browser, Page } from '@playwright/test';
import { openPhone, rest } from './phone';

/** Of one view: paints in milliseconds, what moved, the longest task, bytes on the wire. */
export type View = { fcp: number; lcp: number; cls: number; longestTask: number; bytes: number };

type Noted = Record<string, { name: string; startTime: number; duration: number; value: number }[]>;

/** Runs in the page. */
function noted(): Omit<View, 'bytes'> {
  const all = (window as unknown as { noted: Noted }).noted;
  const of = (type: string) => all[type] ?? [];
  return {
    fcp: of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
    lcp: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    cls: of('layout-shift').reduce((sum, { value }) => sum + value, 0),
    longestTask: Math.max(0, ...of('longtask').map(({ duration }) => duration)),
  };
}

async function view(page: Page, address: string, bytes: () => number): Promise<View> {
  const before = bytes();
  await page.goto(address, { waitUntil: 'load' });
  await rest(page);
  return { ...(await page.evaluate(noted)), bytes: bytes() - before };
}

/** The page as a new visitor sees it, and once more as one who comes back. */
export async function views(browser: Browser, address: string): Promise<{ first: View; again: View }> {
  const { page, context, bytes } = await openPhone(browser);
  try {
    const first = await view(page, address, bytes);
    await page.goto('about:blank');
    return { first, again: await view(page, address, bytes) };
  } finally {
    await context.close();
  }
}
