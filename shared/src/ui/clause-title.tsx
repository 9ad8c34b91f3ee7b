import { inClauses } from './in-clauses';

const clause = /[^，：？]+[，：？]?/g;

/** A title in pieces that end where it pauses, so that where it has to wrap it does so there; it is read as one. */
export function ClauseTitle({ children }: { children: string }) {
  return inClauses(children, clause);
}
