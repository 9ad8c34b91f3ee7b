import type { CasePage, CaseStudy } from '@site/shared/contract/cases';
import type { MarketingDetail, MarketingItem, MarketingLists } from '@site/shared/contract/marketing';
import { readData } from '../testing/read-data';
import { type TestService, startTestService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.close());

const read = <Data>(url: string) => readData<Data>(service, url);

test('R3.27 R3.28 R7.31 the list is flat, and grouped for the mobile menu', async () => {
  const { list, groups } = await read<MarketingLists>('/open/v1/marketing/list');

  expect(list.map(({ id }) => id)).toEqual([50001, 50002]);
  expect(groups).toEqual([
    {
      ...{ categoryId: 1, categoryName: '获客增长' },
      contents: [
        { id: 50001, title: '营销内容 50001' },
        { id: 50002, title: '营销内容 50002' },
      ],
    },
  ]);
  expect((await read<MarketingLists>('/open/v1/marketing/list?id=1')).list).toHaveLength(2);
  expect(await read<MarketingLists>('/open/v1/marketing/list?id=99')).toEqual({ list, groups });
});

test('R7.32 a detail has its six blocks, with cases and recommendations in full', async () => {
  const detail = await read<MarketingDetail>('/open/v1/marketing/detail?id=50001');

  expect(detail.banner.title).toBe('横幅');
  expect(detail.cases.map(({ customer }) => customer)).toEqual(['某客户1']);
  expect(detail.recommend.map(({ id }) => id)).toEqual([50002]);
});

test('R7.33 recommendations belong to an item, or are the newest', async () => {
  const own = await read<{ list: MarketingItem[] }>('/open/v1/marketing/recommend?id=50002');
  const any = await read<{ list: MarketingItem[] }>('/open/v1/marketing/recommend');

  expect(own.list.map(({ id }) => id)).toEqual([50001]);
  expect(any.list.map(({ id }) => id)).toEqual([50002, 50001]);
});

test('R10.17 cases are filtered and searched, and each filter counts what choosing it would leave', async () => {
  const finance = await read<CasePage>(`/open/v1/case/list?industry=${encodeURIComponent('金融')}`);
  const searched = await read<CasePage>(`/open/v1/case/list?q=${encodeURIComponent('某客户1 门店')}`);

  expect(finance.list.map(({ id }) => id)).toEqual([41002]);
  expect(finance.facets).toEqual({
    industry: [
      { name: '连锁零售', count: 1 },
      { name: '金融', count: 1 },
    ],
    scene: [
      { name: '门店', count: 0 },
      { name: '培训', count: 1 },
    ],
    product: [{ name: '营销直播', count: 1 }],
  });
  expect(searched.facets.scene[1]).toEqual({ name: '培训', count: 0 });
  expect(searched.list.map(({ id }) => id)).toEqual([41001]);
  expect((await read<CasePage>('/open/v1/case/list?sort=newest')).list[0]?.id).toBe(41002);
});

test('R10.18 a case has its quotation, figures as words and related cases', async () => {
  const study = await read<CaseStudy>('/open/v1/case/detail?id=41001');

  expect(study.metrics).toEqual([{ name: '场次', value: '1', unit: '场' }]);
  expect(study.related.map(({ id }) => id)).toEqual([41002]);
  expect(study).toMatchObject({ prev: null, next: { id: 41002 }, quoteBy: '市场负责人' });
});

test.each([
  ['/open/v1/marketing/list?id=9', '没有编号为 9 的营销分类'],
  ['/open/v1/marketing/detail?id=9', '没有编号为 9 的营销内容'],
  ['/open/v1/marketing/recommend?id=9', '没有编号为 9 的营销内容'],
  ['/open/v1/case/detail?id=9', '没有编号为 9 的案例'],
  ['/open/v1/case/list?pageIndex=2', '没有第 2 页，共 1 页'],
])('%s is a 404 that says what is missing', async (url, msg) => {
  expect(await service.get(url)).toMatchObject({ status: 404, body: { msg } });
});
