import { createPath } from 'react-router';
import { asksForDevices } from '../render/document/device-pages';
import { fieldHoldsInput } from './early/holds-input';
import { isOffline } from './early/is-offline';
import type { Router } from './open-page';

/**
 * Whether a link from here must lead as it does without script. The application makes a page anew that a visitor goes back to, the browser
 * has it as it was left: so it keeps a form that holds something typed; forms of the layout stay with the application. And what a document
 * may ask for, its headers say when it is opened.
 */
function needsDocument(path: string): boolean {
  return asksForDevices(path) || asksForDevices(location.pathname) || fieldHoldsInput('#_content [data-island=forms]');
}

/** Leaves some links of the application to the browser. */
export function leaveDocumentLinks(router: Router): void {
  const navigate = router.navigate as (to: unknown, options: unknown) => Promise<void>;
  const leave = async (to: unknown, options: unknown): Promise<void> => {
    const address = new URL(typeof to === 'string' ? to : createPath(to ?? {}), location.href);
    const isElsewhere = typeof to !== 'number' && address.pathname !== location.pathname;
    if (!isElsewhere || isOffline() || !needsDocument(address.pathname)) return navigate(to, options);
    location.assign(address);
  };
  router.navigate = leave as Router['navigate'];
}
