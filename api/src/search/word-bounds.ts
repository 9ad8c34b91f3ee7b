const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Where words of a dictionary begin and end in a text. */
export function wordBounds(text: string): ReadonlySet<number> {
  return new Set([...[...segmenter.segment(text)].map(({ index }) => index), text.length]);
}
