import { asksOfEach } from './part-asks';

const passages = [
  { anchor: '', heading: '', text: '全页' },
  { anchor: 'faq', heading: '常见问题', text: '' },
  { anchor: 'q-1', heading: '能 退款吗？', text: '能' },
];

test('a part is asked for by its heading or its id', () => {
  const partAsks = [
    { at: '能退款吗？', asks: ['买错了'] },
    { at: 'faq', asks: ['有问题'] },
  ];

  expect(asksOfEach(passages, { asks: ['价格'], partAsks })).toEqual([['价格'], ['有问题'], ['买错了']]);
});

test('R12.147 the words of a part that is gone lead to the page', () => {
  const partAsks = [{ at: '昨天的标题', asks: ['旧问法'] }];

  expect(asksOfEach(passages, { asks: ['价格'], partAsks })).toEqual([['价格', '旧问法'], [], []]);
});
