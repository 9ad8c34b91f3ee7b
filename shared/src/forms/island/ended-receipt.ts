import { keepReceipt } from './kept-forms';
import type { Receipt } from './receipt';

/** Drops a receipt whose callback was cancelled or erased, as the page of codes that is open says: nobody calls, and nothing is kept of it. */
export function unlessEnded(receipt?: Receipt): Receipt | undefined {
  const ended = document.querySelector<HTMLElement>('[data-ended]')?.dataset.ended;
  if (!ended || receipt?.code?.replaceAll('-', '') !== ended) return receipt;
  keepReceipt();
  return undefined;
}
