import { tasksOf } from './video-task-choice';

const chapter = (name: string, lines: number) => ({
  name,
  at: 0,
  until: 9,
  lines: Array.from({ length: lines }, () => ({ at: 0, until: 9, text: '一步。' })),
});
const names = (...chapters: ReturnType<typeof chapter>[]) => tasksOf(chapters).map(({ name }) => name);

test('R12.35 of a long show the three chapters with most to say, in their order, without the introduction', () => {
  expect(names(chapter('介绍', 9), chapter('一', 2), chapter('二', 5), chapter('三', 1), chapter('四', 3))).toEqual([
    '一',
    '二',
    '四',
  ]);
});

test('of a short show all chapters', () => {
  expect(names(chapter('一', 2), chapter('二', 5))).toEqual(['一', '二']);
});
