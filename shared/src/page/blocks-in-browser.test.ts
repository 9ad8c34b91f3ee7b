/** @jest-environment jsdom */
import '../testing/browser-globals';
import { installTransport } from '@site/shared/http';
import { KeptAnswers } from '@site/shared/http/kept-answers';
import { listFeaturedTopics } from '../calls/topic-featured.call';
import { listFriendLinks } from '../calls/friend-links.call';
import { answerBody } from '../testing/answer-to';
import { blockWaitInBrowser, fetchBlock } from './answers';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const body = answerBody(listFriendLinks, { list: [] });

/** The service, which takes this long, and the timeouts that it was asked with. */
function answeringAfter(takes: number): (number | undefined)[] {
  const timeouts: (number | undefined)[] = [];
  installTransport({
    baseUrl: () => '',
    kept: new KeptAnswers(),
    adapter: async (config) => {
      timeouts.push(config.timeout);
      await new Promise((done) => setTimeout(done, takes));
      return { data: body, status: 200, statusText: '', headers: {}, config };
    },
  });
  return timeouts;
}

test('R7.42 R7.48 in the browser a block has the timeout of its call', async () => {
  const timeouts = answeringAfter(0);
  const asked = Promise.all([fetchBlock(listFriendLinks, {}), fetchBlock(listFeaturedTopics, {})]);
  await jest.advanceTimersByTimeAsync(0);
  await asked;
  expect(timeouts).toEqual([10_000, 5000]);
});

test('R7.48 a page waits 3 s for a block, and one that is asked for later has what came meanwhile', async () => {
  const timeouts = answeringAfter(blockWaitInBrowser + 1);
  const block = fetchBlock(listFriendLinks, {});
  await jest.advanceTimersByTimeAsync(blockWaitInBrowser);
  expect(await block).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(await fetchBlock(listFriendLinks, {})).toEqual({ list: [] });
  expect(timeouts).toHaveLength(1);
});
