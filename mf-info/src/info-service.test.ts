import type { AxiosAdapter } from 'axios';
import { installTransport } from '@site/shared/http';
import { infoService, newsTimeout } from './info-service';
import { answer, categories, listOf } from './testing/samples';

type Seen = { timeout: number | undefined };

const seen: Record<string, Seen> = {};

const adapter: AxiosAdapter = async (config) => {
  const path = config.url ?? '';
  seen[path] = { timeout: config.timeout };
  const page = answer({ list: [], total: 0, pageIndex: 1, pageSize: 10, category: categories[0] });
  return { data: path.endsWith('ByCategory') ? page : listOf([]), status: 200, statusText: 'OK', headers: {}, config };
};

beforeAll(() => {
  installTransport({ baseUrl: () => '', adapter });
});

test('the lists have the 5 seconds of the specification', async () => {
  await infoService.newest();
  await infoService.topicsOf(99, 1);

  expect(newsTimeout).toBe(5_000);
  expect(seen['/VZApi/GetFiveHomeNewHq']?.timeout).toBe(5_000);
  expect(seen['/VZApi/GetTopicByCategory']?.timeout).toBe(5_000);
});

test('a block has no more than its budget of 800 ms on the server', async () => {
  await infoService.featuredBlock();

  expect(seen['/open/v1/information/article/featured']?.timeout).toBe(800);
});
