/** Of what a page shows in its own part, what an eye makes nothing of. */
export type Legibility = {
  /** Of the characters the share that is blurred, or whose letters or lines lie over each other. */
  illegible: number;
  /** Of its pictures the share that is there and not seen. */
  hidden: number;
};

/** Runs in the page. */
export function lookAtLegibility(): Legibility {
  const own = document.querySelector<HTMLElement>('main#_content') ?? document.body;
  const isShown = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const known = new Map<Element, boolean>();

  function isBlurred(one: Element): boolean {
    const before = known.get(one);
    if (before !== undefined) return before;
    const blurred =
      /blur\((?!0)/.test(getComputedStyle(one).filter) || (one.parentElement !== null && isBlurred(one.parentElement));
    known.set(one, blurred);
    return blurred;
  }

  /** Lines and letters of less than three quarters of their size touch. */
  function isSqueezed({ fontSize, lineHeight, letterSpacing }: CSSStyleDeclaration): boolean {
    const [size, line, space] = [fontSize, lineHeight, letterSpacing].map(Number.parseFloat);
    return (line ?? 0) < (size ?? 0) * 0.75 || (space ?? 0) < (size ?? 0) * -0.25;
  }

  const isRead = (parent: Element | null) =>
    parent !== null && isShown(parent) && !parent.closest('script, style, template, svg');

  function illegibleShare(): number {
    const count = { all: 0, illegible: 0 };
    const texts = document.createTreeWalker(own, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      const length = isRead(parent) ? (textContent?.trim().length ?? 0) : 0;
      count.all += length;
      if (length > 0 && parent && (isBlurred(parent) || isSqueezed(getComputedStyle(parent))))
        count.illegible += length;
    }
    return count.all === 0 ? 0 : count.illegible / count.all;
  }

  function hiddenShare(): number {
    const pictures = [...own.querySelectorAll('img, svg, video')].filter((one) => one.getClientRects().length > 0);
    return pictures.length === 0 ? 0 : pictures.filter((one) => !isShown(one)).length / pictures.length;
  }

  return { illegible: illegibleShare(), hidden: hiddenShare() };
}
