import type { PageHandle } from '@site/shared/page/page-handle';
import { useMatches } from 'react-router-dom';

/**
 * Variants of the bar: `over-dark` is transparent over a dark hero and turns white by scrolling
 * and hover; `blurred` is white and blurs what passes below it; `white` never changes.
 */
export type HeaderLook = 'over-dark' | 'solid' | 'blurred' | 'white';

const blurred = new Set(['home-service', 'home-vzChain', 'home-vzScrm', 'home-article-id']);
const white = new Set(['home-lectureDetail-id']);

export function headerLook(routeName: string, wanted: PageHandle['header']): HeaderLook {
  if (white.has(routeName)) return 'white';
  if (blurred.has(routeName)) return 'blurred';
  return wanted ?? 'solid';
}

/** The bar's background in the shared store (R2.136). */
export function navColor(look: HeaderLook): 'transparent' | 'white' {
  return look === 'over-dark' ? 'transparent' : 'white';
}

/** The variant for the current page. */
export function useHeaderLook(): HeaderLook {
  const page = useMatches().slice(-1)[0];
  return headerLook(page?.id ?? '', (page?.handle as Partial<PageHandle> | undefined)?.header);
}
