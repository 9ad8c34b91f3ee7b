import { useInsertionEffect } from 'react';

/** What no window is: a sheet that comes into force has the browser style all of the page anew. */
const noWindow = 'not all';

let sheets: { served: HTMLLinkElement; kept: HTMLLinkElement }[] = [];

/**
 * Sheets stand in the part of the page that was painted first, which leaves with it; those in the head stay for the pages
 * after it, and come into force when the others leave. Never moved: a sheet that is moved is loaded anew, and the page stands without it
 * for a moment.
 */
export function keepSheets(): void {
  sheets = [...document.body.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((served) => {
    const kept = served.cloneNode() as HTMLLinkElement;
    kept.media = noWindow;
    document.head.append(kept);
    return { served, kept };
  });
}

/**
 * Has the kept sheets in force once the part that they were served in has left: in the step in which React removes it, before anything is
 * measured. For what is rendered whenever a page is replaced.
 */
export function useKeptSheets(): void {
  useInsertionEffect(() => {
    if (sheets.every(({ served }) => served.isConnected)) return;
    for (const { kept } of sheets) kept.removeAttribute('media');
    sheets = [];
  });
}
