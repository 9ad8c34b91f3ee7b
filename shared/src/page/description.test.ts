import {
  answering,
  articleDescription,
  descriptionOf,
  leastHan,
  listDescription,
  mostCharacters,
  naming,
} from './description';

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

test('R10.39 what is too long ends at a mark, as a sentence', () => {
  const text = descriptionOf('短。', naming('近期文章', Array<string>(30).fill('一场发布会的预算')));

  expect([...text].length).toBeLessThanOrEqual(mostCharacters);
  expect(text).toMatch(/^短。近期文章：一场发布会的预算、.*一场发布会的预算。$/);
});

test('where there is nothing to name, nothing is said', () => {
  expect(descriptionOf('短。', naming('近期文章', []))).toBe('短。');
});

test('of the questions of a page as many are named as it takes', () => {
  const asks = ['有沙箱吗？', '能否只用播放器？', '用户怎样不用再登录一次？'].map((ask) => ({ ask }));

  expect(descriptionOf(long.slice(0, 56), ...answering(asks))).toBe(`${long.slice(0, 56)}常被问到：有沙箱吗？`);
  expect(descriptionOf(long, ...answering(asks))).toBe(long);
});

test('a later page of a list is described by what stands there, and every text is long enough', () => {
  const items = ['怎样分预算', '怎样排日历', '怎样写脚本'].map((title) => ({ title }));
  const list = { name: '直播资讯', items, more: '读完可以接着看。' };

  expect(listDescription('写给天天要开播的人。', { ...list, pageIndex: 1 })).toMatch(/^写给.*近期内容：怎样分预算、/);
  expect(listDescription(long, { ...list, pageIndex: 2 })).toMatch(
    /^直播资讯第 2 页：怎样分预算、怎样排日历、怎样写脚本。直播讲堂/,
  );
});

test('an article is told by its summary, its chapters and its place', () => {
  const headings = [
    { level: 2, text: '先充值' },
    { level: 3, text: '细节' },
    { level: 2, text: '再配置' },
  ];

  expect(articleDescription('给红包充值。', headings, '出自帮助中心。')).toBe(
    '给红包充值。本文依次讲：先充值、再配置。出自帮助中心。',
  );
});
