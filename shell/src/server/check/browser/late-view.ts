/** What a page is like some time after it has hydrated, in its own part unless said. */
export type LateView = {
  /** Words that are shown, and addresses of links. */
  words: string;
  /** Of the characters that are shown, the share that is smaller than 9 px, and the share that screen readers are not told. */
  tiny: number;
  untold: number;
  /** The share of the window that lies under something that stays where it is while the page scrolls. */
  fixed: number;
  /** Whether the footer of the site is shown. */
  footer: boolean;
  /** Entries of the tab's history, its own and the empty one before it among them. */
  entries: number;
};

/** Runs in the page. */
export function lookLater(): LateView {
  const least = 9;
  const own = document.querySelector<HTMLElement>('main#_content') ?? document.body;
  const isShown = (one: Element | null) => one?.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** The element of a text that is shown, and is no code. */
  function shownParent({ parentElement: parent }: Node): HTMLElement | undefined {
    return parent && isShown(parent) && !parent.closest('script, style, template') ? parent : undefined;
  }

  function countWords() {
    const count = { all: 0, tiny: 0, untold: 0, words: '' };
    const texts = document.createTreeWalker(own, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = shownParent(node);
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '') continue;
      count.words += `${text}\n`;
      // Drawings have words for the eye alone.
      if (parent.closest('svg')) continue;
      count.all += text.length;
      if (Number.parseFloat(getComputedStyle(parent).fontSize) < least) count.tiny += text.length;
      if (parent.closest('[aria-hidden=true], [inert]')) count.untold += text.length;
    }
    return count;
  }

  function isFixed(one: Element | null): boolean {
    for (let parent = one; parent; parent = parent.parentElement)
      if (getComputedStyle(parent).position === 'fixed') return true;
    return false;
  }

  function fixedShare(): number {
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = steps.flatMap((x) => steps.map((y) => [x * innerWidth, y * innerHeight] as const));
    return points.filter(([x, y]) => isFixed(document.elementFromPoint(x, y))).length / points.length;
  }

  const { all, tiny, untold, words } = countWords();
  const addresses = [...own.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')).join('\n');
  const footers = [...document.querySelectorAll<HTMLElement>('footer')].filter((one) => !own.contains(one));
  return {
    words: `${words}${addresses}`,
    tiny: all === 0 ? 0 : tiny / all,
    untold: all === 0 ? 0 : untold / all,
    fixed: fixedShare(),
    footer: footers.some((one) => one.checkVisibility() && one.textContent?.trim() !== ''),
    entries: history.length,
  };
}

/** Runs in the page: the characters of its own part that are shown in the medium that it is drawn for; ways to other pages are not for paper. */
export function countShown(): number {
  const own = document.querySelector<HTMLElement>('main#_content') ?? document.body;
  const texts = document.createTreeWalker(own, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const isShown = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (isShown && !node.parentElement?.closest('script, style, template, nav, aside'))
      count += node.textContent?.trim().length ?? 0;
  }
  return count;
}
