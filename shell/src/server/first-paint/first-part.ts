import { askedProperties } from './asked-properties';

/**
 * The beginning of a document that is painted first: where it ends, and what is seen of it has: classes as `.name`,
 * attributes as `[name`, elements as `<name`, custom properties that attributes ask for as `--name`.
 */
export type FirstPart = { end: number; has: ReadonlySet<string> };

type Open = { name: string; hides: boolean; served: boolean };

/** What the attributes of a tag say: what they have, and what they mean for what is inside. */
type Attributes = { names: readonly string[]; ends: boolean; hides: boolean; opens: boolean; served: boolean };

/** Where a tag ends; nothing is captured, since what a capture is given is most of what reading a document would allocate. */
const tag = /<\/?[a-z][a-z0-9-]*(?:[^">]|"[^"]*")*>/giy;
const nameEnd = /[^a-z0-9-]/gi;
const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const attribute = / ([a-z][a-z0-9-]*)(?:="([^"]*)")?/gi;
const root = /<html((?:[^">]|"[^"]*")*)>/i;
const hidden = / hidden(?:=|\s|$)/;
const open = / open(?:=|\s|$)/;
/** Written by shared/src/ui/first-screen-end.tsx. */
const endMark = ' data-first-screen-end=';
/** Waits for the sheets of the page (docs/architecture.md#first-paint). */
const laterMark = ' data-later=';
/** Stays shut until somebody opens its menu: only the panel itself is laid out for the first paint. */
const panelMark = ' data-menu-panel=';

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

/** Nobody asks what these say. */
const unseen: Attributes = { names: [], ends: false, hides: true, opens: false, served: false };

/** Attributes of tags, which are much the same from page to page, and what they say. */
const known = new Map<string, Attributes>();
const mostKnown = 5000;
const longestKnown = 300;

function namesIn(attributes: string): string[] {
  if (attributes.includes(laterMark)) return [];
  const names: string[] = [];
  for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
    names.push(`[${name}`);
    if (name === 'class') for (const one of value.split(' ')) names.push(`.${one}`);
    names.push(...askedProperties(value));
  }
  return names;
}

function read(attributes: string): Attributes {
  const marked = attributes.includes(laterMark) || attributes.includes(panelMark);
  return {
    names: namesIn(attributes),
    ends: attributes.includes(endMark),
    hides: marked || hidden.test(attributes),
    opens: open.test(attributes),
    served: attributes.includes(' data-served='),
  };
}

function attributesOf(text: string): Attributes {
  const found = known.get(text);
  if (found) return found;
  if (text.length > longestKnown) return read(text);
  if (known.size >= mostKnown) known.clear();
  // Part of a document would keep all of it in memory.
  const copy = Buffer.from(text).toString();
  const attributes = read(copy);
  known.set(copy, attributes);
  return attributes;
}

function add(to: Set<string>, names: readonly string[]): void {
  for (const name of names) to.add(name);
}

/** `text`: its attributes as they are written. */
type Tag = { closes: boolean; name: string; text: string; end: number };

/** The next tag from a place on; what only looks like one is passed over, as the browser does. */
function nextTag(html: string, from: number): Tag | undefined {
  for (let start = html.indexOf('<', from); start >= 0; start = html.indexOf('<', start + 1)) {
    tag.lastIndex = start;
    if (!tag.test(html)) continue;
    const end = tag.lastIndex;
    const closes = html[start + 1] === '/';
    const nameStart = start + (closes ? 2 : 1);
    nameEnd.lastIndex = nameStart;
    nameEnd.test(html);
    const attributesStart = nameEnd.lastIndex - 1;
    return {
      closes,
      name: html.slice(nameStart, attributesStart),
      text: closes ? '' : html.slice(attributesStart, end - 1),
      end,
    };
  }
  return undefined;
}

/**
 * Reads up to the first mark, or to the end of the page's first section where that is a part which stays as served: only
 * there may stand what React did not render. Undefined for a document without either.
 */
export function firstPartOf(html: string): FirstPart | undefined {
  const has = new Set<string>(['<html']);
  const elements = new OpenElements();
  add(has, attributesOf(root.exec(html)?.[1] ?? '').names);
  for (let found = nextTag(html, html.indexOf('<body')); found; found = nextTag(html, found.end)) {
    const { closes, name, text, end } = found;
    if (closes) {
      if (elements.endsServedSection(name)) return { end, has };
      elements.close();
      continue;
    }
    const attributes = elements.sees(name) ? attributesOf(text) : unseen;
    if (attributes.ends) return { end, has };
    if (attributes !== unseen) add(has.add(`<${name}`), attributes.names);
    if (!empty.has(name) && !text.endsWith('/')) elements.open(name, attributes);
  }
  return undefined;
}
