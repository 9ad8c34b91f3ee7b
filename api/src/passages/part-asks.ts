import type { Asks } from '../content/asks-of';
import type { Passage } from './passages-in';

const plainly = (text: string) => text.replace(/\s+/g, '');

/** Whether a part is what `at` names, by its id or by its heading. */
export const isAt = ({ anchor, heading }: Pick<Passage, 'anchor' | 'heading'>, at: string): boolean =>
  anchor === at || (heading !== '' && plainly(heading) === plainly(at));

/** The ways of asking for each passage, the first of which is the whole: it has those of parts that are no longer there, too. */
export function asksOfEach(passages: readonly Passage[], { asks = [], partAsks = [] }: Asks): string[][] {
  const each: string[][] = passages.map((_, place) => (place === 0 ? [...asks] : []));
  for (const part of partAsks) {
    const place = passages.findIndex((passage) => isAt(passage, part.at));
    each[Math.max(place, 0)]?.push(...part.asks);
  }
  return each;
}
