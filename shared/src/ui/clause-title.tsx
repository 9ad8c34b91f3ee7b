import { BrokenLines } from './broken-lines';

/** A title in pieces that end with a colon or a question mark, so that where it has to wrap it does so there. */
export function ClauseTitle({ children }: { children: string }) {
  const pieces = children.match(/[^：？]+[：？]?/g) ?? [children];
  return pieces.length > 1 ? <BrokenLines lines={pieces} /> : children;
}
