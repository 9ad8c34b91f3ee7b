import { createPath } from 'react-router';
import { fieldHoldsInput } from './early/holds-input';
import { isOffline } from './early/is-offline';
import type { Router } from './open-page';

/**
 * The application makes a page anew that a visitor goes back to, the browser has it as it was left. So from a page with a form that
 * holds something typed a link leads as it does without script. Forms of the layout stay with the application.
 */
export function keepTyped(router: Router): void {
  const navigate = router.navigate as (to: unknown, options: unknown) => Promise<void>;
  const leave = async (to: unknown, options: unknown): Promise<void> => {
    const address = new URL(typeof to === 'string' ? to : createPath(to ?? {}), location.href);
    const isElsewhere = typeof to !== 'number' && address.pathname !== location.pathname;
    if (!isElsewhere || isOffline() || !fieldHoldsInput('#_content [data-island=forms]')) return navigate(to, options);
    location.assign(address);
  };
  router.navigate = leave as Router['navigate'];
}
