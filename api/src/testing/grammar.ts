import fc from 'fast-check';

// What an adversary writes where a value is expected; shared by the calls of the api and the addresses of the site.

/** Every printable ASCII character that is neither letter nor digit. */
export const punctuation: readonly string[] = [...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];

/** Text that no file of ours contains, with every character that HTML must escape. */
export const markup = `"'><svg/onload=x9z7>&`;

export const extremeNumbers: readonly string[] = [
  ...['0', '-0', '-1', '1.5', '1e999', '-1e999', '1e308', '5e-324', '0x10', '0b1', '1_0', '01', '+1', ' 1', '１', '٣'],
  ...['2147483647', '2147483648', '-2147483649', '9007199254740993', '99999999999999999999', 'NaN', 'Infinity', '-'],
];

/** Values as they stand in an address: broken, cut, overlong and doubled encodings. */
export const brokenEncodings: readonly string[] = [
  ...['%', '%2', '%zz', '%00', '%0a', '%0d%0aSet-Cookie:x=1', '%C0%AF', '%E4%BD', '%FF', '%ED%A0%80', '%F4%90%80%80'],
  ...['%2500', '%252e%252e%252f', '%25zz', '%u4E2D', '..%2f', '%EF%BB%BF', '%E2%80%AE', '%E2%80%A8', '+', '%2B'],
];

const loneSurrogates = ['\uD800', '\uDBFF', '\uDC00', 'a\uD83D', '\uDE00b'];
const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'];
const words = [
  '直播',
  '回放',
  '推流',
  'OBS',
  'Wi',
  'Fi',
  'H',
  '264',
  'choujiang',
  '2026',
  '㐂',
  '𠮷',
  '👩‍👩‍👧',
  'é',
  'İ',
  'ß',
];

/** Words with punctuation in, before and behind them: `Wi-Fi`, `直播-回放`, `(OBS`. */
const punctuated = fc.array(fc.constantFrom(...words, ...punctuation), { minLength: 1, maxLength: 8 });

const overLong = fc
  .tuple(fc.constantFrom('a', '直', '(', '👍', ' '), fc.integer({ min: 3_000, max: 70_000 }))
  .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)));

/** A short text, as a field may hold it, or one of 3 to 70 KB. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: punctuated.map((parts) => parts.join('')) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.constantFrom(...extremeNumbers) },
  { weight: 1, arbitrary: fc.constantFrom(...loneSurrogates, ...prototypeNames, markup, '') },
  { weight: 1, arbitrary: overLong },
);

/** Percent-encodes every unit of a text; a lone surrogate becomes its three bytes, which `encodeURIComponent` refuses. */
export function onTheWire(text: string): string {
  return [...text]
    .map((one) => (/^[\uD800-\uDFFF]$/.test(one) ? surrogateBytes(one) : encodeURIComponent(one)))
    .join('');
}

function surrogateBytes(one: string): string {
  const unit = one.charCodeAt(0);
  const bytes = [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('');
}

/** A value as it stands in an address. */
export const hostileValue: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: hostileText.map(onTheWire) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...brokenEncodings), { minLength: 1, maxLength: 3 }).map((all) => all.join('')),
  },
);

/** One parameter of an address: given once, twice, as a list, as an object, or without a value. */
export function hostileParameter(name: string, value: fc.Arbitrary<string> = hostileValue): fc.Arbitrary<string> {
  const key = onTheWire(name);
  return fc.oneof(
    { weight: 6, arbitrary: value.map((one) => `${key}=${one}`) },
    { weight: 1, arbitrary: fc.tuple(value, value).map(([one, other]) => `${key}=${one}&${key}=${other}`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('[]', '[b]', '[0]', '.b', '[__proto__][x]', '%00'), value)
        .map(([suffix, one]) => `${key}${suffix}=${one}`),
    },
    { weight: 1, arbitrary: fc.constantFrom(key, `${key}&&=&`, `__proto__=1&constructor[prototype][x]=1&${key}=1`) },
  );
}
