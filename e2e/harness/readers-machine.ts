import type { Page } from '@playwright/test';

/** The distances of WCAG 1.4.12, as a reader's own style sheet sets them. */
export async function setTextSpacing(page: Page): Promise<void> {
  // From the devtools side: the page's own content policy takes no style from a text.
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { frameTree } = await session.send('Page.getFrameTree');
  const { styleSheetId } = await session.send('CSS.createStyleSheet', { frameId: frameTree.frame.id });
  const text =
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';
  await session.send('CSS.setStyleSheetText', { styleSheetId, text });
}

/** Words of elements that are cut off by their own box or by one around them. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((one) => one === 'hidden' || one === 'clip');
      // What is only spoken is cut off on purpose.
      return hides && clipPath === 'none';
    };
    const clipping = [...document.querySelectorAll('body *')].filter(
      (element) => clips(element) && element.checkVisibility(),
    );
    const cut = (box: DOMRect, outer: DOMRect) => box.bottom > outer.bottom + 2 || box.right > outer.right + 2;
    const textsIn = (element: Element) => {
      const texts: { text: string; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.textContent?.trim() || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          continue;
        if (parent.closest('[aria-hidden=true], [role=img], svg')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        texts.push({ text: node.textContent.trim(), box: range.getBoundingClientRect() });
      }
      return texts;
    };
    return clipping.flatMap((element) => {
      const outer = element.getBoundingClientRect();
      return textsIn(element)
        .filter(({ box }) => box.width > 1 && cut(box, outer))
        .map(({ text }) => `${text.slice(0, 30)} in ${element.className}`);
    });
  });
}

/** Targets smaller than 24 px (WCAG 2.5.8); links within sentences aside. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 23.5;
    const targets = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [role=tab]';
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
    // A choice is as large as its label, and the link of a card as the card, which its `::after` fills.
    const fillsCard = (element: Element) => {
      const { position, top, bottom } = getComputedStyle(element, '::after');
      return position === 'absolute' && top === '0px' && bottom === '0px';
    };
    const drawn = (element: Element) =>
      (element.matches('[type=checkbox], [type=radio]') && (element as HTMLInputElement).labels?.[0]) ||
      (element instanceof HTMLElement && fillsCard(element) && element.offsetParent) ||
      element;
    const boxOf = (element: Element) => drawn(element).getBoundingClientRect();
    return [...document.querySelectorAll(targets)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !isInSentence(element))
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box: { width, height } }) => width > 1 && height > 1 && (width < least || height < least))
      .map(({ element, box: { width, height } }) => {
        const name = element.textContent.trim() || (element.getAttribute('aria-label') ?? element.localName);
        return `${name.slice(0, 20)} ${Math.round(width)} × ${Math.round(height)}`;
      });
  });
}
