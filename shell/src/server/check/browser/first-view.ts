/** What a visitor has in front of him without scrolling. */
export type FirstView = {
  /** Pixels by which the page is wider than its window. */
  beyond: number;
  /** Of the characters in the window, the share that has nearly the colour of what is behind it, and an example. */
  faint: number;
  faintest: string;
  /** Whether something else lies over the middle of the h1; false where that is outside of the window. */
  covered: boolean;
  /** Whether the header of the site has words that are shown. */
  banner: boolean;
};

/** Runs in the page, after `installContrast`: what of the first view can be read. */
export function lookAtFirstView(): FirstView {
  const { innerWidth, innerHeight } = window;
  /** Contrast that everybody sees; 4.5 is what text should have. */
  const readable = 2;
  function isInWindow(node: Text): boolean {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, bottom, left, right, width } = range.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  }

  /** The words of a text that a visitor could see here. */
  function wordsOf(node: Text): string {
    const { parentElement: parent, data } = node;
    const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && !parent?.closest('script, style, svg') && isInWindow(node) ? data.trim() : '';
  }

  function faintWords(): Pick<FirstView, 'faint' | 'faintest'> {
    const counted = { all: 0, faint: 0, faintest: '' };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = wordsOf(node as Text);
      const contrast = words && node.parentElement ? window.gateContrast?.(node.parentElement) : undefined;
      if (contrast === undefined) continue;
      counted.all += words.length;
      if (contrast >= readable) continue;
      counted.faint += words.length;
      counted.faintest ||= words.slice(0, 20);
    }
    const { all, faint, faintest } = counted;
    return { faint: all === 0 ? 0 : faint / all, faintest };
  }

  function isCovered(): boolean {
    const heading = document.querySelector('h1');
    const { left = 0, top = 0, width = 0, height = 0 } = heading?.getBoundingClientRect() ?? {};
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(heading && over && !heading.contains(over) && !over.contains(heading));
  }

  const headers = [...document.querySelectorAll<HTMLElement>('header')].filter((one) => !one.closest('#_content'));
  return {
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ...faintWords(),
    covered: isCovered(),
    banner: headers.some((one) => one.checkVisibility() && one.innerText.trim() !== ''),
  };
}
