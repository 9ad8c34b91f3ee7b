import { maskPrivate, namesPhone } from './private-text';

test.each([
  '13900005678',
  '139-0000-5678',
  '139 0000 5678',
  '139.0000.5678',
  '139 - 0000 - 5678',
  '+8613900005678',
  '+86 139 0000 5678',
  '(86)13900005678',
  '0086-139-0000-5678',
  '１３９００００５６７８',
  '１３９－００００－５６７８',
  '①③⑨⓪⓪⓪⓪⑤⑥⑦⑧',
  '139\u200b0000\u200b5678',
  '139—0000—5678',
  '139、0000、5678',
  '1 3 9 0 0 0 0 5 6 7 8',
])('F52: the number %j is masked, and found in a text', (spelling) => {
  const masked = maskPrivate(`请打 ${spelling} 谢谢`);

  expect(masked).toMatch(/^请打 \D{0,2}(\*\*\*|139\*{4}5678) 谢谢$/);
  expect(namesPhone(`请打 ${spelling} 谢谢`, '13900005678')).toBe(true);
});

test.each([
  '010-88887777',
  '(0571) 8888 7777',
  '0571－88887777',
  '400-123-4567',
  '110101199003077758',
  '11010119900307775X',
  '88887777',
])('F52: nothing of %j but a letter is left', (text) => {
  expect(maskPrivate(`x${text}x`)).toMatch(/^x\(?\*\*\*X?x$/);
});

test.each(['zhang.san@example.com', 'ZHANG＠example．com', '张三@例子.中国', 'a+b@x.cn'])(
  'F52: the address %s is masked',
  (text) => {
    expect(maskPrivate(`写信 ${text}，谢谢`)).toBe('写信 ***，谢谢');
  },
);

test.each(['300 人', '第 12 页', '2026', '1.2.3', 'main.ts:123:45', '123456', '50%', '内容不清楚，请看（第一章）。'])(
  '%s tells nobody and stays',
  (text) => {
    expect(maskPrivate(text)).toBe(text);
  },
);

test('a text of a hundred thousand letters is judged at once', () => {
  const long = 'a'.repeat(100_000) + '1-'.repeat(50_000);

  expect(maskPrivate(long).length).toBeLessThan(long.length);
});

test('another number is not found', () => {
  expect(namesPhone('139-0000-5679', '13900005678')).toBe(false);
});
