import { fillFacts, findUnknownFacts } from './fill-facts';

const facts = new Map([
  ['plan.professional.price', '¥19,800'],
  ['limit.delay', '10 到 300 秒'],
]);

test('R13.45 a place that names a fact has it, in prose, front matter and JSON alike', () => {
  expect(fillFacts('---\nplans: {{limit.delay}}\n---\n一年 {{ plan.professional.price }}。', facts)).toBe(
    '---\nplans: 10 到 300 秒\n---\n一年 ¥19,800。',
  );
});

test('R13.45 a name that is none is said with its line and the nearest one', () => {
  const text = fillFacts('一\n延时 {{limit.delays}}，{{limit.delay}}', facts);

  expect(findUnknownFacts({ path: 'help/1.md', text }, facts)).toEqual([
    expect.objectContaining({
      file: 'help/1.md',
      line: 2,
      message: expect.stringMatching(/“limit\.delays”.*“limit\.delay”/),
    }),
  ]);
});

test('braces around what is no name of a fact are text', () => {
  expect(fillFacts('{{x}} {{constructor}} {{ 价格 }}', facts)).toBe('{{x}} {{constructor}} {{ 价格 }}');
  expect(findUnknownFacts({ path: 'help/1.md', text: '{{x}}' }, facts)).toEqual([]);
});

test('R12.163 a fact that refers to itself, in a circle, or through another one is told so, and not that it is unknown', () => {
  const facts = new Map([
    ['limit.own', '{{limit.own}} 内'],
    ['limit.one', '{{limit.two}}'],
    ['limit.two', '{{limit.one}}'],
    ['limit.far', '{{limit.plain}}'],
    ['limit.plain', '5 分钟'],
  ]);
  const said = (name: string) => findUnknownFacts({ path: 'a.md', text: `{{${name}}}` }, facts)[0]?.message;

  expect(said('limit.own')).toBe('“limit.own”引用了它自己，或绕一圈又回到它：请在这里直接写出文字，不引用');
  expect(said('limit.one')).toContain('“limit.one”引用了它自己，或绕一圈又回到它');
  expect(said('limit.plain')).toContain('“limit.plain”是被另一个事实引用的');
  expect(said('limit.gone')).toContain('没有叫“limit.gone”的事实');
});
