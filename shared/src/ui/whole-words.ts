// Browsers of before 2021 have none.
const words = Intl.Segmenter && new Intl.Segmenter('zh', { granularity: 'word' });

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Piece = { segment: string; isWordLike?: boolean | undefined };

/**
 * Properties of an element whose text wraps between its words, however large it is, where `word-break` is `keep-all`. Browsers
 * and the server may know other words: what is served stays.
 */
export function wholeWords(text: string) {
  const pieces: Iterable<Piece> = words?.segment(text) ?? [{ segment: text }];
  let html = '';
  for (const { segment, isWordLike } of pieces) {
    // No line ends with an opening mark, and a space needs no further place to break.
    if (isWordLike && !/(^|[\s“《（])$/.test(html)) html += '<wbr>';
    html += escaped(segment);
  }
  return { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
}
