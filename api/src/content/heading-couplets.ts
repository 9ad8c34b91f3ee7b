import { headingsIn } from '../search/headings';
import type { ServedPage } from './read-site';

const headings = new Set(['h1', 'h2', 'h3', 'h4']);
/** 「三家店，三种播法」: two clauses, one of them with a number; a question and what somebody says are none. */
const couplet = /^[^，。：；？！“]{2,}，[^，。：；？！”]{2,}$/;
const numeral = /[\d一二两三四五六七八九十百千万]/;

/** As many of them as a page may have. */
export const mostCouplets = 1;

/** The headings of a page that are couplets with a number. */
export function coupletsOf(html: string): string[] {
  return headingsIn(html, headings).filter((text) => couplet.test(text) && numeral.test(text));
}

/** Pages with more of them than one, each with what it says. */
export function rhymingPages(pages: readonly ServedPage[]): { address: string; couplets: string[] }[] {
  return pages
    .map(({ address, html }) => ({ address, couplets: coupletsOf(html) }))
    .filter(({ couplets }) => couplets.length > mostCouplets);
}
