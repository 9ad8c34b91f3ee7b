/** The links of a document's sheets as they stand there, and the files that they name below `/assets/`. */
export type LinkedSheets = { place: number; text: string; files: string[] };

const begin = '<link rel="stylesheet" href="';
const folder = '/assets/';
/** A page of ours has four; a link is never longer. */
const mostSheets = 12;
const longestLink = 600;

/** The link that begins at a place, and its file; undefined where that is none of ours. */
function linkAt(html: string, place: number): { end: number; file: string } | undefined {
  if (!html.startsWith(begin, place)) return undefined;
  const link = html.slice(place, place + longestLink);
  const quote = link.indexOf('"', begin.length);
  const close = quote < 0 ? -1 : link.indexOf('>', quote);
  const address = link.slice(begin.length, quote);
  const inFolder = address.lastIndexOf(folder);
  if (close < 0 || inFolder < 0) return undefined;
  return { end: place + close + 1, file: address.slice(inFolder + folder.length) };
}

/**
 * The first links to sheets of releases that stand in a row. A section may have written the document, so that nothing of it is read more
 * than once. Undefined without any, or with more than a page of ours has.
 */
export function linkedSheets(html: string): LinkedSheets | undefined {
  const place = html.indexOf(begin);
  const files: string[] = [];
  let end = place;
  for (let link = linkAt(html, place); link; link = linkAt(html, end)) {
    files.push(link.file);
    end = link.end;
    if (files.length > mostSheets) return undefined;
  }
  return files.length > 0 ? { place, text: html.slice(place, end), files } : undefined;
}
