import { askedProperties } from './asked-properties';

/** The names of a tag's attributes, and what they mean for the elements inside the tag. */
export type Attributes = { names: readonly string[]; ends: boolean; hides: boolean; opens: boolean; served: boolean };

const attribute = / ([a-z][a-z0-9-]*)(?:="([^"]*)")?/gi;
const hidden = / hidden(?:=|\s|$)/;
const open = / open(?:=|\s|$)/;
/** Written by shared/src/ui/first-screen-end.tsx. */
const endMark = ' data-first-screen-end=';
/** An element with this attribute is not shown before the style sheets are there (docs/architecture.md#first-paint). */
const laterMark = ' data-later=';
/** A closed menu panel: the first paint needs its own box and nothing inside it. */
const panelMark = ' data-menu-panel=';

/** For tags whose attributes do not matter, because nothing inside can be seen. */
export const unseen: Attributes = { names: [], ends: false, hides: true, opens: false, served: false };

/** A cache of parsed attributes: pages repeat the same tags. */
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
