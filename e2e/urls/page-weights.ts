import { brotliCompressSync, constants } from 'node:zlib';
import { firstQuality } from '@site/shared/contract/page-coding';

/**
 * What a page brings before any script runs: bytes on the wire, elements, those of them that are there when the browser first paints,
 * and files that it asks for at once.
 */
export type PageWeight = { html: number; elements: number; firstElements: number; requests: number };

const eager = [
  /<script\b[^>]* src=/g,
  /<link\b[^>]* rel="(?:stylesheet|preload|modulepreload)"/g,
  /<img\b(?![^>]* loading="lazy")[^>]*>/g,
];

/** Where the parser first pauses for a paint (docs/architecture.md#first-paint). */
const firstPause = '<script>document.currentScript.remove()</script>';

function elementsIn(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0;
}

/** As for the first visitor; once a page is asked for again it is a tenth smaller. */
function compressed(bytes: Buffer): number {
  const quality = firstQuality(bytes.length);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
}

export function weightOf(html: string): PageWeight {
  return {
    html: compressed(Buffer.from(html)),
    elements: elementsIn(html),
    firstElements: elementsIn(html.split(firstPause, 1)[0] ?? html),
    requests: eager.reduce((sum, pattern) => sum + (html.match(pattern)?.length ?? 0), 0),
  };
}
