import type { Html } from './worker-messages';

const decoder = new TextDecoder();

/** A page as text. */
export function htmlText(html: Html): string {
  return typeof html === 'string' ? html : decoder.decode(html);
}

/** A page as bytes, without a copy of those that are there. */
export function htmlBytes(html: Html): Buffer {
  return typeof html === 'string' ? Buffer.from(html) : Buffer.from(html.buffer, html.byteOffset, html.byteLength);
}
