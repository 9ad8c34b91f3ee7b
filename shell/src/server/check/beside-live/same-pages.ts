import { type PageOutline, wordsOf } from '../page-outline';
import type { Difference } from './difference';

/** Two pages of which this share of the characters is equal say the same. */
const same = 0.98;
/** Live pages that share less are two pages. */
const different = 0.9;

type Texts = Pick<PageOutline, 'texts'>;

/** The share of the characters of the longer page that the other one has too, text by text, from 0 to 1. */
export function sharedWords(one: Texts, other: Texts): number {
  const left = new Map<string, number>();
  for (const text of other.texts) left.set(text, (left.get(text) ?? 0) + 1);
  let shared = 0;
  for (const text of one.texts) {
    const count = left.get(text) ?? 0;
    if (count === 0) continue;
    left.set(text, count - 1);
    shared += text.length;
  }
  const longest = Math.max(wordsOf(one).length, wordsOf(other).length);
  return longest === 0 ? 1 : shared / longest;
}

/** An address of which both versions show a page. */
export type Pair = { address: string; before: PageOutline; now: PageOutline };

type Same = (one: Pair, other: Pair) => string | undefined;

const sameWords: Same = (one, other) =>
  sharedWords(one.now, other.now) >= same && sharedWords(one.before, other.before) < different
    ? 'says the same as'
    : undefined;

const sameTitle: Same = (one, other) =>
  one.before.title !== other.before.title && one.now.title === other.now.title ? 'has the title of' : undefined;

/** Pages of a section that differ live and do not any more, by the address of the second. */
export function samePages(pairs: readonly Pair[]): Map<string, Difference[]> {
  const found = new Map<string, Difference[]>();
  for (const [place, other] of pairs.entries())
    for (const one of pairs.slice(0, place)) {
      const says = [sameWords, sameTitle].map((compare) => compare(other, one)).filter((text) => text !== undefined);
      const differences = says.map(
        (text): Difference => ({ kind: 'same', reason: `${text} ${one.address}, and the live version does not` }),
      );
      if (differences.length > 0) found.set(other.address, [...(found.get(other.address) ?? []), ...differences]);
    }
  return found;
}
