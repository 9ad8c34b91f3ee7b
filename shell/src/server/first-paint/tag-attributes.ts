import { askedProperties } from './asked-properties';

/** The attributes of a tag, as far as they decide which styles the first paint needs. */
export type Attributes = {
  /** As selectors name them: `[href`, `.bar`. */
  names: readonly string[];
  /** The first part of the page ends at this element. */
  ends: boolean;
  /** Nothing inside the element is visible. */
  hides: boolean;
  /** The element has `open`, so the inside of details is visible. */
  opens: boolean;
  /** The element is a served part. */
  served: boolean;
};

const attribute = / ([a-z][a-z0-9-]*)(?:="([^"]*)")?/gi;
const hidden = / hidden(?:=|\s|$)/;
const open = / open(?:=|\s|$)/;
/** shared/src/ui/first-screen-end.tsx writes this attribute. */
export const endMark = ' data-first-screen-end=';
/** Browsers show an element with this attribute once the style sheets have loaded (docs/architecture.md#first-paint). */
const laterMark = ' data-later=';
/** A closed menu panel: the first paint needs the styles of its box and of nothing inside it. */
const panelMark = ' data-menu-panel=';

/** For tags whose attributes need not be parsed, because nothing inside them is visible. */
export const unseen: Attributes = { names: [], ends: false, hides: true, opens: false, served: false };

/** Parsed attributes by their source text; pages repeat the same tags. */
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

/** Parses the attributes of a tag from their source text. */
export function attributesOf(text: string): Attributes {
  const found = known.get(text);
  if (found) return found;
  if (text.length > longestKnown) return read(text);
  if (known.size >= mostKnown) known.clear();
  // A slice would keep the whole document in memory, so the key is a copy.
  const copy = Buffer.from(text).toString();
  const attributes = read(copy);
  known.set(copy, attributes);
  return attributes;
}
