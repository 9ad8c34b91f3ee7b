import { askedProperties } from './asked-properties';

/** What the attributes of a tag say: what they have, and what they mean for what is inside. */
export type Attributes = { names: readonly string[]; ends: boolean; hides: boolean; opens: boolean; served: boolean };

const attribute = / ([a-z][a-z0-9-]*)(?:="([^"]*)")?/gi;
const hidden = / hidden(?:=|\s|$)/;
const open = / open(?:=|\s|$)/;
/** Written by shared/src/ui/first-screen-end.tsx. */
const endMark = ' data-first-screen-end=';
/** Waits for the sheets of the page (docs/architecture.md#first-paint). */
const laterMark = ' data-later=';
/** Stays shut until somebody opens its menu: only the panel itself is laid out for the first paint. */
const panelMark = ' data-menu-panel=';

/** Nobody asks what these say. */
export const unseen: Attributes = { names: [], ends: false, hides: true, opens: false, served: false };

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

/** Reads the attributes of a tag as they are written. */
export function attributesOf(text: string): Attributes {
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
