import { brotliCompressSync, constants } from 'node:zlib';

/** What a page brings before any script runs: bytes on the wire, elements, and files that it asks for at once. */
export type PageWeight = { html: number; elements: number; requests: number };

/** As a page is compressed for its first visitor; what is stored is made smaller when there is time. */
const firstQuality = 7;

const params = { [constants.BROTLI_PARAM_QUALITY]: firstQuality };

const eager = [
  /<script\b[^>]* src=/g,
  /<link\b[^>]* rel="(?:stylesheet|preload|modulepreload)"/g,
  /<img\b(?![^>]* loading="lazy")[^>]*>/g,
];

export function weightOf(html: string): PageWeight {
  const bytes = Buffer.from(html);
  const hinted = { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    html: brotliCompressSync(bytes, { params: hinted }).length,
    elements: html.match(/<[a-z]/g)?.length ?? 0,
    requests: eager.reduce((sum, pattern) => sum + (html.match(pattern)?.length ?? 0), 0),
  };
}
