import type { Browser } from '@playwright/test';
import { openPhone, type Phone } from './phone';

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

async function view({ page, bytes, rest }: Phone, address: string): Promise<View> {
  const before = bytes();
  await page.goto(address, { waitUntil: 'load' });
  await rest();
  return { ...(await page.evaluate(noted)), bytes: bytes() - before };
}

/** The page as a new visitor sees it, and once more as one who comes back. */
export async function views(browser: Browser, address: string): Promise<{ first: View; again: View }> {
  const phone = await openPhone(browser);
  try {
    const first = await view(phone, address);
    await phone.page.goto('about:blank');
    return { first, again: await view(phone, address) };
  } finally {
    await phone.context.close();
  }
}
