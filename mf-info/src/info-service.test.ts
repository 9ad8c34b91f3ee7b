import { listFeaturedTopics } from '@site/shared/calls/topic-featured';
import { listNewestTopics } from '@site/shared/calls/topic-newest';
import { readTopicPage } from '@site/shared/calls/topic-page';
import { answerTo } from '@site/shared/testing/answer-to';
import type { AxiosAdapter } from 'axios';
import { installTransport } from '@site/shared/http';
import { infoService } from './info-service';
import { categories, pageOf } from './testing/samples';

type Seen = { timeout: number | undefined };

const seen: Record<string, Seen> = {};

const [category] = categories;
const answers = {
  ...answerTo(readTopicPage, { ...pageOf([]), category }),
  ...answerTo(listNewestTopics, { list: [] }),
  ...answerTo(listFeaturedTopics, { list: [] }),
};

const adapter: AxiosAdapter = async (config) => {
  const path = config.url ?? '';
  seen[path] = { timeout: config.timeout };
  return { data: answers[path], status: 200, statusText: 'OK', headers: {}, config };
};

beforeAll(() => {
  installTransport({ baseUrl: () => '', adapter });
});

test('R7.39 R7.40 R7.42 the lists have the 5 seconds of the specification', async () => {
  await infoService.newest();
  await infoService.topicsOf(99, 1);

  expect(seen[listNewestTopics.path]?.timeout).toBe(5_000);
  expect(seen[readTopicPage.path]?.timeout).toBe(5_000);
});

test('a block has no more than its budget of 800 ms on the server', async () => {
  await infoService.featuredBlock();

  expect(seen[listFeaturedTopics.path]?.timeout).toBe(800);
});
