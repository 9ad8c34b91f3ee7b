import type { Page } from '@playwright/test';

type Box = { name: string; left: number; top: number; right: number; bottom: number };

/**
 * What stays over the page while it moves, as far as it is seen: what is fixed, and bars that stick to an edge now. A
 * column that sticks has its place to itself; a row that lets the pointer through stands on the ground of another bar.
 */
export function fixedBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const sticksNow = (element: Element) => {
      const { top, bottom } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isAt = (wanted: string, place: number) => Math.abs(Number.parseFloat(wanted) - place) < 1;
      return box.width > innerWidth / 2 && (isAt(top, box.top) || isAt(bottom, innerHeight - box.bottom));
    };
    const stays = (element: Element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      if (pointerEvents === 'none') return false;
      return position === 'fixed' || (position === 'sticky' && sticksNow(element));
    };
    const staying = [...document.querySelectorAll('body *')].filter(
      (element) => stays(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    return staying
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .map(({ element, box }) => ({
        name: element.getAttribute('aria-label') ?? element.textContent.slice(0, 20),
        left: Math.max(box.left, 0),
        top: Math.max(box.top, 0),
        right: Math.min(box.right, innerWidth),
        bottom: Math.min(box.bottom, innerHeight),
      }))
      .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 4);
  });
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  // A border may lie on a border.
  return Math.max(width - 1, 0) * Math.max(height - 1, 0);
}

/** Pairs that lie over one another, by their names. */
export function overlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter((other) => overlap(one, other) > 0)
      .map((other) => `${one.name} and ${other.name}`),
  );
}

/** How much of the window they take, from 0 to 1. */
export function coveredShare(boxes: readonly Box[], { width, height }: { width: number; height: number }): number {
  const area = boxes.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
  return area / (width * height);
}

/** Of the focused element: what lies over all of it; undefined where a part of it is seen. */
export function coverOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    // A choice that is drawn by its label is itself no larger than a point.
    const drawn = (focused instanceof HTMLInputElement && focused.offsetWidth < 4 && focused.labels?.[0]) || focused;
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    const found = points.map(([x, y]) => document.elementFromPoint(x, y));
    const seen = found.some((one) => one && (drawn.contains(one) || one.contains(drawn)));
    const name = (element: Element | null | undefined) =>
      element?.closest('[aria-label],[id]')?.getAttribute('aria-label') ?? element?.className;
    return seen
      ? undefined
      : `${focused.textContent.trim().slice(0, 20)} ${focused.className} under ${String(name(found[4]))}`;
  });
}
