import { pairsOf, plainly } from './answer-words';

/** A title, a heading or a way of asking, as it is compared with questions. */
export type Line = { plain: string; pairs: ReadonlySet<string> };

/** The same texts are compared with every question; so many are kept ready. */
const mostKept = 40_000;

function kept<Made>(make: (text: string) => Made): (text: string) => Made {
  const ready = new Map<string, Made>();
  return (text) => {
    const known = ready.get(text);
    if (known !== undefined) return known;
    if (ready.size >= mostKept) ready.clear();
    const made = make(text);
    ready.set(text, made);
    return made;
  };
}

export const lineOf = kept<Line>((text) => ({ plain: plainly(text), pairs: pairsOf(text) }));
export const plainOf = kept(plainly);

/** How alike a question and a line are, by the pairs of characters that both have, and how much of the line stands in the question. */
export function compare(asked: ReadonlySet<string>, { pairs }: Line): { alike: number; ofLine: number } {
  let both = 0;
  for (const pair of asked) if (pairs.has(pair)) both += 1;
  const all = asked.size + pairs.size;
  return { alike: all === 0 ? 0 : (2 * both) / all, ofLine: both / Math.max(pairs.size, 1) };
}
