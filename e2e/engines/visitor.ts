import { pressControl } from '../harness/first-intent';
import { waitFor } from '../harness/wait';
import type { Point, Tab } from './tab';

/** Runs in the page: where a visitor sees the element, once it is there, on the screen and covered by nothing. */
function seenAt(selector: string, text: string): Point | undefined {
  const seen = (one: Element) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
  const all = [...document.querySelectorAll(selector)];
  const found = all.find((one) => (one.textContent ?? '').includes(text) && seen(one));
  if (!found) return undefined;
  const box = () => found.getClientRects()[0] ?? found.getBoundingClientRect();
  if (box().top < 0 || box().bottom > innerHeight) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = box();
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (found.contains(hit) || hit.contains(found)) ? point : undefined;
}

function place(tab: Tab, selector: string, text: string): Promise<Point> {
  return waitFor(`${selector} “${text}” is seen`, () => tab.evaluate(seenAt, selector, text), 20_000);
}

/** Clicks the first visible element of the selector that holds the text. */
export async function click(tab: Tab, selector: string, text = ''): Promise<void> {
  await tab.click(await place(tab, selector, text));
}

export async function tap(tab: Tab, selector: string, text = ''): Promise<void> {
  await tab.tap(await place(tab, selector, text));
}

export async function hover(tab: Tab, selector: string, text = ''): Promise<void> {
  await tab.hover(await place(tab, selector, text));
}

/** Types into an empty field, key by key. */
export async function fill(tab: Tab, selector: string, value: string): Promise<void> {
  await click(tab, selector);
  await tab.type(value);
}

/** Waits until the element is seen. */
export async function see(tab: Tab, selector: string, text = ''): Promise<void> {
  await place(tab, selector, text);
}

/** Waits until no element of the selector with the text is seen. */
export async function seeNo(tab: Tab, selector: string, text = ''): Promise<void> {
  const gone = async () => !(await tab.evaluate(seenAt, selector, text));
  await waitFor(`${selector} “${text}” is gone`, gone, 20_000);
}

/** Waits until the focus stands on an element of the selector. */
export async function seeFocus(tab: Tab, selector: string, text = ''): Promise<void> {
  const focused = (wanted: string, words: string) =>
    document.activeElement?.matches(wanted) === true && (document.activeElement.textContent ?? '').includes(words);
  await waitFor(`${selector} “${text}” has the focus`, () => tab.evaluate(focused, selector, text), 20_000);
}

/** Waits until the tab is at an address of the site. */
export async function arrive(tab: Tab, address: string): Promise<void> {
  const there = async () => (await tab.evaluate(() => location.pathname + location.search)) === address;
  await waitFor(`the tab is at ${address}`, there, 20_000);
}

async function waitForHydration(tab: Tab): Promise<void> {
  await waitFor('the page hydrates', () => tab.evaluate(() => 'hydrated' in document.documentElement.dataset), 20_000);
}

/** Makes the page hydrate and waits until it has. */
export async function hydrate(tab: Tab): Promise<void> {
  await tab.evaluate(pressControl);
  await waitForHydration(tab);
}

/** Marks the document: whoever loads another one loses the mark. */
export async function markDocument(tab: Tab): Promise<void> {
  await tab.evaluate(() => void Object.assign(window, { samePage: true }));
}

export function isMarked(tab: Tab): Promise<boolean> {
  return tab.evaluate(() => 'samePage' in window);
}
