import type { HeaderPairs } from '../plain-answers';

/** Kinds of answers that browsers use for pages and never show as a document of their own. */
const inert = /^(?:text\/(?:javascript|css|vtt)|image\/(?:png|webp|avif)|video\/(?:mp4|webm))(?:;|$)/;
/** Drawings and data are documents once somebody opens them alone. */
const openable = /^(?:image\/svg\+xml|application\/json)(?:;|$)/;
/** What protects an answer that is part of a page, and the host that it comes from. */
const ofParts = new Set(['X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'Strict-Transport-Security']);
/** Opened alone they ask for nothing, run nothing and are of no origin; the pages that use them do not read this. */
const alone: HeaderPairs = [['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox"]];

/**
 * Of the header set of the site what a successful answer with this type needs: parts of pages, files and data alike, are judged by the
 * policy of the page (docs/decisions/053-stored-answers-are-written-out.md).
 */
export function headersFor(headers: HeaderPairs, type: string): HeaderPairs {
  const isOpenable = openable.test(type);
  if (!isOpenable && !inert.test(type)) return headers;
  const parts = headers.filter(([name]) => ofParts.has(name));
  return isOpenable ? [...alone, ...parts] : parts;
}
