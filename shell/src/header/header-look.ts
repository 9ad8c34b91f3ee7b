import type { PageHandle } from '@site/shared/page/page-handle';
import { useMatches } from 'react-router-dom';

/**
 * How the bar looks (spec §2, content.md §6 no. 40): `over-dark` is clear over a dark hero and turns white by scrolling
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

/** What the shared store says of the bar's ground at the top of a page (spec §2): clear over a dark hero, else white. */
export function navColor(look: HeaderLook): 'transparent' | 'white' {
  return look === 'over-dark' ? 'transparent' : 'white';
}

/** The look for the page at hand. */
export function useHeaderLook(): HeaderLook {
  const page = useMatches().at(-1);
  return headerLook(page?.id ?? '', (page?.handle as Partial<PageHandle> | undefined)?.header);
}
