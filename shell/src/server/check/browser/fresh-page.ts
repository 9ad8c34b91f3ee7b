import { landingSourceKey } from '@site/shared/store/landing-source';
import type { Page } from 'playwright-core';
import { watchPage } from './page-marks';
import type { View } from './page-view';
import { watchStored } from './stored-marks';

/** What the shell stores once a visit is stored already: whatever is stored from then on is the section's. A document of no site has no store. */
function storeAsShell(key: string): void {
  if (window.origin !== 'null') sessionStorage.setItem(key, '');
}

/** A page that does not answer for so long, in milliseconds, will not: its main thread is held. */
export const longestLook = 180_000;
/** In milliseconds: after it the page is closed, so that others get its turn. */
const longestOpen = longestLook + 5_000;

/** Of a visitor who counts bytes: nothing is fetched ahead for him, which takes as long as the page itself. */
function spareBytes(): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
}

/** A page of a visitor who was never here: no look finds what another one stored. It closes with its context. */
export async function freshPage({ browser, window, watched }: View): Promise<Page> {
  const context = await browser.newContext(window.options);
  await context.addInitScript(watchPage);
  await context.addInitScript(storeAsShell, landingSourceKey);
  await context.addInitScript(watchStored);
  if (window.use !== 'mouse') await context.addInitScript(spareBytes);
  const held = setTimeout(() => void context.close().catch(() => undefined), longestOpen);
  context.once('close', () => clearTimeout(held));
  const page = await context.newPage();
  watched?.begin(page);
  return page;
}
