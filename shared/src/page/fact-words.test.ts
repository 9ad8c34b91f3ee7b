import { factNames, fillWords } from './fact-words';

const words = {
  title: '延时播出',
  rows: [
    { name: '范围', text: '{{limit.delay}}，{{feature.cameras.from}}' },
    { name: '价格', text: '{{plan.basic.price}} 一年' },
  ],
  note: '最长 {{limit.delay}}',
};

test('words name each of their facts once, in order', () => {
  expect(factNames(words)).toEqual(['feature.cameras.from', 'limit.delay', 'plan.basic.price']);
});

test('R13.46 facts stand where words name them; without its fact an entry is left out, and a text is empty', () => {
  const facts = { 'limit.delay': '10 到 300 秒', 'feature.cameras.from': '基础版起' };

  expect(fillWords(words, facts)).toEqual({
    title: '延时播出',
    rows: [{ name: '范围', text: '10 到 300 秒，基础版起' }],
    note: '最长 10 到 300 秒',
  });
  expect(fillWords(words, {}).note).toBe('');
});
