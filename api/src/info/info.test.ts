import type {
  CountedTag,
  TagPage,
  Topic,
  TopicCategory,
  TopicGroup,
  TopicPage,
  TopicSummary,
  Video,
  VideoSummary,
} from '@site/shared/contract/info';
import { readData } from '../testing/read-data';
import { type TestService, startTestService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.close());

const read = <Data>(url: string) => readData<Data>(service, url);

const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test('R7.38 the category of all articles is listed first', async () => {
  const { list } = await read<{ list: TopicCategory[] }>('/VZApi/GetTopicCategory');

  expect(list).toEqual([
    { id: 99, name: '全部文章', articleCount: 12 },
    { id: 1, name: '行业观察', articleCount: 10 },
    { id: 2, name: '直播运营', articleCount: 2 },
  ]);
});

test('category 99, the default, lists all, newest first, ten a page', async () => {
  const first = await read<TopicPage>('/VZApi/GetTopicByCategory');
  const second = await read<TopicPage>('/VZApi/GetTopicByCategory?categoryId=99&pageIndex=2');

  expect(ids(first.list).slice(0, 2)).toEqual([20012, 20011]);
  expect(first).toMatchObject({ total: 12, pageSize: 10, category: { id: 99 } });
  expect(ids(second.list)).toEqual([20002, 20001]);
});

test('R7.39 a category lists its articles', async () => {
  expect(ids((await read<TopicPage>('/VZApi/GetTopicByCategory?categoryId=2')).list)).toEqual([20012, 20011]);
});

test('R10.30 an article has names of category and tags, neighbours of its category and related articles', async () => {
  const topic = await read<Topic>('/VZApi/GetTopicDetail?id=20009');

  expect(topic).toMatchObject({
    category: 1,
    categoryName: '行业观察',
    minutes: 1,
    prev: { id: 20010 },
    next: { id: 20008 },
  });
  expect(topic.tags).toEqual([
    { id: 1, name: '标签1' },
    { id: 3, name: '标签3' },
  ]);
  expect(topic.html).toContain('<h2 id="xiao-biao-ti">');
  expect(ids(topic.related)).toEqual([20007, 20005, 20003, 20001, 20011]);
});

test('R7.40 R7.42 R10.31 hot is sorted by views, featured contains marked articles only, newest has five', async () => {
  expect(ids((await read<{ list: TopicSummary[] }>('/VZApi/GetHotTopic?pageSize=2')).list)).toEqual([20012, 20011]);
  expect(ids((await read<{ list: TopicSummary[] }>('/open/v1/information/article/featured')).list)).toEqual([20003]);
  expect(ids((await read<{ list: TopicSummary[] }>('/VZApi/GetFiveHomeNewHq')).list)).toHaveLength(5);
});

test('R7.41 the home list groups the newest five of each category', async () => {
  const { list } = await read<{ list: TopicGroup[] }>('/VZApi/GetHomeNewList');

  expect(list.map(({ category, articles }) => [category.id, articles.length])).toEqual([
    [1, 5],
    [2, 2],
  ]);
});

test('R10.32 R10.33 tags are counted, and each lists its articles', async () => {
  const { list } = await read<{ list: CountedTag[] }>('/VZApi/GetTagList');
  const page = await read<TagPage>('/VZApi/GetTopicByTag?tagId=2');

  expect(list.map(({ articleCount }) => articleCount)).toEqual([12, 6, 6]);
  expect(page).toMatchObject({ total: 6, tag: { id: 2, name: '标签2' } });
});

test('R10.34 R10.35 R12.21 videos are listed, filtered and shown with their transcript', async () => {
  const all = await read<{ list: VideoSummary[] }>('/VZApi/GetVideoList');
  const data = await read<{ list: VideoSummary[] }>(`/VZApi/GetVideoList?category=${encodeURIComponent('数据')}`);
  const video = await read<Video>('/VZApi/GetVideoDetail?id=30001');

  expect(ids(all.list)).toEqual([30001, 30002]);
  expect(ids(data.list)).toEqual([30002]);
  expect(video).toMatchObject({
    duration: '01:40',
    seconds: 100,
    clip: null,
    poster: null,
    prev: null,
    next: { id: 30002 },
  });
  expect(video.help).toEqual([
    { id: 10001, title: '第 1 篇帮助', summary: '说明第 1 件事' },
    { id: 10002, title: '第 2 篇帮助', summary: '说明第 2 件事' },
  ]);
  expect(video.show.steps).toHaveLength(3);
  expect(video.transcript[1]).toEqual({ time: '00:12', seconds: 12, text: '打开控制台。' });
});

test.each([
  ['/VZApi/GetTopicByCategory?categoryId=98', '没有编号为 98 的资讯分类'],
  ['/VZApi/GetTopicByCategory?pageIndex=3', '没有第 3 页，共 2 页'],
  ['/VZApi/GetTopicDetail?id=1', '没有编号为 1 的资讯文章'],
  ['/VZApi/GetTopicByTag?tagId=9', '没有编号为 9 的标签'],
  ['/VZApi/GetVideoDetail?id=1', '没有编号为 1 的视频'],
])('%s is a 404 that says what is missing', async (url, msg) => {
  expect(await service.get(url)).toMatchObject({ status: 404, body: { code: 404, msg } });
});
