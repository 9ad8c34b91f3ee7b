import { element } from '@site/shared/ui/element';
import { createPath, type Location } from 'react-router';
import type { Router } from '../open-page';
import styles from './stale-notice.module.css';

const texts = { stale: '没有取到新内容，页面还是原来的', again: '重试' };

/** Says so until a navigation begins, as the button does: to the address that was asked for. */
function sayStale(router: Router, address: string): void {
  const retry = element('button', { type: 'button', class: styles.again }, texts.again);
  const notice = element('p', { class: styles.notice, role: 'alert' }, texts.stale, retry);
  retry.addEventListener('click', () => void router.navigate(address));
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'loading') return;
    notice.remove();
    stop();
  });
  document.body.append(notice);
}

/**
 * Gives up a navigation to other data of the page that is shown: page, address and place stay, and a line says so and
 * offers to ask again.
 * @param keep is told whether loaders are to give what is shown (whole-page.ts)
 */
export async function keepPage(router: Router, target: Location, keep: (keeps: boolean) => void): Promise<void> {
  keep(true);
  await router.navigate(createPath(router.state.location), { replace: true, preventScrollReset: true });
  keep(false);
  sayStale(router, createPath(target));
}
