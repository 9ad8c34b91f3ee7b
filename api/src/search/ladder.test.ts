import type { HelpSearchPage } from '@site/shared/contract/help';
import type { SearchPage, SearchSuggestion } from '@site/shared/contract/search';
import { helpArticle, sampleContent, writeContent } from '../testing/sample-content';
import { importContent } from '../content/import-content';
import { withoutQuestion } from './question-words';
import { simplified } from './simplified';
import { type TestService, startTestService } from '../testing/test-service';

let service: TestService;

const articles: Record<string, string> = {
  'help/10020.md': `${helpArticle(20, '发起抽奖并公示中奖名单')}\n抽奖也可以用 API 发起。\n`,
  'help/10021.md': helpArticle(21, '批量导入白名单'),
  'help/10022.md': helpArticle(22, '申请电子发票').replace('classId: 101', 'classId: 201'),
  'cases/41001.md': `${sampleContent()['cases/41001.md']}\n会后两天内寄出电子发票。\n`,
};
const synonyms = JSON.stringify([
  { word: '抽奖', also: ['摇奖'], english: ['lottery', 'lucky draw'] },
  { word: '导入', also: ['上传名单'], english: ['import'] },
]);

beforeAll(async () => {
  service = await startTestService({ content: false });
  const files = { ...sampleContent(), ...articles, 'search/synonyms.json': synonyms };
  await importContent(service.database, writeContent(files));
});

afterAll(() => service.close());

async function site(q: string, more = ''): Promise<SearchPage> {
  const { body } = await service.get(`/open/v1/search?q=${encodeURIComponent(q)}${more}`);
  return (body as { data: SearchPage }).data;
}

async function help(keywords: string, more: object = {}): Promise<HelpSearchPage> {
  const { body } = await service.post('/liveajax/GetHelpArticle', { keywords, ...more });
  return (body as { data: HelpSearchPage }).data;
}

test.each([
  ['抽奖', '抽奖', [], 10020],
  ['怎么抽奖', '抽奖', ['question'], 10020],
  ['请问白名单如何批量导入？', undefined, ['question'], 10021],
  ['抽獎', '抽奖', ['simplified'], 10020],
  ['怎麼抽獎', '抽奖', ['simplified', 'question'], 10020],
  ['摇奖', '摇奖', ['synonym'], 10020],
  ['抽将', '抽奖', ['sound'], 10020],
  ['白名丹', '白名单', ['sound'], 10021],
  ['chōu jiǎng', undefined, [], 10020],
  ['zenme choujiang', '抽奖', ['question', 'sound'], 10020],
  ['lottery', '抽奖', ['english'], 10020],
  ['How to make a lucky draw?', '抽奖', ['question', 'english'], 10020],
  ['名单里的人批量进不来', undefined, ['question'], 10021],
])(
  'R12.1 R12.112 “%s” is searched as “%s” because of %j, on the site and in the help centre',
  async (asked, searched, why, id) => {
    for (const found of [await site(asked), await help(asked)]) {
      expect(found.asked).toBe(asked);
      expect(found.why).toEqual(why);
      if (searched) expect(found.searched).toBe(searched);
      expect(found.list[0]).toMatchObject({ id });
    }
  },
);

test('R12.112 what is written in simplified characters is not taken for Taiwan’s words', () => {
  expect([simplified('小程序'), simplified('軟體'), simplified('怎麼抽獎')]).toEqual(['小程序', '软件', '怎么抽奖']);
});

test('R12.112 words of both scripts are taken apart, and headings of a text are read', async () => {
  expect((await help('API抽奖怎么弄')).list[0]).toMatchObject({ id: 10020 });
  const headed = helpArticle(23, '直播间设置').replace('## ', '## 打款验证失败\n\n## ');
  const files = { ...sampleContent(), ...articles, 'help/10023.md': headed, 'search/synonyms.json': synonyms };
  await importContent(service.database, writeContent(files));
  expect((await help('公司的打款验证怎么失败了')).list[0]).toMatchObject({ id: 10023 });
});

test.each(['京东店铺怎么入驻', '今天天气怎么样', '可以用支付宝买机票吗'])(
  'nothing answers “%s”, and that is said',
  async (asked) => {
    for (const found of [await site(asked), await help(asked)]) expect(found).toMatchObject({ total: 0, list: [] });
  },
);

test('R12.3 exactly what was typed can be asked for', async () => {
  expect(await site('抽将', '&exact=true')).toMatchObject({ total: 0, asked: '抽将', searched: '抽将', why: [] });
  expect(await help('抽将', { exact: true })).toMatchObject({ total: 0, why: [] });
});

test('what the hits have of the words is told, so that pages can mark it', async () => {
  expect((await site('怎么摇奖')).marks).toEqual(['摇奖', '抽奖']);
});

test('R12.4 a title comes before keywords and summary, these before the text, then the newest; or the newest alone', async () => {
  const best = (await help('控制台')).list.map(({ updated }) => updated);
  expect(best).toEqual([...best].sort().reverse());
  const files: Record<string, string> = { ...sampleContent(), ...articles, 'search/synonyms.json': synonyms };
  files['help/10001.md'] = helpArticle(1, '认识控制台');
  await importContent(service.database, writeContent(files));

  expect((await help('控制台')).list[0]?.id).toBe(10001);
  expect((await help('控制台', { order: 'new' })).list.at(0)?.id).not.toBe(10001);
  const days = (await site('控制台', '&order=new')).list.map(({ published }) => published);
  expect(days).toEqual([...days].sort().reverse());
});

test('R12.4 hits can be limited to a category of the help centre; the counts are those of all', async () => {
  const all = await help('控制台');
  const tools = await help('控制台', { category: 2 });

  expect(all.categories.map(({ name }) => name)).toEqual(['新手指南', '开播工具']);
  expect(tools.categories).toEqual(all.categories);
  expect(tools.total).toBe(all.categories[1]?.count);
  expect((await help('控制台', { category: 9 })).total).toBe(0);
});

test.each(['怎么抽奖', '抽将', '摇奖', 'lottery', '抽獎'])(
  'R12.5 “%s” suggests the article that it means',
  async (q) => {
    const { body } = await service.get(`/open/v1/search/suggest?q=${encodeURIComponent(q)}`);
    const { suggest } = (body as { data: { suggest: SearchSuggestion[] } }).data;

    expect(suggest[0]?.label).toBe('发起抽奖并公示中奖名单');
  },
);

test.each([
  '吗',
  '怎么',
  'how to',
  '是什么意思',
  'ma ne',
  'q'.repeat(100),
  '抽'.repeat(100),
  '啊'.repeat(100),
  '%怎么_',
])('“%s” is answered, with whatever there is', async (asked) => {
  expect((await site(asked)).asked).toBe(asked);
  expect((await help(asked)).asked).toBe(asked);
});

test('words of nothing find nothing, and a page beyond the end of a guess is not found', async () => {
  expect(await site('量子纠缠')).toMatchObject({ total: 0, kinds: [], why: [] });
  expect((await service.get(`/open/v1/search?pageIndex=9&q=${encodeURIComponent('抽将')}`)).status).toBe(404);
});

test('of the best of every kind, what is about the word comes before a case that only mentions it', async () => {
  const { list } = await site('发票', '&each=1');

  expect(list.map(({ kind }) => kind)).toEqual(['help', 'case']);
});

test('the best of every kind come in one answer', async () => {
  const { list, kinds, total } = await site('控制台', '&each=2');
  const shown = (kind: string) => list.filter((hit) => hit.kind === kind).length;

  expect(kinds.map(({ kind, count }) => shown(kind) === Math.min(2, count))).not.toContain(false);
  expect(total).toBe(kinds.reduce((sum, { count }) => sum + count, 0));
});

test.each(['sign-in', 'A/B 测试', 'call-to-action'])('of “%s” no part is a question word', (word) => {
  expect(withoutQuestion(word)).toBe(word);
});
