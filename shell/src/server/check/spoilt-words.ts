/** What code writes in the place of a value that it lacks, with a sign of money or a scheme before it. */
const spoilt =
  /(?:[¥$]|tel:|mailto:)?(?<![A-Za-z])(?:undefined|null|NaN|Infinity|Invalid Date|\[object Object\]|1970-01-01)(?![A-Za-z])|\{\{[^{}]*\}\}|\$\{[^{}]*\}|锟斤拷|\uFFFD/g;

/** Each place of a text where a value is lacking, as it is written there. An article on programming may well say such words. */
export function spoiltWords(text: string): string[] {
  return text.match(spoilt) ?? [];
}

/** The end of a sentence that begins with the page. */
export const saysSpoilt = (word: string): string => `says “${word}” where a value belongs`;
