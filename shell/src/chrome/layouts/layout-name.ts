import type { LayoutName, PageHandle } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';

/** What a layout becomes on a white-label site; the others are neutral already. */
const whiteLabel: Partial<Record<LayoutName, LayoutName>> = {
  default: 'white-label',
  new: 'white-label',
  pc: 'white-label',
  'no-float': 'white-label',
  help: 'white-label-help',
  'help-search': 'white-label-help',
};

export function layoutName(wanted: LayoutName, variant: SiteFacts['variant']): LayoutName {
  return variant === 'white-label' ? (whiteLabel[wanted] ?? wanted) : wanted;
}

/** The layout that the innermost handle names. */
export function chosenLayout(handles: readonly unknown[]): LayoutName {
  const named = handles.map((handle) => (handle as Partial<PageHandle> | undefined)?.layout).filter(Boolean);
  return named.slice(-1)[0] ?? 'default';
}
