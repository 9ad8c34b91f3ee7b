import type {
  HelpArticle,
  HelpArticlePage,
  HelpBranch,
  HelpClassPage,
  HelpHome,
  HelpTemplate,
} from '@site/shared/contract/help';
import { type Answer, type TestService, startTestService } from '../testing/test-service';
import { eraseFeedback } from './feedback-care';
import { FeedbackRetention } from './feedback-retention';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.close());

const getArticle = (body: object) => service.post('/liveajax/GetHelpArticle', body);
const dataOf = <Data>(answer: Answer) => (answer.body as { data: Data }).data;
const idsOf = (answer: Answer) => dataOf<HelpArticlePage>(answer).list.map(({ id }) => id);

test('R3.20 R3.23 R7.26 an article has its HTML, anchors, path and neighbours', async () => {
  const article = dataOf<HelpArticle>(await getArticle({ id: 10002 }));

  expect(article.html).toContain('<strong>重点：</strong>');
  expect(article.headings).toEqual([{ id: 'kai-shi-zhi-qian', level: 2, text: '开始之前' }]);
  expect(article.breadcrumb).toEqual([
    { id: 1, name: '新手指南' },
    { id: 101, name: '注册与登录' },
  ]);
  expect(article.related).toEqual([{ id: 10001, title: '第 1 篇帮助' }]);
  expect(article.siblings?.map(({ id }) => id)).toEqual([
    10001, 10002, 10003, 10004, 10005, 10006, 10007, 10008, 10009, 10010,
  ]);
  expect(article.siblings?.[0]).toEqual({ id: 10001, title: '第 1 篇帮助' });
  expect(article.prev).toEqual({ id: 10001, title: '第 1 篇帮助' });
  expect(article.next).toEqual({ id: 10003, title: '第 3 篇帮助' });
  expect(article).toMatchObject({ facts: { plans: '全部版本', roles: '主账号' }, minutes: 1 });
  expect(article.version).toBeUndefined();
});

test('the first and last article of a category have no neighbour on that side', async () => {
  expect(dataOf<HelpArticle>(await getArticle({ id: 10001 })).prev).toBeNull();
  expect(dataOf<HelpArticle>(await getArticle({ id: 10013 })).next).toBeNull();
});

test('R3.23 R7.27 a leaf is listed in pages of ten, and a first-level category with all its leaves', async () => {
  const first = await getArticle({ classId: 101, pageIndex: 1 });

  expect(idsOf(first)).toHaveLength(10);
  expect(dataOf<HelpArticlePage>(first)).toMatchObject({
    total: 13,
    pageIndex: 1,
    pageSize: 10,
    category: { id: 101 },
  });
  expect(idsOf(await getArticle({ classId: 101, pageIndex: 2 }))).toEqual([10011, 10012, 10013]);
  expect(idsOf(await getArticle({ classId: 2, pageIndex: 1 }))).toEqual([10014]);
});

test('with a leaf come the leaves beside it, with a first-level category those below it', async () => {
  const othersOf = async (classId: number) =>
    dataOf<HelpClassPage>(await getArticle({ classId, pageIndex: 1 })).others.map(({ id }) => id);

  expect(await othersOf(101)).toEqual([]);
  expect(await othersOf(1)).toEqual([101]);
});

test('R3.23 R7.28 a search finds words in Chinese and Latin, with a snippet around the match', async () => {
  const found = dataOf<HelpArticlePage>(await getArticle({ keywords: 'OBS推流', pageIndex: 2, pageSize: 10 }));

  expect(found).toMatchObject({ total: 14, category: null });
  expect(found.list[0]?.snippet).toContain('使用 OBS 推流到直播间');
});

test('an empty search finds nothing', async () => {
  expect(dataOf<HelpArticlePage>(await getArticle({ keywords: '   ' }))).toMatchObject({ total: 0, list: [] });
});

test('the body may be form-encoded', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await service.call({ method: 'POST', url: '/liveajax/GetHelpArticle', payload: 'id=10001', headers });

  expect(dataOf<HelpArticle>(answer).id).toBe(10001);
});

test.each([
  [{ id: 99 }, 404, '没有编号为 99 的帮助文档'],
  [{ classId: 99 }, 404, '没有编号为 99 的帮助分类'],
  [{ classId: 101, pageIndex: 3 }, 404, '没有第 3 页，共 2 页'],
  [{ classId: 101, pageIndex: 0 }, 400, '参数 pageIndex 不能小于 1'],
  [{}, 400, '请提供 id、classId 或 keywords 之一'],
])('%o answers %d %s', async (body, status, msg) => {
  const answer = await getArticle(body);

  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ code: status, msg });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('R3.19 R3.21 R7.25 the tree holds first-level categories with their leaves, by name', async () => {
  const { list } = dataOf<{ list: HelpBranch[] }>(await service.get('/v1/help_center/classification/all_level_one'));

  expect(list.map(({ name }) => name)).toEqual(['新手指南', '开播工具']);
  expect(list[0]).toEqual({ id: 1, pid: 0, name: '新手指南', secList: [{ id: 101, pid: 1, name: '注册与登录' }] });
});

test('R7.29 the home page has every category with five articles, and the newest', async () => {
  const home = dataOf<HelpHome>(await service.get('/liveajax/GetHelpCenterHomeData'));

  expect(home.categories.map(({ icon, articleCount, articles }) => [icon, articleCount, articles.length])).toEqual([
    ['compass', 13, 5],
    ['camera', 1, 1],
  ]);
  expect(home.latest).toHaveLength(10);
  expect(home.latest[0]?.id).toBe(10014);
});

test('R7.23 templates are the chosen leaves with the icon of their category', async () => {
  const answer = await service.get('/v1/help_center/classification/recommended_templates');
  const { list } = dataOf<{ list: HelpTemplate[] }>(answer);

  expect(list).toEqual([
    {
      ...{ id: 201, pid: 2, name: '电脑端', icon: 'camera', summary: '说明第 14 件事' },
      articles: [{ id: 10014, title: '第 14 篇帮助' }],
    },
  ]);
});

test('R7.24 hot words are listed in their order, without disabled ones', async () => {
  const answer = await service.post('/v1/help_center/hot_search/page', { keyword: '', page: 1, size: 5, state: 1 });

  expect(dataOf<{ list: { keyword: string }[] }>(answer).list.map(({ keyword }) => keyword)).toEqual([
    '白名单',
    '抽奖',
  ]);
});

test('R3.24 R7.19 suggestions have label and value and respect the size', async () => {
  const answer = await service.get('/v1/help_center/article/suggest?keyWord=%E5%B8%AE%E5%8A%A9&size=3');
  const { suggest } = dataOf<{ suggest: { label: string; value: number }[] }>(answer);

  expect(suggest).toHaveLength(3);
  expect(suggest[0]).toEqual({ label: '第 1 篇帮助', value: 10001 });
});

function send(payload: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return service.call({ method: 'POST', url: '/liveajax/HelpArticleFeedback', payload, headers });
}

test('R3.26 feedback is stored with phone numbers masked, and an unknown article is rejected', async () => {
  const words = encodeURIComponent('内容不清楚，请打 13800138000');

  expect((await send(`articleId=10001&islike=0&feedback=${words}`)).status).toBe(200);
  expect((await send('articleId=10001&islike=2')).status).toBe(400);
  expect((await send('articleId=1&islike=1')).status).toBe(404);
  const rows = await service.database.query('select article_id, is_like, feedback from help_feedback');
  expect(rows).toEqual([{ article_id: 10001, is_like: false, feedback: '内容不清楚，请打 138****8000' }]);
});

test('R12.149 feedback that is too long is cut and kept', async () => {
  await service.database.script('truncate help_feedback');
  const words = encodeURIComponent('字'.repeat(900));

  expect((await send(`articleId=10001&islike=0&feedback=${words}`)).status).toBe(200);
  expect(await service.database.query('select feedback from help_feedback')).toEqual([{ feedback: '字'.repeat(500) }]);
});

test('F26: an address gives feedback ten times a minute and no more, and a second address is heard', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const send = (address: string) =>
    service.post('/liveajax/HelpArticleFeedback', { articleId: 10001, islike: 1 }, from(address));
  const flood = await Promise.all(Array.from({ length: 400 }, () => send('203.0.113.1')));
  const refused = flood.find(({ status }) => status === 429);

  expect(flood.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(refused).toMatchObject({
    body: { code: 429, msg: '提交过于频繁，请稍后再试' },
    headers: { 'retry-after': '5' },
  });
  expect((await send('203.0.113.2')).status).toBe(200);
  expect((await service.operate('/metrics')).text).toContain('site_limited_total{call="help-feedback"} 390');
});

test('feedback that names a number is deleted with it, however it is spelled, and old feedback by its age', async () => {
  await service.database.script('truncate help_feedback');
  const texts = ['打 139-0000-1234', '打 １３９ ００００ １２３４', '打 +86 139.0000.1234', '打 13900001235', '很好'];
  await service.database.query(
    `insert into help_feedback (article_id, is_like, feedback, created_at)
     select 10001, true, text, now() - make_interval(days => number::int * 100) from unnest($1::text[]) with ordinality as t (text, number)`,
    [texts],
  );
  const left = async () =>
    (await service.database.query<{ feedback: string }>('select feedback from help_feedback order by id')).map(
      ({ feedback }) => feedback,
    );

  expect(await eraseFeedback(service.database, '13900001234')).toBe(3);
  expect(await left()).toEqual(texts.slice(3));
  const retention = new FeedbackRetention({ database: service.database, log: service.app.log, days: 450 });
  await retention.start();
  retention.stop();
  expect(await left()).toEqual(texts.slice(3, 4));
});
