import { inClauses } from '../parts/ui/in-clauses';
import { wholeWords } from './whole-words';

const clause = /[^，：？]+[，：？]?/g;

/** A title in pieces that end where it pauses, so that where it has to wrap it does so there; it is read as one. */
export function ClauseTitle({ children }: { children: string }) {
  return inClauses(children, clause);
}

/** The title of a page, as `ClauseTitle`; a piece that is longer than its line wraps between words. */
export function PageClauseTitle({ children }: { children: string }) {
  return inClauses(children, clause, wholeWords);
}
