import { pairsOf, plainly } from './answer-words';

/** A title, a heading or a way of asking, as it is compared with questions. */
export type Line = { plain: string; pairs: ReadonlySet<string> };

/** The same lines are compared with every question; so many are kept ready. */
const mostLines = 40_000;
const ready = new Map<string, Line>();

export function lineOf(text: string): Line {
  const known = ready.get(text);
  if (known) return known;
  if (ready.size >= mostLines) ready.clear();
  const line = { plain: plainly(text), pairs: pairsOf(text) };
  ready.set(text, line);
  return line;
}
