import { pressControl } from '@site/tooling/judge/press-control';
import { waitFor } from '../harness/wait';
import type { Point, Tab } from './tab';

const maxStops = 80;

/** Runs in the page: where a visitor sees the element, once it is there, at rest, on the screen and covered by nothing. */
function seenAt(selector: string, text: string): Point | undefined {
  const seen = (one: Element) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
  const all = [...document.querySelectorAll(selector)];
  const found = all.find((one) => (one.textContent ?? '').includes(text) && seen(one));
  const moves = ({ effect, playState }: Animation) =>
    playState === 'running' && (effect as KeyframeEffect).target?.contains(found ?? null);
  if (!found || document.getAnimations().some(moves)) return undefined;
  const box = () => found.getClientRects()[0] ?? found.getBoundingClientRect();
  if (box().top < 0 || box().bottom > innerHeight) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = box();
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (found.contains(hit) || hit.contains(found)) ? point : undefined;
}

/** Waits until the page says so. While another one is on its way there is no page to ask. */
function until<Given extends unknown[], Found>(
  tab: Tab,
  what: string,
  isSo: (...given: Given) => Found | undefined,
  ...given: Given
): Promise<Found> {
  return waitFor(what, () => tab.evaluate(isSo, ...given).catch(() => undefined) as Promise<Found | undefined>);
}

/** Where the element is once it stands still: a panel that is sliding in is elsewhere when the pointer comes. */
function place(tab: Tab, selector: string, text: string): Promise<Point> {
  let last: Point | undefined;
  const still = async () => {
    const before = last;
    last = await tab.evaluate(seenAt, selector, text).catch(() => undefined);
    return last && before && last.x === before.x && last.y === before.y ? last : undefined;
  };
  return waitFor(`${selector} “${text}” is seen`, still);
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
  await waitFor(`${selector} “${text}” is gone`, gone);
}

/** Runs in the page. */
function isFocused(selector: string, text: string): boolean {
  const { activeElement } = document;
  return activeElement?.matches(selector) === true && (activeElement.textContent ?? '').includes(text);
}

/** Waits until the focus stands on an element of the selector. */
export async function seeFocus(tab: Tab, selector: string, text = ''): Promise<void> {
  await until(tab, `${selector} “${text}” has the focus`, isFocused, selector, text);
}

/** Presses Tab until the focus stands there, as somebody without a mouse would. */
export async function tabTo(tab: Tab, selector: string, text = ''): Promise<void> {
  for (let presses = 0; presses < maxStops; presses += 1) {
    if (await tab.evaluate(isFocused, selector, text)) return;
    await tab.press('Tab');
  }
  throw new Error(`${maxStops} presses of Tab did not reach ${selector} “${text}”.`);
}

/** Waits until the tab is at an address of the site. */
export async function arrive(tab: Tab, address: string): Promise<void> {
  const there = (wanted: string) => location.pathname + location.search === wanted;
  await until(tab, `the tab is at ${address}`, there, address);
}

/** Waits until the page is hydrated, by whatever the visitor did. */
export async function seeHydrated(tab: Tab): Promise<void> {
  await until(tab, 'the page hydrates', () => 'hydrated' in document.documentElement.dataset);
}

/** Makes the page hydrate and waits until it has. */
export async function hydrate(tab: Tab): Promise<void> {
  await tab.evaluate(pressControl);
  await seeHydrated(tab);
}

/** Marks the document: whoever loads another one loses the mark. */
export async function markDocument(tab: Tab): Promise<void> {
  await tab.evaluate(() => void Object.assign(window, { samePage: true }));
}

export function isMarked(tab: Tab): Promise<boolean> {
  return tab.evaluate(() => 'samePage' in window);
}
