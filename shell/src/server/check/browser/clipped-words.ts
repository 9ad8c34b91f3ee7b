/**
 * Runs in the page: of the characters of its own part that are rendered, the share that a box cuts off whose rest nobody can scroll to. What one
 * reads by turning, as in a carousel, is cut off too: only beside another page this says something.
 */
export function clippedShare(): number {
  const own = document.querySelector<HTMLElement>('main#_content') ?? document.body;
  type Box = { left: number; top: number; right: number; bottom: number };
  const everything: Box = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };
  const known = new Map<Element, Box>();

  function within(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    };
  }

  /** What the boxes around a text, this one among them, let an eye see of it. */
  function openingOf(one: Element): Box {
    const before = known.get(one);
    if (before) return before;
    const around = one === own || !one.parentElement ? everything : openingOf(one.parentElement);
    const { overflowX, overflowY } = getComputedStyle(one);
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const cut = { ...everything };
    if (cuts(overflowX)) Object.assign(cut, { left, right });
    if (cuts(overflowY)) Object.assign(cut, { top, bottom });
    const opening = within(around, cut);
    known.set(one, opening);
    return opening;
  }

  const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
  const sum = (boxes: Box[]) => boxes.reduce((all, box) => all + areaOf(box), 0);

  // Words for screen readers alone stand in a box of one pixel.
  const isRead = (parent: Element) =>
    parent.checkVisibility() &&
    !parent.closest('script, style, template, svg') &&
    areaOf(parent.getBoundingClientRect()) > 4;

  const range = document.createRange();
  function shownShare(text: Node, parent: Element): number {
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    const [opening, whole] = [openingOf(parent), sum(lines)];
    return whole === 0 ? 1 : sum(lines.map((line) => within(line, opening))) / whole;
  }

  const count = { all: 0, clipped: 0 };
  const texts = document.createTreeWalker(own, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, textContent } = node;
    const length = textContent?.trim().length ?? 0;
    if (length === 0 || !parent || !isRead(parent)) continue;
    count.all += length;
    count.clipped += length * (1 - shownShare(node, parent));
  }
  return count.all === 0 ? 0 : count.clipped / count.all;
}
