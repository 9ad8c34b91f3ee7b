import type { StoredPage } from './html-cache';
import type { HeaderPairs } from '../plain-answers';

/** Browsers revalidate with the ETag. */
export const pageCaching = 'no-cache, no-transform';
/** A page is given as HTML or as Markdown (../markdown/), each in three codings. */
export const pageVary = 'Accept, Accept-Encoding';
const pageType = 'text/html; charset=utf-8';

/** Of the bytes before any coding; `mark` names the header set, which a 304 does not repeat. */
export function tagOf({ etag }: StoredPage, mark: string): string {
  return `W/"${etag}${mark}"`;
}

/** What an answer to “has it changed?” says of a page that everybody is shown alike. */
export function sameHead(page: StoredPage, mark: string): HeaderPairs {
  return [
    ['Vary', pageVary],
    ['Cache-Control', pageCaching],
    ['ETag', tagOf(page, mark)],
  ];
}

/** What describes the body of a page. */
export function bodyHead({ release }: StoredPage): HeaderPairs {
  return [
    ['Content-Type', pageType],
    ['X-Site-Release', release],
  ];
}
