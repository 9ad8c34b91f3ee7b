import { askedProperties } from './asked-properties';

/**
 * The beginning of a document that is painted first: where it ends, and what is seen of it has: classes as `.name`,
 * attributes as `[name`, elements as `<name`, custom properties that attributes ask for as `--name`.
 */
export type FirstPart = { end: number; has: ReadonlySet<string> };

type Open = { name: string; hides: boolean; served: boolean };

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

  /** Whether anything here is seen; of closed details their summary is. */
  sees(name: string): boolean {
    const first = this.all.findIndex(({ hides }) => hides);
    return first < 0 || (name === 'summary' && first === this.all.length - 1) || this.inSummary(first);
  }

  /** Whether the first part ends with this tag. */
  ends(closes: boolean, name: string, attributes: string): boolean {
    return closes ? this.endsServedSection(name) : attributes.includes(endMark);
  }

  read(closes: boolean, name: string, attributes: string): void {
    if (closes) this.all.pop();
    else if (!empty.has(name) && !attributes.endsWith('/')) this.push(name, attributes);
  }

  private push(name: string, attributes: string): void {
    const closed = (name === 'details' || name === 'dialog') && !open.test(attributes);
    const marked = attributes.includes(laterMark) || attributes.includes(panelMark);
    const hides = closed || name === 'template' || marked || hidden.test(attributes);
    this.all.push({ name, hides, served: attributes.includes(' data-served=') });
  }

  /** Whether the element that ends here is a whole section of the page, among markup that React takes as it is. */
  private endsServedSection(name: string): boolean {
    const around = this.all.slice(0, -1);
    const inPage = around.some(({ name: outer }) => outer === 'main') && around.every((one) => one.name !== 'section');
    return name === 'section' && inPage && around.some(({ served }) => served);
  }

  private inSummary(hiding: number): boolean {
    const inner = this.all.slice(hiding + 1);
    return this.all[hiding]?.name === 'details' && inner[0]?.name === 'summary' && !inner.some(({ hides }) => hides);
  }
}

/** Attributes of tags, which are much the same from page to page, and what they have. */
const known = new Map<string, readonly string[]>();
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

function namesOf(attributes: string): readonly string[] {
  const found = known.get(attributes);
  if (found) return found;
  if (attributes.length > longestKnown) return namesIn(attributes);
  if (known.size >= mostKnown) known.clear();
  // Part of a document would keep all of it in memory.
  const copy = Buffer.from(attributes).toString();
  const names = namesIn(copy);
  known.set(copy, names);
  return names;
}

function add(to: Set<string>, attributes: string): void {
  for (const name of namesOf(attributes)) to.add(name);
}

type Tag = { closes: boolean; name: string; attributes: string; end: number };

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
      attributes: closes ? '' : html.slice(attributesStart, end - 1),
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
  add(has, root.exec(html)?.[1] ?? '');
  for (let found = nextTag(html, html.indexOf('<body')); found; found = nextTag(html, found.end)) {
    const { closes, name, attributes, end } = found;
    if (elements.ends(closes, name, attributes)) return { end, has };
    if (!closes && elements.sees(name)) {
      has.add(`<${name}`);
      add(has, attributes);
    }
    elements.read(closes, name, attributes);
  }
  return undefined;
}
