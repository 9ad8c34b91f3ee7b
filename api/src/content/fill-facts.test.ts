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
