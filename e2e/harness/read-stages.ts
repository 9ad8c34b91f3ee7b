/** A piece of text in a stage, in px of the window. */
export type StageText = {
  stage: string;
  words: string;
  /** As it is seen, and as it is written in the style or drawing. */
  size: number;
  written: number;
  isDrawn: boolean;
  /** How far it stands outside of its stage; a row that is swiped brings it in. */
  outside: number;
  /** Widths of its lines. */
  lines: number[];
};

export type ReadStages = {
  texts: StageText[];
  /** Of the first view, with what it says below. */
  hero: { name: string; height: number } | undefined;
  /** Drawings and pictures that do not say their size. */
  sizeless: string[];
};

/**
 * Runs in the page: the stages, pictures that are made of boxes and text, as they stand in a window of this width. Of a scene
 * that is cut as a camera would, of a wall in perspective and of a code, words are part of the picture.
 */
export function readStages(): ReadStages {
  const outermost = (stage: Element) => !stage.parentElement?.closest('[role=img], [data-console]');
  const stages = [...document.querySelectorAll('main [role=img], main [data-console]:not([data-console=""])')].filter(
    (stage) => stage.checkVisibility() && outermost(stage),
  );
  const nameOf = (stage: Element) => (stage.getAttribute('aria-label') ?? stage.textContent).slice(0, 24);
  const matrixOf = (element: Element) => (element instanceof SVGGraphicsElement ? element.getScreenCTM() : null);
  const isLettering = (element: Element) =>
    element.closest('svg[preserveAspectRatio$=slice], svg[shape-rendering], symbol') !== null ||
    Math.abs(matrixOf(element)?.b ?? 0) > 0.01;

  /** Of what is not shown itself Chromium has boxes inside drawings. */
  const isGone = (element: Element | null): boolean =>
    element instanceof SVGElement && (getComputedStyle(element).display === 'none' || isGone(element.parentElement));

  const isSwiped = (element: Element, stage: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) ||
    (element !== stage && element.parentElement !== null && isSwiped(element.parentElement, stage));

  function read(stage: Element, element: Element, range: Range): StageText {
    const { fontSize, textOverflow } = getComputedStyle(element);
    const written = Number.parseFloat(fontSize);
    const seen = textOverflow === 'ellipsis' ? element : range;
    const [box, room] = [seen.getBoundingClientRect(), stage.getBoundingClientRect()];
    const lines = new Map([...range.getClientRects()].map(({ top, width }) => [Math.round(top), width]));
    return {
      ...{ stage: nameOf(stage), words: String(range).trim(), written },
      size: written * Math.abs(matrixOf(element)?.a ?? 1),
      isDrawn: element instanceof SVGElement,
      outside:
        box.width < 2 || isSwiped(element, stage) ? 0 : Math.max(room.left - box.left, box.right - room.right, 0),
      lines: [...lines.values()],
    };
  }
  function textsOf(stage: Element): StageText[] {
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    const texts: StageText[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [element, range] = [node.parentElement, document.createRange()];
      range.selectNodeContents(node);
      if (!element?.checkVisibility({ visibilityProperty: true }) || isGone(element)) continue;
      if (isLettering(element)) continue;
      if (String(range).trim() && range.getBoundingClientRect().width >= 2) texts.push(read(stage, element, range));
    }
    return texts;
  }
  /** One behind the words is their ground. */
  const isGround = (stage: Element) => getComputedStyle(stage.parentElement as Element).position === 'absolute';
  const [first] = stages.filter((stage) => stage.getBoundingClientRect().top + scrollY < 900 && !isGround(stage));
  return {
    texts: stages.flatMap(textsOf),
    hero: first && { name: nameOf(first), height: Math.round(first.getBoundingClientRect().height) },
    sizeless: [...document.querySelectorAll('main svg:not(svg svg), main img')]
      .filter((one) => !one.getAttribute('width') || !one.getAttribute('height'))
      .map((one) => one.outerHTML.slice(0, 120)),
  };
}
