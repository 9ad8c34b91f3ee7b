import type { DifferenceKind } from '@site/shared/contract/declared-differences';

/** Something wrong with a page in a browser. */
export type Fault = {
  /** The end of a sentence that begins with the page. */
  reason: string;
  /** Of what may be so live too, and then is no fault of the release: how it differs. */
  kind?: DifferenceKind;
  /** Where the fault is how much of something there is: it is one only if the live page has clearly less. */
  amount?: number;
  /** Says something only beside a live page. */
  relative?: true;
  /** Pages may well be so: where the live one is, that is not worth a word. */
  usual?: true;
};

/** Live pages with so much less of something have it differently. */
const slack = 0.15;

/** Without what changes from one view to the next: numbers, and examples of what they count. */
const shapeOf = ({ reason }: Fault): string => reason.replace(/[\d.]+|“[^”]*”/g, '#');

/** Whether two views found the same. */
export function isSame(one: Fault, other: Fault): boolean {
  return shapeOf(one) === shapeOf(other);
}

/** What of a release's faults the live page has not. */
export function besideLive(faults: readonly Fault[], live: readonly Fault[]): Fault[] {
  return faults.filter((fault) => {
    const known = live.find((other) => isSame(fault, other));
    if (!known) return true;
    return fault.amount !== undefined && fault.amount > (known.amount ?? 0) + slack;
  });
}
