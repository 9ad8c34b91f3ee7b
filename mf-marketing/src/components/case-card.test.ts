import type { CaseSummary } from '@site/shared/contract/cases';
import { sampleCase } from '@site/shared/testing/sample-cases';
import { caseCard, casesOfKinds, oneOfEachIndustry } from './case-card';

const sample = (id: number, industry: string, scene = '门店'): CaseSummary => sampleCase(id, { industry, scene });

const library = [sample(1, '连锁零售'), sample(2, '连锁零售'), sample(3, '金融'), sample(4, '广电传媒')];

test('each industry has one case, in the order of the library', () => {
  expect(oneOfEachIndustry(library, 5).map(({ id }) => id)).toEqual([1, 3, 4]);
});

test('the excluded industry is omitted', () => {
  expect(oneOfEachIndustry(library, 2, '连锁零售').map(({ id }) => id)).toEqual([3, 4]);
});

test('metrics of a case are formatted for reading', () => {
  expect(caseCard(sample(1, '金融')).metrics).toEqual([{ name: '观看人次', value: '41.2', unit: '万人次' }]);
});

test('a page shows one case of each kind of live stream it names, then others', () => {
  const cases = [
    sample(1, '连锁零售'),
    sample(2, '金融', '峰会'),
    sample(3, '制造与汽车', '发布会'),
    sample(4, '快消食品', '发布会'),
  ];

  expect(casesOfKinds(cases, ['发布会', '年会', '峰会'], 3).map(({ id }) => id)).toEqual([3, 2, 1]);
});
