import type { Page } from '@playwright/test';

/** Sizes of type that visitors set: two of the display settings, two of a browser or a program that sets the root's. */
const sizes = ['大', '特大', '160 %', '200 %'] as const;

/** Runs in the page. */
function setSize(size: string): void {
  const { dataset, style } = document.documentElement;
  delete dataset['print'];
  style.fontSize = '';
  if (size.endsWith('%')) style.fontSize = size.replace(' ', '');
  else dataset['print'] = size === '大' ? '120' : '140';
}

/** Runs in the page. */
function brokenWords(): string[] {
  const words = new Intl.Segmenter('zh', { granularity: 'word' });
  const faults: string[] = [];
  for (const heading of document.querySelectorAll('h1')) {
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && heading.checkVisibility(); node = walker.nextNode())
      for (const { segment, index, isWordLike } of words.segment(node.textContent ?? '')) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (isWordLike && rows.size > 1) faults.push(`breaks its heading within “${segment}”`);
      }
  }
  return faults;
}

/** Runs in the page: texts that lie on a control of another place, as far as both are seen and move with the page. */
function coveredControls(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number; node: Node };
  const ways = new Map<Element | null, { stays: boolean; clips: DOMRect[] }>([[null, { stays: false, clips: [] }]]);
  const wayOf = (element: Element | null): { stays: boolean; clips: DOMRect[] } => {
    const known = ways.get(element);
    if (known || !element) return known ?? { stays: false, clips: [] };
    const { position, overflow } = getComputedStyle(element);
    const above = wayOf(element.parentElement);
    const clips = overflow === 'visible' ? above.clips : [...above.clips, element.getBoundingClientRect()];
    const way = { stays: above.stays || /fixed|sticky/.test(position), clips };
    ways.set(element, way);
    return way;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden=true]') &&
    !wayOf(element).stays;
  // The box of a text is higher than its signs; what scrolls or hides shows a part.
  const boxesOf = (place: Range | Element, node: Node, inset: number): Box[] =>
    [...place.getClientRects()]
      .map(({ left, top, right, bottom, height }) => {
        const { clips } = wayOf(node.parentElement);
        return {
          left: Math.max(left, ...clips.map((clip) => clip.left)),
          top: Math.max(top + height * inset, ...clips.map((clip) => clip.top)),
          right: Math.min(right, ...clips.map((clip) => clip.right)),
          bottom: Math.min(bottom - height * inset, ...clips.map((clip) => clip.bottom)),
          node,
        };
      })
      .filter(({ left, top, right, bottom }) => right - left > 4 && bottom - top > 4);
  const lies = (text: Box, on: Box) =>
    Math.min(text.right, on.right) - Math.max(text.left, on.left) >= 3 &&
    Math.min(text.bottom, on.bottom) - Math.max(text.top, on.top) >= 5;
  const belong = (control: Node, text: Node) =>
    control.contains(text) ||
    (text.parentElement?.closest('label')?.contains(control) ?? false) ||
    (control.parentElement?.closest('a, button')?.contains(text) ?? false);

  const controls = [...document.querySelectorAll('button, a, summary, input, select, textarea')]
    .filter(isSeen)
    .flatMap((control) => boxesOf(control, control, 0));
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement || !isSeen(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const text of boxesOf(range, node, 0.15))
      for (const control of controls.filter((one) => lies(text, one) && !belong(one.node, text.node)))
        faults.add(
          `has “${node.textContent.trim().slice(0, 12)}” on “${control.node.textContent?.trim().slice(0, 12)}”`,
        );
  }
  return [...faults];
}

async function faultsOf(page: Page, size: string): Promise<string[]> {
  await page.evaluate(setSize, size);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const wide = over > 0 ? [`is ${over} px wider than its window`] : [];
  return [...wide, ...(await page.evaluate(brokenWords)), ...(await page.evaluate(coveredControls))];
}

/**
 * What larger type spoils of the page that is shown, in a window of this width, a sentence each: a page wider than its window, text
 * on a control, a title that breaks within a word. What usual type does as well is no fault of larger type.
 */
export async function typeFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const usual = await faultsOf(page, '100 %');
  const found: string[] = [];
  for (const size of sizes) {
    const faults = (await faultsOf(page, size)).filter((fault) => !usual.includes(fault));
    found.push(...faults.map((fault) => `${width} px, ${size}: ${fault}`));
  }
  await page.evaluate(setSize, '100 %');
  return found;
}
