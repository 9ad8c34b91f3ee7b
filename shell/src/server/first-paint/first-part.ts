/** The beginning of a document that is painted first: where it ends, and the classes of what is seen of it. */
export type FirstPart = { end: number; classes: ReadonlySet<string> };

type Open = { name: string; hides: boolean; served: boolean };

const tag = /<(\/?)([a-z][a-z0-9-]*)((?:[^">]|"[^"]*")*)>/gi;
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const classAttribute = / class="([^"]*)"/;
const hidden = / hidden(?:=|\s|$)/;
const open = / open(?:=|\s|$)/;
/** Written by shared/src/ui/first-screen-end.tsx. */
export const endMark = ' data-first-screen-end=';

/** The elements that are open where a document is read. */
class OpenElements {
  private readonly all: Open[] = [];

  /** Whether anything here is seen; of closed details their summary is. */
  sees(name: string): boolean {
    const first = this.all.findIndex(({ hides }) => hides);
    return first < 0 || (name === 'summary' && first === this.all.length - 1) || this.inSummary(first);
  }

  push(name: string, attributes: string): void {
    const closed = (name === 'details' || name === 'dialog') && !open.test(attributes);
    const hides = closed || name === 'template' || hidden.test(attributes);
    this.all.push({ name, hides, served: attributes.includes(' data-served=') });
  }

  pop(): void {
    this.all.pop();
  }

  /** Whether the element that ends here is a whole section of the page, among markup that React takes as it is. */
  endsServedSection(name: string): boolean {
    const around = this.all.slice(0, -1);
    const inPage = around.some(({ name: outer }) => outer === 'main') && around.every((one) => one.name !== 'section');
    return name === 'section' && inPage && around.some(({ served }) => served);
  }

  private inSummary(hiding: number): boolean {
    const inner = this.all.slice(hiding + 1);
    return this.all[hiding]?.name === 'details' && inner[0]?.name === 'summary' && !inner.some(({ hides }) => hides);
  }
}

function addClasses(to: Set<string>, attributes: string): void {
  for (const name of classAttribute.exec(attributes)?.[1]?.split(' ') ?? []) to.add(name);
}

/**
 * Reads up to the first mark, or to the end of the page's first section where that is a part which stays as served: only
 * there may stand what React did not render. Undefined for a document without either.
 */
export function firstPartOf(html: string): FirstPart | undefined {
  const classes = new Set<string>();
  const elements = new OpenElements();
  tag.lastIndex = html.indexOf('<body');
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [, slash, name = '', attributes = ''] = found;
    if (slash && elements.endsServedSection(name)) return { end: tag.lastIndex, classes };
    if (slash) {
      elements.pop();
      continue;
    }
    if (attributes.includes(endMark)) return { end: tag.lastIndex, classes };
    if (elements.sees(name)) addClasses(classes, attributes);
    if (!empty.has(name) && !attributes.endsWith('/')) elements.push(name, attributes);
  }
  return undefined;
}
