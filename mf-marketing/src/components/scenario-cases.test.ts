import type { CaseSummary } from '@site/shared/contract/cases';
import { fittingCases } from './scenario-cases';

const item = (id: number, industry: string, scene: string) => ({ id, industry, scene }) as CaseSummary;

const library = [
  item(1, '连锁零售', '门店'),
  item(2, '教育培训', '图片直播'),
  item(3, '金融', '培训'),
  item(4, '教育培训', '培训'),
  item(5, '广电传媒', '科普'),
  item(6, '家居建材', '培训'),
];

test('both industry and kind come before industry, industry before kind, and at most three stay', () => {
  const ids = fittingCases(library, { featured: 9, industries: ['教育培训'], kinds: ['培训'] }).map(({ id }) => id);

  expect(ids).toEqual([4, 2, 3]);
});

test('cases that fit neither stay out, even when fewer than three are left', () => {
  expect(fittingCases(library, { featured: 9, industries: ['广电传媒'] }).map(({ id }) => id)).toEqual([5]);
});

test('R13.35 the told case stands in front, whatever else fits better, and takes one of the three places', () => {
  const ids = fittingCases(library, { featured: 6, industries: ['教育培训'], kinds: ['培训'] }).map(({ id }) => id);

  expect(ids).toEqual([6, 4, 2]);
});
