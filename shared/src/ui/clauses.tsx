import { inClauses } from '../parts/ui/in-clauses';
import { wholeWords } from './whole-words';

/** A clause ends at a mark, or at a 的 that has enough before and behind it to stand in lines of their own. */
const clause = /[^，：；的]{4,}的(?=[^，：；]{4})|[^，：；]+[，：；]?/g;

/** A title that breaks between its clauses before it breaks within one; a clause that is longer than its line is balanced. */
export function Clauses({ text }: { text: string }) {
  return inClauses(text, clause);
}

/** The title of a page, as `Clauses`; a clause that is longer than its line wraps between words. */
export function TitleClauses({ text }: { text: string }) {
  return inClauses(text, clause, wholeWords);
}
