import type { HeaderPairs } from '../plain-answers';

/** Kinds of files that no browser runs a script of when somebody opens them: a drawing (SVG) is a document. */
const inert = /^(?:text\/javascript|text\/css|application\/json|image\/(?:png|webp|avif))(?:;|$)/;
/** What protects a file that is part of a page, and the host that it comes from. */
const ofFiles = new Set(['X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'Strict-Transport-Security']);

/** Of the header set of the site what a file of a release with this type needs (docs/decisions/053-stored-answers-are-written-out.md). */
export function fileHeaders(headers: HeaderPairs, type: string): HeaderPairs {
  return inert.test(type) ? headers.filter(([name]) => ofFiles.has(name)) : headers;
}
