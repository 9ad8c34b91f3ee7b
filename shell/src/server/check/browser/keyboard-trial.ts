import type { Page } from 'playwright-core';
import type { Fault } from './fault';

/** How often Tab is pressed, and at how many places the focus then has to have been. */
const [presses, fewest] = [4, 3];

/** Runs in the page: how many elements have had the focus, this one among them. */
function countFocused(): number {
  const seen = (window.gateFocused ??= new Set<Element>());
  if (document.activeElement && document.activeElement !== document.body) seen.add(document.activeElement);
  return seen.size;
}

declare global {
  interface Window {
    gateFocused?: Set<Element>;
  }
}

/** Whether Tab leads on from one control of the page to the next. */
export async function keyboardFaults(page: Page): Promise<Fault[]> {
  let focused = 0;
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    focused = await page.evaluate(countFocused);
  }
  return focused < fewest ? [{ kind: 'silent', relative: true, reason: 'is not walked through by Tab' }] : [];
}
