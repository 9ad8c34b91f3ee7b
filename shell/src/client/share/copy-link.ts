import { toastTime } from '@site/shared/store/site-facts';
import { copyText } from '@site/shared/ui/copy-text';
import { readShareFacts } from './share-facts';

/** Messages of copying (R8.13, R8.14). */
const outcomes = { copied: '复制成功', failed: '复制失败' } as const;

let timer = 0;

/** Copies the page's address and says so in `place` for as long as a toast stays. */
export async function copyLink(place: HTMLElement | null): Promise<void> {
  const outcome = (await copyText(readShareFacts().address)) ? 'copied' : 'failed';
  if (!place) return;
  place.dataset.outcome = outcome;
  place.textContent = outcomes[outcome];
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    place.textContent = '';
  }, toastTime);
}
