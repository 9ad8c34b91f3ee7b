import { type PageOutline } from '../page-outline';
import { samePages, sharedWords } from './same-pages';

const outline = (title: string, ...texts: string[]) => ({ title, texts }) as unknown as PageOutline;
const frame = '在这里找到答案';
const article = (id: number) =>
  outline(`文章 ${id}`, frame, `第 ${id} 篇讲的是推流与回放的第 ${id * 7} 个问题`, `步骤 ${id}`);

test('pages that differ live and say the same now are told by the second, with the first', () => {
  const pairs = [1, 2].map((id) => ({ address: `/help/${id}`, before: article(id), now: article(1) }));
  expect([...samePages(pairs)]).toEqual([
    [
      '/help/2',
      [
        { kind: 'same', reason: 'says the same as /help/1, and the live version does not' },
        { kind: 'same', reason: 'has the title of /help/1, and the live version does not' },
      ],
    ],
  ]);
});

test('pages that stay two pages, and pages that were one before, are no difference', () => {
  const kept = [1, 2].map((id) => ({ address: `/help/${id}`, before: article(id), now: article(id) }));
  const alike = [1, 2].map((id) => ({ address: `/help/${id}`, before: article(1), now: article(1) }));
  expect(samePages(kept).size).toBe(0);
  expect(samePages(alike).size).toBe(0);
});

test('shared words are counted by text: once for each time that both have it', () => {
  expect(sharedWords({ texts: ['甲乙', '丙丁'] }, { texts: ['丙丁', '戊己'] })).toBe(0.5);
  expect(sharedWords({ texts: ['甲乙', '甲乙'] }, { texts: ['甲乙', '丙丁'] })).toBe(0.5);
  expect(sharedWords({ texts: [] }, { texts: [] })).toBe(1);
});
