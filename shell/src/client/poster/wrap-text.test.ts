import { wrapText } from './wrap-text';

/** As wide as a font has it: a Latin letter is half a Chinese one. */
const measure = (text: string) => [...text].reduce((sum, one) => sum + (one < '\u2000' ? 1 : 2), 0);

test('lines are as long as the width lets them be, and no line begins with a mark that ends a clause', () => {
  expect(wrapText('一二三四五，六七八', 10, 3, measure)).toEqual(['一二三四五，', '六七八']);
});

test('a Latin word stays whole and no line begins with a space', () => {
  expect(wrapText('用 OBS 推流到云导播', 8, 9, measure)).toEqual(['用 OBS', '推流到云', '导播']);
});

test('what does not fit ends with an ellipsis inside the width', () => {
  const lines = wrapText('一二三四五六七八九十', 8, 2, measure);

  expect(lines).toEqual(['一二三四', '五六七…']);
});

test('an empty text has no line', () => {
  expect(wrapText('', 10, 3, measure)).toEqual([]);
});
