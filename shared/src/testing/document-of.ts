import { JSDOM } from 'jsdom';

/** The document that a browser without script makes of a page. */
export function documentOf(html: string): Document {
  return new JSDOM(html).window.document;
}
