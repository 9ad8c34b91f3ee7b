/** An answer of somebody else is more than a reader of it should bear; the message goes on after the name of who gave it. */
export class ExcessError extends Error {
  override name = 'ExcessError';
}

/** How deep an answer may be nested: ours are not a quarter of it, and whatever walks a value by recursion bears many times more. */
export const deepestNesting = 64;
/** An empty object takes three bytes of text and twenty times as much of memory. */
export const mostValues = 200_000;

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const openers = new Set(['{', '['].map((sign) => sign.charCodeAt(0)));
const closers = new Set(['}', ']'].map((sign) => sign.charCodeAt(0)));

/** A quote behind an odd number of backslashes is one that the string holds. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === backslash) before -= 1;
  return (at - before) % 2 === 1;
}

/** Where the string ends that begins at a place: at its second quote, or with the text. */
function endOfString(text: string, from: number): number {
  let end = text.indexOf('"', from + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

/** What a JSON text is made of outside of its strings; `see` gets each of its brackets and commas. */
function scan(text: string, see: (sign: number) => void): void {
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if (sign === comma || openers.has(sign) || closers.has(sign)) see(sign);
  }
}

/** How many values a JSON text holds, lists and objects among them; at most one for each of these too many. */
export function valuesIn(text: string): number {
  let values = 1;
  scan(text, (sign) => (values += closers.has(sign) ? 0 : 1));
  return values;
}

/**
 * Judges a JSON text before it becomes values, by its brackets and commas alone.
 * @throws {ExcessError} where it is nested deeper, or holds more values, than a reader should bear
 */
export function refuseExcess(text: string): void {
  let [depth, values] = [0, 1];
  scan(text, (sign) => {
    if (closers.has(sign)) depth -= 1;
    else values += 1;
    if (openers.has(sign)) depth += 1;
    if (depth > deepestNesting) throw new ExcessError(`is nested deeper than ${deepestNesting}`);
    if (values > mostValues) throw new ExcessError(`holds more than ${mostValues} values`);
  });
}

/**
 * The value of a JSON text that somebody else wrote.
 * @throws {ExcessError} see `refuseExcess`
 * @throws {SyntaxError} where it is no JSON
 */
export function parseBounded(text: string): unknown {
  refuseExcess(text);
  return JSON.parse(text) as unknown;
}
