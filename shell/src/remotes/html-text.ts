import type { Html } from './worker-messages';

const decoder = new TextDecoder();

/** A page as text. */
export function htmlText(html: Html): string {
  return typeof html === 'string' ? html : decoder.decode(html);
}
