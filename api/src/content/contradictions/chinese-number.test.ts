import fc from 'fast-check';
import { readNumber, readPair, toHalfWidth } from './chinese-number';

const digits = '零一二三四五六七八九';

/** As it is read aloud: 「一万零八百」. */
function spoken(value: number): string {
  if (value >= 10_000) {
    const rest = value % 10_000;
    const gap = rest > 0 && rest < 1000 ? '零' : '';
    return `${spoken(Math.floor(value / 10_000))}万${gap}${rest > 0 ? spoken(rest) : ''}`;
  }
  const places = [...String(value)].map((sign, index, all) => {
    const unit = ['', '十', '百', '千'][all.length - index - 1] ?? '';
    return sign === '0' ? '零' : `${digits[Number(sign)] ?? ''}${unit}`;
  });
  return places.join('').replace(/零+/g, '零').replace(/零$/, '');
}

test('every number that is written in words is read as what it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (value) => {
      expect(readNumber(spoken(value))).toBe(value);
    }),
  );
});

test('every number in figures is read with and without separators', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (value) => {
      expect(readNumber(value.toLocaleString('en-US'))).toBe(value);
      expect(readNumber(String(value))).toBe(value);
    }),
  );
});

test.each([
  ['一万九千八', 19_800],
  ['三千五', 3500],
  ['4.5 万', 45_000],
  ['1.98万', 19_800],
  ['两百', 200],
  ['十二', 12],
  ['三点五', 3.5],
  ['二百零五', 205],
])('%s is %d', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test('what is no number is none; two digits side by side are a range', () => {
  expect(readNumber('若干')).toBeNaN();
  expect(readPair('两三')).toEqual([2, 3]);
  expect(readPair('三十')).toBeUndefined();
});

test('full-width figures and signs are read as the usual ones, and stay where they are', () => {
  expect(toHalfWidth('￥１９，８００／年')).toBe('¥19，800/年');
});
