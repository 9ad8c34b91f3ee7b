import { descriptionOf, leastHan, mostCharacters, naming } from './description';

const long =
  '直播讲堂收录各行业的案例复盘、按场景整理的方案、从零搭建团队的入门课和常用资料，每篇先列要点再讲做法，读完就能照着排下一场，不用从头想。';
const han = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0;

test('a text that is long enough stands alone', () => {
  expect(han(long)).toBeGreaterThanOrEqual(leastHan);
  expect(descriptionOf(long, '多余。')).toBe(long);
});

test('a short text is followed by as many sentences as it takes', () => {
  expect(descriptionOf('短。', '', long, '多余。')).toBe(`短。${long}`);
});

test('what is too long ends at a mark, as a sentence', () => {
  const text = descriptionOf('短。', naming('近期文章', Array<string>(30).fill('一场发布会的预算')));

  expect([...text].length).toBeLessThanOrEqual(mostCharacters);
  expect(text).toMatch(/^短。近期文章：一场发布会的预算、.*一场发布会的预算。$/);
});

test('where there is nothing to name, nothing is said', () => {
  expect(descriptionOf('短。', naming('近期文章', []))).toBe('短。');
});
