import { readCount, readData, readDataPack, readViewerPack, readYearlyShows } from './plan-figures';

test.each<[string, number | undefined]>([
  ['5,000', 5000],
  ['500', 500],
  ['30000', 30_000],
  ['不限', Number.POSITIVE_INFINITY],
  ...['1 万', '５，０００', '5,00', '0', '050', '按需配置', '5,000 人', '-5', ''].map((text): [string, undefined] => [
    text,
    undefined,
  ]),
])('R13.42 %s viewers are %s', (text, figure) => {
  expect(readCount(text)).toBe(figure);
});

test.each<[string, number | undefined]>([
  ['300 GB', 300],
  ['1.5 TB', 1500],
  ['0.5 TB', 500],
  ['1,200 GB', 1200],
  ['不限', Number.POSITIVE_INFINITY],
  ...['1.5T', '1.5 tb', '1.5TB', '0 GB', '1.5', '１.５ TB', '按需配置'].map((text): [string, undefined] => [
    text,
    undefined,
  ]),
])('R13.42 %s of traffic are %s GB', (text, figure) => {
  expect(readData(text)).toBe(figure);
});

test('R13.42 the size of a pack stands in its unit', () => {
  expect(['/ 1 TB', '/ 500 GB', '/ TB', '1 TB', '/ 不限'].map(readDataPack)).toEqual([
    ...[1000, 500],
    ...[undefined, undefined, undefined],
  ]);
  expect(['/ 1,000 人·场', '/ 500 人·场', '/ 千人·场', '/ 场'].map(readViewerPack)).toEqual([
    ...[1000, 500],
    ...[undefined, undefined],
  ]);
});

test('R13.42 a plan says how many shows of a year are watched over', () => {
  expect(['每年 4 场', '加购', '不限', '✓', '4', '每年四场'].map(readYearlyShows)).toEqual([
    ...[4, 0, Number.POSITIVE_INFINITY],
    ...[undefined, undefined, undefined],
  ]);
});
