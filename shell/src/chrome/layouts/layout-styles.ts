import type { LayoutName, PageHandle } from '@site/shared/page/page-handle';
import { bringStyles } from './bring-styles';

const chunk = 'help-styles';
/** Those with the header of the help centre, or one that is made of it. */
const withHelpHeader: readonly LayoutName[] = ['help', 'help-search', 'white-label', 'white-label-help'];

/** The page of the shell's manifest that lists what few layouts need: it is in no other page's sheets (decision 066). */
export function layoutStylesPage(layout: LayoutName): typeof chunk | undefined {
  return withHelpHeader.includes(layout) ? chunk : undefined;
}

/** Brings in the browser what the layout of a page needs before it is shown; a white-label site has it on each page. */
export async function layoutStylesReady({ handle }: { handle?: Partial<PageHandle> }): Promise<void> {
  if (typeof document === 'undefined' || !handle?.layout || !layoutStylesPage(handle.layout)) return;
  await bringStyles(chunk, () => import(/* webpackChunkName: "help-styles" */ '../header/help-styles'));
}
