import type { ArticleType, CollegeArticle, CollegeArticlePage } from '@site/shared/contract/college';
import { type Answer, type TestService, startTestService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.close());

const dataOf = <Data>(answer: Answer) => (answer.body as { data: Data }).data;
const ids = (answer: Answer) => dataOf<CollegeArticlePage>(answer).list.map(({ id }) => id);

test('R2.84 R3.30 R7.36 types are listed in their order', async () => {
  const { list } = dataOf<{ list: ArticleType[] }>(await service.get('/VZCollege/articleTypeList'));

  expect(list.map(({ id, name }) => [id, name])).toEqual([
    [1, '经典案例'],
    [2, '解决方案'],
  ]);
  expect(Object.keys(list[0] ?? {}).sort()).toEqual(['active', 'id', 'link', 'name', 'pid', 'sort', 'state']);
});

test('a list takes its parameters from the query or the body, and none for all lectures', async () => {
  const inQuery = await service.call({ method: 'POST', url: '/VZCollege/articleList?typeId=1' });
  const inBody = await service.post('/VZCollege/articleList', { typeId: 2, pageIndex: 1 });
  const all = await service.call({ method: 'POST', url: '/VZCollege/articleList' });

  expect(ids(inQuery)).toEqual([40003, 40001]);
  expect(dataOf<CollegeArticlePage>(inQuery).type).toEqual({ id: 1, name: '经典案例' });
  expect(ids(inBody)).toEqual([40002]);
  expect(ids(all)).toEqual([40002, 40003, 40001]);
  expect(dataOf<CollegeArticlePage>(all).type).toBeNull();
});

test('a request in two parts is one request: fields missing from both have their defaults', async () => {
  const answer = await service.post('/VZCollege/articleList?pageIndex=2&pageSize=1', { typeId: 60 });

  expect(ids(answer)).toEqual([60001]);
  expect(dataOf<CollegeArticlePage>(answer)).toMatchObject({ pageIndex: 2, pageSize: 1, total: 2 });
});

test('type 60 is company news, newest first', async () => {
  const news = await service.post('/VZCollege/articleList', { typeId: 60 });

  expect(ids(news)).toEqual([60002, 60001]);
  expect(dataOf<CollegeArticlePage>(news).type).toEqual({ id: 60, name: '新闻动态' });
});

test('R7.35 a lecture has points, its type and a cover, news has no points', async () => {
  const lecture = dataOf<CollegeArticle>(await service.get('/VZCollege/articleinfo?id=40001'));
  const news = dataOf<CollegeArticle>(await service.get('/VZCollege/articleinfo?id=60001'));

  expect(lecture).toMatchObject({
    type: 1,
    typeName: '经典案例',
    points: ['要点一', '要点二'],
    cover: { word: '三步走' },
    prev: { id: 40003 },
    next: null,
  });
  expect(news).toMatchObject({ type: 60, typeName: '新闻动态', points: [], prev: { id: 60002 } });
});

test('R12.94 a lecture knows its course: its place, the others in order, its neighbours; and what is to be worked on', async () => {
  const { lesson, order, prev } = dataOf<CollegeArticle>(await service.get('/VZCollege/articleinfo?id=40001'));
  const first = dataOf<CollegeArticle>(await service.get('/VZCollege/articleinfo?id=40003'));

  expect(order).toBe(2);
  expect(lesson?.course.map(({ id }) => id)).toEqual([40003, 40001]);
  expect([prev?.id, first.prev, first.next?.id]).toEqual([40003, null, 40001]);
  expect(lesson).toMatchObject({
    example: { steps: ['发码', '入镜', '核销'] },
    outline: [{ text: '背景', seconds: 10 }],
  });
  expect(lesson?.exercises.map(({ answer }) => answer)).toEqual(['换流量卡', '到店核销']);
});

test('news is in no course', async () => {
  const news = dataOf<CollegeArticle>(await service.get('/VZCollege/articleinfo?id=60001'));

  expect([news.lesson, news.order]).toEqual([undefined, undefined]);
});

test.each([
  ['/VZCollege/articleinfo?id=1', '没有编号为 1 的文章'],
  ['/VZCollege/articleinfo?id=20001', '没有编号为 20001 的文章'],
])('%s is a 404', async (url, msg) => {
  expect(await service.get(url)).toMatchObject({ status: 404, body: { msg } });
});

test('an unknown type is a 404', async () => {
  expect(await service.post('/VZCollege/articleList', { typeId: 9 })).toMatchObject({ status: 404 });
});
