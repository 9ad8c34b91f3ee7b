import { keepReceipt } from './kept-forms';
import type { Receipt } from './receipt';

/**
 * A receipt of an earlier page as it is true on this one. The page of codes names the callback that it answered of: where that was erased nothing
 * of the receipt is kept, and where it was cancelled the receipt says so and promises no call.
 */
export function trueReceipt(receipt?: Receipt): Receipt | undefined {
  const { ended, words } = document.querySelector<HTMLElement>('[data-ended]')?.dataset ?? {};
  if (!ended || receipt?.code?.replaceAll('-', '') !== ended) return receipt;
  const now = words
    ? { ...receipt, title: '已取消', promise: words, after: words, late: false, ended: true }
    : undefined;
  keepReceipt(now);
  return now;
}
