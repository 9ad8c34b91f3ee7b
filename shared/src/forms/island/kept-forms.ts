import type { EventCode } from '../../contract/tracking';
import { keptForms } from '../../store/kept-forms';
import type { Letter } from './post-form';
import type { Receipt } from './receipt';

/** A letter that waits for the network, with the receipt that it will have. */
export type Waiting = { letter: Letter; receipt: Receipt; event?: EventCode | undefined };

/** What the forms of this tab keep until it is closed. A receipt has no whole number; a letter is kept only while it waits. */
type Kept = { waiting: Waiting[]; receipt?: Receipt | undefined };

let kept: Kept = { waiting: [] };

/** Without storage it is kept for this page. */
function store(): void {
  try {
    if (kept.receipt || kept.waiting.length > 0) sessionStorage.setItem(keptForms, JSON.stringify(kept));
    else sessionStorage.removeItem(keptForms);
  } catch {
    // As above.
  }
}

/** What an earlier page of this tab kept; nothing if it is not ours. */
export function recall(): Kept {
  try {
    const { waiting, receipt } = JSON.parse(sessionStorage.getItem(keptForms) ?? '{}') as Partial<Kept>;
    kept = { waiting: Array.isArray(waiting) ? waiting : [], receipt };
  } catch {
    // As above.
  }
  return kept;
}

export function waitingLetters(): readonly Waiting[] {
  return kept.waiting;
}

/** One letter for each key. */
export function keepLetter(waiting: Waiting): void {
  dropLetter(waiting.letter.key);
  kept.waiting.push(waiting);
  store();
}

export function dropLetter(key: string): void {
  kept.waiting = kept.waiting.filter(({ letter }) => letter.key !== key);
  store();
}

export function keepReceipt(receipt?: Receipt): void {
  kept.receipt = receipt;
  store();
}
