import type { Page } from '@playwright/test';

type Rect = { x: number; y: number; width: number; height: number };
type Shift = { value: number; sources: { node?: Node; previousRect: Rect; currentRect: Rect }[] };

/** Notes every layout shift from the first paint on, with what moved; to be called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: Rect) => `${x},${y} ${width}×${height}`;
    const name = (node?: Node) =>
      node instanceof Element
        ? `${node.localName}.${node.className}`
        : (node?.parentElement?.className ?? node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as Shift;
        const moved = sources.map((one) => `${name(one.node)} ${place(one.previousRect)} → ${place(one.currentRect)}`);
        shifts.push(`${value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved so far, one line each. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
