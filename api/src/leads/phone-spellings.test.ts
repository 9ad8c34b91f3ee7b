import { plainPhone } from '@site/shared/contract/plain-phone';
import fc from 'fast-check';

const oneOf = fc.constantFrom;
const sign = fc.oneof(
  oneOf(
    ' ',
    '-',
    '—',
    '.',
    '·',
    '~',
    '・',
    '/',
    '|',
    '*',
    '_',
    '，',
    '；',
    '(',
    '）',
    '【',
    '”',
    '\u200B',
    '\u3164',
    '\uFE0F',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }).map((text) => text.normalize('NFKC').replace(/[\p{L}\p{N}+]/gu, '')),
);
const zeros = ['0', '０', '٠', '۰', '०', '০', '๐', '໐', '༠', '၀', '០', '᠐', '𑁦', '𝟎', '𝟶', '𞥐'];
const script = oneOf(...zeros.map((zero) => zero.codePointAt(0) ?? 0));
const phone = fc.tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }));
const numberOf = ([second, rest]: [number, number]) => `1${second}${String(rest).padStart(9, '0')}`;

test('R5.13 whatever stands before, between and behind its digits, in whatever script, a number is the same', () => {
  const prefixes = oneOf('', '+86', '86', '0086', '+86+86', '0', '电话', '手机：', 'tel:', '陈经理 ', '陈经理 +86');
  const remarks = oneOf('', ' 张经理', '（微信同号）', ' wechat', ' 同微信，谢谢！');
  const given = fc.record({
    phone,
    script,
    prefixes,
    remarks,
    signs: fc.array(sign, { minLength: 12, maxLength: 12 }),
  });
  fc.assert(
    fc.property(given, ({ phone: parts, script: zero, prefixes: before, remarks: after, signs }) => {
      const digits = [...numberOf(parts)].map((digit) => String.fromCodePoint(zero + Number(digit)));
      const spelled = digits.map((digit, place) => (signs[place] ?? '') + digit).join('');
      expect(plainPhone(before + spelled + (signs[11] ?? '') + after)).toBe(numberOf(parts));
    }),
    { numRuns: 500 },
  );
});

test('R5.13 no text becomes a number whose digits are not those of one, as they stand there', () => {
  const piece = fc.oneof(
    phone.map(numberOf),
    sign,
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    oneOf('1', '38', '0013', '8000', '86', '+', '+86', '0', '转 2', '陈', 'x'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const typed = pieces.join('');
      const plain = plainPhone(typed);
      if (plain === typed.trim()) return;
      expect(plain).toMatch(/^1\d{10}$/);
      const digits = typed.normalize('NFKC').replace(/[^\p{Nd}]/gu, '');
      const shown = [...digits].every((digit) => /\d/.test(digit)) ? digits : plain;
      expect(shown).toMatch(new RegExp(`^(?:0*86)*0?${plain}$`));
    }),
    { numRuns: 2000 },
  );
});
