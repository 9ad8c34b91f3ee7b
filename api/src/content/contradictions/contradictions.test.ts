import { findContradictions, printContradictions } from './contradictions';

const pages = [
  { address: '/home/service', text: '{"name":"专业版","price":"19800"}\n签到 | 不含 | 支持 | 支持 | 支持 | 按需' },
  { address: '/help/helpDocument/10070', text: '勾选了专业版年费 ¥38,800\n试用 7 天，不扣费' },
  { address: '/help/helpDocument/10035', text: '创建签到与查看未签到名单 基础版及以上' },
];

test('a fact in two versions is told with the addresses of each; what all pages say alike is not', () => {
  expect(findContradictions(pages)).toEqual([
    {
      fact: '专业版一年的价格',
      versions: [
        { says: '19800', addresses: ['/home/service'] },
        { says: '38800', addresses: ['/help/helpDocument/10070'] },
      ],
    },
  ]);
});

test('a sentence that points at nothing is told however few say it', () => {
  const found = findContradictions([{ address: '/home/daobo', text: '按套餐开放，价格页可查' }]);

  expect(printContradictions(found, 1)).toBe('1 页，1 个事实说法不一：\n指向没有的内容\n  价格页可查：/home/daobo');
  expect(printContradictions([], 3)).toBe('3 页，没有说法不一的事实。');
});

test('of many addresses the first ones are printed, with how many there are', () => {
  const many = ['a', 'b', 'c', 'd'].map((address) => ({ address, text: '四个版本' }));
  const found = findContradictions([...many, { address: 'e', text: '五个版本' }]);

  expect(printContradictions(found, 5)).toContain('  4：a b c 等 4 处\n  5：e');
});
