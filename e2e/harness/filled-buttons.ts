import type { Page } from '@playwright/test';

/** Between two views of a page, in px. */
const stride = 300;

/** Runs in the page: what presses itself on the eye in this view, light words on a solid dark ground; states of filters are none. */
function filledInView(): string[] {
  const numbersOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const lightOf = ([red = 0, green = 0, blue = 0]: number[]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const isOnTop = (element: Element, { left, top, width, height }: DOMRect) =>
    element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  function isFilled(element: Element): boolean {
    const { backgroundColor, color } = getComputedStyle(element);
    const ground = numbersOf(backgroundColor);
    return (ground[3] ?? 1) > 0.9 && lightOf(ground) < 150 && lightOf(numbersOf(color)) > 200;
  }
  return [...document.querySelectorAll('a, button, summary')]
    .filter((element) => !element.matches('[aria-current], [aria-pressed=true], [data-console] *'))
    .filter((element) => isFilled(element) && isOnTop(element, element.getBoundingClientRect()))
    .map((element) => element.textContent?.trim() ?? '');
}

/** The most filled buttons in any view of a page, by their words. */
export async function mostFilledButtons(page: Page): Promise<string[]> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  let most: string[] = [];
  for (let top = 0; top < height; top += stride) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    const found = await page.evaluate(filledInView);
    if (found.length > most.length) most = found;
  }
  return most;
}
