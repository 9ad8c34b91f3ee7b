import type { Paged } from '../contract/common';

/** Pages of a list; an empty one has a single page. */
export function pagesOf({ total, pageSize }: Pick<Paged<unknown>, 'total' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Pages after the first contain their number, so that every URL has a unique title. */
export function withPage(title: string, page: number): string {
  return page > 1 ? `${title}_第 ${page} 页` : title;
}

/** The canonical address of one page of a list. */
export function pageCanonical(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
