import type { HelpArticlePage, HelpSuggestion } from '@site/shared/contract/help';
import { type TestService, startTestService } from '../testing/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.close());

async function suggested(typed: string): Promise<number[]> {
  const { body } = await service.get(`/v1/help_center/article/suggest?keyWord=${encodeURIComponent(typed)}&size=10`);
  return (body as { data: { suggest: HelpSuggestion[] } }).data.suggest.map(({ value }) => value);
}

async function searched(keywords: string): Promise<HelpArticlePage> {
  const { body } = await service.post('/liveajax/GetHelpArticle', { keywords, pageIndex: 1, pageSize: 20 });
  return (body as { data: HelpArticlePage }).data;
}

test.each(['帮助', 'bangzhu', 'bz', 'BZ', 'pbz', 'bang zhu', ' bz '])(
  'a search for “%s” lists what its suggestions promised',
  async (typed) => {
    const promised = await suggested(typed);
    const { list } = await searched(typed);

    expect(promised).toHaveLength(10);
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(promised));
  },
);

test('letters match both text that contains them and titles by pinyin', async () => {
  expect((await searched('obs')).total).toBe(14);
  expect((await searched('bz obs')).total).toBe(0);
});
