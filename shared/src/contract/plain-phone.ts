// One spelling of a phone number, before any rule judges it: in the page, the shell and the service. No schema library
// here: browser code imports this file.

/** Room for a number as people have it, before it is tidied: what a field lets in, in units of UTF-16. */
export const longestTypedPhone = 99;

/** Whatever is neither letter, digit nor plus, and fillers that count as letters and are not seen. */
const blanks = /(?:[^\p{L}\p{N}+]|\p{DI})+/gu;
/**
 * One number of eleven digits, and no other digit before or after it. China, also twice, and the zero of a landline that
 * calls far go; a plus before another country stays. Words stand apart from it, but for those in other letters than ours.
 */
const number = /^(?:[^\d+]*(?:[^\w+]|tel|phone|mobile))?(?:[+0]*86)*0?(1\d{10})(?!\w)\D*$/i;

/** The value of a digit of any script: each has its ten in order. */
function valueOf(digit: string): string {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(Number(digit.codePointAt(0)) - value - 1))) value++;
  return String(value % 10);
}

/** A text with plain digits, nothing between them, and one blank for what stands between words. */
function joinedDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, valueOf)
    .replace(blanks, ' ')
    .replace(/([\d+]) (?=[\d+])/g, '$1');
}

/**
 * The eleven digits of a number in whatever spelling (`+86 138-0013-8000`, full-width, `电话：138…（微信同号）`, with the
 * signs that iOS copies along). What has no such number, or more digits than its own, comes back as it was typed, trimmed:
 * the rule of its form judges it and the visitor finds it again.
 */
export function plainPhone(typed: string): string {
  return number.exec(joinedDigits(typed))?.[1] ?? typed.trim();
}
