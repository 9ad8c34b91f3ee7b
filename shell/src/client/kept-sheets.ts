/**
 * Sheets stand in the part of the page that was painted first, which leaves with it; those in the head stay for the pages
 * after it. Never moved: a sheet that is moved is loaded anew, and the page stands without it for a moment.
 */
export function keepSheets(): void {
  for (const link of document.body.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    document.head.append(link.cloneNode());
}
