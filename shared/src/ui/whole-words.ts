const words = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Properties of an element whose text wraps between its words, however large it is, where `word-break` is `keep-all`. Browsers
 * and the server may know other words: what is served stays.
 */
export function wholeWords(text: string) {
  const pieces = words ? [...words.segment(text)] : [{ segment: text, isWordLike: false }];
  const html = pieces.map(({ segment, isWordLike }) => (isWordLike ? '<wbr>' : '') + escaped(segment)).join('');
  return {
    // No line ends with an opening mark, and a space needs no further place to break.
    dangerouslySetInnerHTML: { __html: html.replace(/(^|[\s“‘《（「【])<wbr>/g, '$1') },
    suppressHydrationWarning: true,
  };
}
