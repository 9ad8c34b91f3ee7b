import { expectFittingText } from '../harness/error-text';
import { readServedPage } from '../harness/served-page';
import type { CollectedPage } from './collect-pages';
import type { House, Verdict } from './judge';

/** The portal’s page about an error is a page of its own, which a visitor may open; the answer to a form is none. */
function isPage({ address }: CollectedPage): boolean {
  return !/^\/(?:-\/|info\/error\b)/.test(address);
}

/** Whether title, heading, address and robots of each page fit its status (docs/faults.md F51). */
export async function judgeText({ pages }: Pick<House, 'pages'>): Promise<Verdict> {
  const answered = pages.filter(isPage);
  const faults = answered.flatMap(({ address, ...page }) => {
    try {
      expectFittingText(readServedPage({ ...page, retryAfter: null }), address);
      return [];
    } catch (error) {
      return [`${address}: ${(error as Error).message.split('\n').filter(Boolean).slice(0, 3).join(' ')}`];
    }
  });
  return { judged: answered.length, faults };
}
