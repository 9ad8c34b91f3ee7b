import { findCandidates, printCandidates } from './candidates';

const pages = [
  { address: '/home/yuanyuzhou', text: '近五年的主流手机都可以进入展厅' },
  { address: '/m/yuanyuzhou', text: '近四年的主流手机都可以进入展厅' },
  { address: '/home/edu', text: '每讲三分钟，听完就能照着做一遍' },
];

test('sentences of two pages that differ in one value are a pair, whatever they are of', () => {
  expect(findCandidates(pages)).toEqual([
    expect.objectContaining({
      sides: [
        { says: '五年', sentence: '近五年的主流手机都可以进入展厅', address: '/home/yuanyuzhou' },
        { says: '四年', sentence: '近四年的主流手机都可以进入展厅', address: '/m/yuanyuzhou' },
      ],
    }),
  ]);
  expect(printCandidates(findCandidates(pages))).toContain('  四年：近四年的主流手机都可以进入展厅 /m/yuanyuzhou');
});

test('what one page says twice, and what pages say alike, is none', () => {
  const [one = { address: '', text: '' }, other = { address: '', text: '' }] = pages;

  expect(findCandidates([{ address: '/m/', text: `${one.text}\n${other.text}` }])).toEqual([]);
  expect(findCandidates([one, { ...one, address: '/m/' }])).toEqual([]);
});
