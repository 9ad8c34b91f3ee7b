import type { Topic, TopicSummary } from '@site/shared/contract/info';
import { readData } from '../testing/read-data';
import { type TestService, startTestService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.close());

const read = <Data>(url: string) => readData<Data>(service, url);

const detail = (id: number) => read<Topic>(`/VZApi/GetTopicDetail?id=${id}`);

test('R12.47 the guides are listed, articles are not', async () => {
  const { list } = await read<{ list: TopicSummary[] }>('/open/v1/information/article/guides');

  expect(list.map(({ id }) => id)).toEqual([20012]);
});

test('R12.48 a guide leads to its articles, to help in the order that the editor chose, and to products', async () => {
  const { guide, pillar, checklist } = await detail(20012);

  expect(guide?.articles.map(({ id }) => id)).toEqual([20001, 20002, 20003]);
  expect(guide?.help).toEqual([
    { id: 10002, title: '第 2 篇帮助' },
    { id: 10001, title: '第 1 篇帮助' },
  ]);
  expect(guide?.products).toEqual([{ name: '云导播', link: '/home/daobo' }]);
  expect(checklist).toEqual({ title: '开播清单', groups: [{ name: '前一天', items: ['试备用链路'] }] });
  expect(pillar).toBeNull();
});

test('an article leads up to its guide, and only where it has one', async () => {
  expect((await detail(20002)).pillar).toEqual({ id: 20012, title: '第 12 篇资讯' });
  expect(await detail(20004)).toMatchObject({ pillar: null, guide: null, checklist: null });
});

test('an article says what it rests on, and its cover comes with every list', async () => {
  const cover = { kind: 'chain', word: '第 5 张', note: '三步', nodes: ['采集', '推流', '观看'], mark: 1 };
  const { list } = await read<{ list: TopicSummary[] }>('/VZApi/GetTopicByCategory?pageSize=12');

  expect(await detail(20005)).toMatchObject({ cover, sources: [{ kind: '活动复盘', text: '第 5 次复盘' }] });
  expect(list.find(({ id }) => id === 20005)?.cover).toEqual(cover);
});

test('R12.49 what stands in a checklist is found by the search', async () => {
  const answer = await service.get('/open/v1/search?q=%E5%A4%87%E7%94%A8%E9%93%BE%E8%B7%AF');

  expect(JSON.stringify(answer.body)).toContain('20012');
});

test('every guide is listed, however many editors write', async () => {
  await service.database.script(
    `update entry set data = data || '{"guide": {"help": [], "products": []}}' where kind = 'topic'`,
  );
  const { list } = await read<{ list: TopicSummary[] }>('/open/v1/information/article/guides');

  expect(list).toHaveLength(12);
});
