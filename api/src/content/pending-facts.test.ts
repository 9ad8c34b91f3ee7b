import { sampleContent } from '../testing/sample-content';
import { filledFiles, sampleFacts } from '../testing/sample-facts';
import { checkFiles } from './check-content';
import { formatIssue } from './content-issue';
import { withPending } from './pending-facts';

const news = (sampleContent()['news/60001.md'] ?? '').replace(
  '正文',
  '一年 {{plan.basic.price}}，{{feature.captions.scope}}，{{limit.delay}}',
);
const content: Record<string, string> = {
  ...sampleContent(),
  ...sampleFacts,
  'news/60001.md': news,
  'tools.json': JSON.stringify([
    { slug: 'draw', name: '抽', text: '抽奖', group: '互动', feature: 'cameras', helpId: 10001 },
  ]),
};

/** Faults of facts and of places that take them. */
function saidOf(changed: Record<string, string>): string[] {
  const { issues } = checkFiles(filledFiles({ ...content, ...changed }), new Date().toISOString().slice(0, 10));
  return issues.map(formatIssue).filter((issue) => /^facts\/|事实|HTML|tools\.json/.test(issue));
}

test('the content is accepted as it is', () => {
  expect(saidOf({})).toEqual([]);
});

test.each([
  [
    'facts/plans.json',
    (content['facts/plans.json'] ?? '').replace('5980', '"5980"'),
    ':3 1.price：价钱要写不带引号的数字',
  ],
  ['facts/features.json', (content['facts/features.json'] ?? '').replace('},', '}'), ':2 这一行结尾多半少一个半角逗号'],
  ['facts/terms.json', '', ':1 整个文件：是空的，或每一行都被注释掉了'],
  ['facts/terms.json', '[]', ':1 一行也没有：请从版本库恢复'],
  [
    'facts/terms.json',
    (content['facts/terms.json'] ?? '').replace('300', '<b>300</b>'),
    ':2 0.text：“10 到 <b>300</b> 秒”里有 HTML',
  ],
])(
  'R12.140 of %s that cannot be read the fault itself is said, and none that follows from it',
  (file, text, expected) => {
    expect(saidOf({ [file]: text })).toEqual([expect.stringContaining(`${file}${expected}`)]);
  },
);

test('R12.140 a fact of a file that cannot be read is no fault of the article that takes it; one of another file is', () => {
  const files = [{ path: 'news/60001.md', text: '一年 {{plan.basic.price}}，{{limit.none}}' }];
  const [article] = withPending(files, new Set(['facts/plans.json']));

  expect(article?.text).toBe('一年 待定，{{limit.none}}');
});
