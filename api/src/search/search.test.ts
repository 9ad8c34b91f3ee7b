import type { SearchPage, SearchSuggestion } from '@site/shared/contract/search';
import { type TestService, startTestService } from '../testing/test-service';
import { searchEntries } from './search.repository';
import { phraseOf, tokensOf, vectorOf } from './tokens';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.close());

test('a text becomes characters, bigrams and words with positions; punctuation leaves a gap', () => {
  expect(tokensOf('用 OBS推流，好')).toEqual([
    { text: '用', position: 1 },
    { text: 'obs', position: 2 },
    { text: '推', position: 3 },
    { text: '推流', position: 3 },
    { text: '流', position: 4 },
    { text: '好', position: 6 },
  ]);
});

test('a vector keeps weights, and no phrase spans two parts', () => {
  expect(
    vectorOf([
      { text: '推', weight: 'A' },
      { text: '流', weight: '' },
    ]),
  ).toBe(`'推':1A '流':4`);
});

test.each([
  ['抽', `'抽'`],
  ['抽奖', `'抽奖'`],
  ['直播回放', `'直播' <1> '播回' <1> '回放'`],
  ['OBS推流', `'obs' <1> '推流'`],
  ['推流OBS', `'推流' <2> 'obs':*`],
  ['ＯＢＳ', `'obs':*`],
  ["'; drop", `'drop':*`],
])('%s is searched as %s', (word, phrase) => {
  expect(phraseOf(word)).toBe(phrase);
});

test('a search of only punctuation is empty', () => {
  expect(phraseOf('…！')).toBeUndefined();
});

/** A deterministic corpus of common characters, so that every keyword has near misses. */
function corpus(size: number): string[] {
  const pieces = [
    '直播',
    '回放',
    '抽奖',
    '推流',
    'OBS',
    'rtmp',
    '白名单',
    '防录屏',
    '，',
    '。',
    '播放',
    '名单',
    '3D',
    '的',
    '在',
  ];
  let seed = 7;
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed;
  };
  return Array.from({ length: size }, () => Array.from({ length: 30 }, () => pieces[next() % pieces.length]).join(''));
}

const keywords = [
  '直',
  '直播',
  '直播回',
  '直播回放',
  '放直播',
  '白名单抽奖',
  'OBS推流',
  '推流OBS',
  '抽奖rtmp',
  '防录屏白名单播放',
  '名单',
  '3D直播',
  '奖，推',
];

test.each(keywords)('“%s” finds what a plain comparison of the text finds', async (keyword) => {
  const { database } = service;
  const texts = corpus(300);
  const rows = texts.map((text, index) => ({
    ...{
      kind: 'news',
      id: 70_000 + index,
      group_id: 0,
      sort: 0,
      title: '',
      summary: '',
      tags: [],
      published: '',
      updated: '',
      views: 0,
    },
    ...{
      featured: false,
      html: '',
      plain: text,
      data: {},
      hash: '',
      head: '',
      phonetic: '',
      vector: vectorOf([{ text, weight: '' }]),
    },
  }));
  await database.query(`delete from entry where kind = 'news'`);
  await database.query('insert into entry select * from jsonb_populate_recordset(null::entry, $1::jsonb)', [
    JSON.stringify(rows),
  ]);

  const { total } = await searchEntries(database, [keyword], ['news'], { pageIndex: 1, pageSize: 1 });
  // Punctuation stands for any one place, a character or a word. A Latin word at the end is a prefix and begins at a border, as it does for a reader.
  const plain = keyword.replace(/[a-z0-9]+/gi, (word) => `(?<![a-z0-9])${word}`).replace('，', '(?:[a-z0-9]+|.)');
  const truth = texts.filter((text) => new RegExp(plain, 'iu').test(text)).length;
  expect(total).toBe(truth);
  expect(truth).toBeGreaterThan(0);
});

async function search(query: string): Promise<SearchPage> {
  return ((await service.get(`/open/v1/search?${query}`)).body as { data: SearchPage }).data;
}

test('R10.27 the site search names kinds, counts and addresses', async () => {
  const page = await search(`q=${encodeURIComponent('控制台')}`);

  expect(page.kinds).toEqual(
    expect.arrayContaining([
      { kind: 'help', name: '帮助文档', count: 14 },
      { kind: 'video', name: '视频', count: 2 },
    ]),
  );
  expect(page.list).toHaveLength(10);
});

test('results can be limited to a kind; the counts are those of all kinds', async () => {
  const page = await search(`q=${encodeURIComponent('控制台')}&kind=video`);

  expect(page.list.map(({ link }) => link)).toEqual(['/video/30001', '/video/30002']);
  expect(page.total).toBe(2);
  expect(page.kinds.find(({ kind }) => kind === 'help')?.count).toBe(14);
});

test('what a paste brings along unseen is no part of a word', async () => {
  const plain = await search(`q=${encodeURIComponent('控制台')}`);
  const pasted = await search(`q=${encodeURIComponent('控\u200b制\u00ad台')}`);
  const suggested = await service.get(`/open/v1/search/suggest?q=${encodeURIComponent('\u202e图\ufeff片')}`);

  expect(pasted).toEqual(plain);
  expect((suggested.body as { data: { suggest: SearchSuggestion[] } }).data.suggest).not.toEqual([]);
});

test('several words must all occur, and a title match ranks first', async () => {
  const page = await search(`q=${encodeURIComponent('帮助 篇')}&pageSize=1`);

  expect(page.list[0]?.title).toMatch(/篇帮助/);
  expect((await search(`q=${encodeURIComponent('帮助 支付宝')}`)).total).toBe(0);
});

test('pages of the site are found by their keywords', async () => {
  expect((await search(`q=${encodeURIComponent('云摄影')}`)).list[0]).toMatchObject({
    kind: 'page',
    link: '/home/imageLive',
  });
});

test.each(['图片', 'tupian', 'tpzb', 'zhibo', '图'])(
  'R10.28 “%s” suggests the page whose title it begins or sounds like',
  async (typed) => {
    const answer = await service.get(`/open/v1/search/suggest?q=${encodeURIComponent(typed)}`);
    const { suggest } = (answer.body as { data: { suggest: SearchSuggestion[] } }).data;

    expect(suggest.map(({ link }) => link)).toContain('/home/imageLive');
  },
);

test.each(['%', "'", '\\', ':*', '&|!()', '<1>', '\u0000', '😀', ' '])(
  '“%s” is searched without an error',
  async (typed) => {
    const q = encodeURIComponent(typed);

    expect((await service.get(`/open/v1/search?q=${q}`)).status).toBe(200);
    expect((await service.get(`/open/v1/search/suggest?q=${q}`)).status).toBe(200);
    expect((await service.get(`/v1/help_center/article/suggest?keyWord=${q}`)).status).toBe(200);
  },
);

const punctuation = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~·—…「」《》￥'];

test.each(['Wi-Fi', '1-3', 'H-264', '直播-回放', 'C++', 'a/b', '(示例)', '^$', '\\d', '[x', 'x{2', '🎬'])(
  'the word %j is searched like any other, on the site and in the help centre',
  async (word) => {
    const site = await service.get(`/open/v1/search?q=${encodeURIComponent(word)}`);
    const help = await service.post('/liveajax/GetHelpArticle', { keywords: word });

    expect([site.status, help.status]).toEqual([200, 200]);
  },
);

test('no sign beside a word makes a search fail, wherever it stands', async () => {
  for (const sign of punctuation) {
    for (const word of [`${sign}直播`, `直播${sign}`, `直${sign}播`, `${sign}${sign}`]) {
      const { status } = await service.get(`/open/v1/search?q=${encodeURIComponent(word)}`);
      expect(`${word} ${status}`).toBe(`${word} 200`);
    }
  }
});
