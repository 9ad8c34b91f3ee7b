import { type VisitedPage, visitedPages } from './visited-pages';

/** Pages that one journey visits in one tab, and the first and the last of them. */
export type PageGroup = { range: string; pages: VisitedPage[] };

const atOnce = 12;

/** All visited pages in the order of the list, twelve at a time. */
export function pageGroups(): PageGroup[] {
  const all = visitedPages();
  const starts = all.flatMap((_, index) => (index % atOnce === 0 ? [index] : []));
  return starts.map((start) => {
    const pages = all.slice(start, start + atOnce);
    const [first, last] = [pages[0]?.address, pages.at(-1)?.address];
    return { range: `from ${first} to ${last}`, pages };
  });
}
