import { nextTag, type Tag } from './next-tag';
import { type Attributes, attributesOf, endMark, unseen } from './tag-attributes';

/**
 * The beginning of a document that is painted first: where it ends, and what is seen of it has: classes as `.name`,
 * attributes as `[name`, elements as `<name`, custom properties that attributes ask for as `--name`.
 */
export type FirstPart = { end: number; has: ReadonlySet<string> };

type Open = { name: string; hides: boolean; served: boolean };

const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const root = /<html((?:[^">]|"[^"]*")*)>/i;
/** Where the root of a document ends at the latest; how many tags its first part has, and how deep they stand in each other, ours by far. */
const longestRoot = 4096;
const mostTags = 20_000;
const deepest = 200;
/** The elements that are open where a document is read. */
class OpenElements {
  private readonly all: Open[] = [];
  /** The place of the outermost that hides what is in it; -1 without one. */
  private hiding = -1;

  /** Whether anything here is seen; of closed details their summary is. */
  sees(name: string): boolean {
    const { all, hiding } = this;
    return hiding < 0 || (name === 'summary' && hiding === all.length - 1) || this.inSummary();
  }

  get depth(): number {
    return this.all.length;
  }

  open(name: string, { hides, opens, served }: Attributes): void {
    const closed = (name === 'details' || name === 'dialog') && !opens;
    const count = this.all.push({ name, hides: hides || closed || name === 'template', served });
    if (this.hiding < 0 && this.all[count - 1]?.hides) this.hiding = count - 1;
  }

  close(): void {
    this.all.pop();
    if (this.hiding >= this.all.length) this.hiding = -1;
  }

  /** Whether the element that ends here is a whole section of the page, among markup that React takes as it is. */
  endsServedSection(name: string): boolean {
    if (name !== 'section') return false;
    const around = this.all.slice(0, -1);
    const inPage = around.some(({ name: outer }) => outer === 'main') && around.every((one) => one.name !== 'section');
    return inPage && around.some(({ served }) => served);
  }

  private inSummary(): boolean {
    const inner = this.all.slice(this.hiding + 1);
    const shut = this.all[this.hiding]?.name === 'details';
    return shut && inner[0]?.name === 'summary' && !inner.some(({ hides }) => hides);
  }
}

/** What is seen of a document up to where its first part ends. */
class SeenPart {
  readonly has = new Set<string>(['<html']);
  private readonly elements = new OpenElements();
  private tags = 0;

  /** @param hasMark whether the page says by a mark of its own where it ends, so that no section does */
  constructor(private readonly hasMark: boolean) {}

  /** Whether nobody writes such a document but to hold up its reader. */
  get isExcessive(): boolean {
    return this.tags > mostTags || this.elements.depth > deepest;
  }

  add({ names }: Attributes): void {
    for (const name of names) this.has.add(name);
  }

  /** Takes the next tag; true for the one that ends the part. */
  take({ closes, name, text }: Tag): boolean {
    this.tags += 1;
    return closes ? this.close(name) : this.open(name, text);
  }

  private close(name: string): boolean {
    const ends = !this.hasMark && this.elements.endsServedSection(name);
    this.elements.close();
    return ends;
  }

  private open(name: string, text: string): boolean {
    const attributes = this.elements.sees(name) ? attributesOf(text) : unseen;
    if (attributes.ends) return true;
    if (attributes !== unseen) {
      this.has.add(`<${name}`);
      this.add(attributes);
    }
    if (!empty.has(name) && !text.endsWith('/')) this.elements.open(name, attributes);
    return false;
  }
}

/** Whether the page itself has a mark; the frame's own stands behind `main`. */
function marksItsEnd(html: string): boolean {
  const mark = html.indexOf(endMark);
  return mark >= 0 && mark < html.indexOf('</main>');
}

/**
 * Reads up to the first mark, or to the end of the page's first section where that is a part which stays as served, unless the page has
 * a mark of its own: only there may stand what React did not render. Undefined for a document without either.
 */
export function firstPartOf(html: string): FirstPart | undefined {
  const part = new SeenPart(marksItsEnd(html));
  part.add(attributesOf(root.exec(html.slice(0, longestRoot))?.[1] ?? ''));
  const body = html.indexOf('<body');
  for (let found = nextTag(html, body); found && !part.isExcessive; found = nextTag(html, found.end))
    if (part.take(found)) return { end: found.end, has: part.has };
  return undefined;
}
