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

/** Runs in the page, after a key: of its own controls the share at which nothing shows that the focus is there. */
function unmarkedShare(): number {
  const most = 40;
  const places = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const all = [...document.querySelectorAll<HTMLElement>('#_content :is(' + places + ')')];
  const inSight = all.filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const looks = (one: Element) => {
    const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor, textDecorationLine } =
      getComputedStyle(one);
    return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor, textDecorationLine].join();
  };
  const count = { all: 0, unmarked: 0 };
  for (const one of inSight.slice(0, most)) {
    const before = looks(one);
    one.focus({ preventScroll: true });
    if (document.activeElement !== one) continue;
    count.all += 1;
    if (looks(one) === before) count.unmarked += 1;
    one.blur();
  }
  return count.all === 0 ? 0 : count.unmarked / count.all;
}

/** The share of its controls above which a page is said not to show where the focus is. */
const mostUnmarked = 0.2;

/** Whether Tab leads on from one control of the page to the next, and the page shows where. */
export async function keyboardFaults(page: Page): Promise<Fault[]> {
  let focused = 0;
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    focused = await page.evaluate(countFocused);
  }
  const unmarked = await page.evaluate(unmarkedShare);
  const common = { relative: true } as const;
  const unseen = `does not show the focus at ${Math.round(unmarked * 100)} % of its controls`;
  const faults: [boolean, Fault][] = [
    [focused < fewest, { ...common, kind: 'silent', reason: 'is not walked through by Tab' }],
    [unmarked > mostUnmarked, { ...common, kind: 'seen', usual: true, amount: unmarked, reason: unseen }],
  ];
  return faults.filter(([present]) => present).map(([, fault]) => fault);
}
