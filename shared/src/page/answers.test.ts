import { installTransport } from '@site/shared/http';
import { readCaseStudy } from '../calls/case-study.call';
import { listFriendLinks } from '../calls/friend-links.call';
import { answerBody } from '../testing/answer-to';
import { dataOf, fetchBlock, fetchData, fetchListBlock, listIn, orNotFound, orNull } from './answers';

const link = { name: '友链', link: 'https://a.example/' };

test('the data of an answer', () => {
  expect(dataOf({ data: { id: 1 } }, '/x')).toEqual({ id: 1 });
  expect(listIn({ data: { list: [1] } }, '/x').list).toEqual([1]);
});

test.each([null, { data: null }, '<html>', {}])('%p counts as a failed call, which names its path', (answer) => {
  expect(() => dataOf(answer as never, '/VZApi/x')).toThrow('/VZApi/x answered without data.');
});

test('a response without a list is a failed call', () => {
  expect(() => listIn({ data: { list: null } } as never, '/x')).toThrow('/x answered without a list.');
});

test('a block that fails is null', async () => {
  expect(await orNull(Promise.reject(new Error('down')))).toBeNull();
});

test('a 404 of the service is a 404 of the page, other errors are unchanged', async () => {
  const failed = (status: number) => Promise.reject(Object.assign(new Error('no'), { response: { status } }));

  await expect(orNotFound(failed(404), 'Lecture 7')).rejects.toMatchObject({ status: 404 });
  await expect(orNotFound(failed(502), 'Lecture 7')).rejects.toMatchObject({ message: 'no' });
});

/** Stubs every call with this body, or an error with this status. */
function answering(body: unknown): { timeout: number | undefined }[] {
  const seen: { timeout: number | undefined }[] = [];
  installTransport({
    baseUrl: () => '',
    adapter: async (config) => {
      if (config.call !== 'log-collect') seen.push({ timeout: config.timeout });
      if (typeof body === 'number') throw Object.assign(new Error('no'), { response: { status: body } });
      return { data: body, status: 200, statusText: '', headers: {}, config };
    },
  });
  return seen;
}

test('a page gets the data of its call', async () => {
  const seen = answering(answerBody(listFriendLinks, { list: [link] }));
  expect((await fetchData(listFriendLinks, {})).list).toHaveLength(1);
  expect(seen).toEqual([{ timeout: 10_000 }]);
});

test.each([
  [{ code: 7, data: { list: [] } }],
  [{ code: 0, data: { list: 'no list' } }],
  [{ code: 0 }],
  ['<html>'],
  [null],
])('%j is a failed call for a page and a missing block', async (body) => {
  answering(body);
  await expect(fetchData(listFriendLinks, {})).rejects.toThrow('/open/v1/common/friend_link answered');
  expect(await fetchBlock(listFriendLinks, {})).toBeNull();
});

test('a 404 of the service is a 404 of the page if the page names the resource, else a failure', async () => {
  answering(404);
  await expect(fetchData(readCaseStudy, { id: 7 }, 'Case 7')).rejects.toMatchObject({ status: 404 });
  await expect(fetchData(readCaseStudy, { id: 7 })).rejects.toMatchObject({ message: 'no' });
  expect(await fetchBlock(readCaseStudy, { id: 7 })).toBeNull();
});

test('a block times out after 800 ms on the server', async () => {
  const seen = answering(answerBody(listFriendLinks, { list: [] }));
  await fetchBlock(listFriendLinks, {});
  expect(seen).toEqual([{ timeout: 800 }]);
});

test('the list of a block is empty where the call fails', async () => {
  answering(answerBody(listFriendLinks, { list: [link] }));
  expect(await fetchListBlock(listFriendLinks, {})).toHaveLength(1);
  answering(503);
  expect(await fetchListBlock(listFriendLinks, {})).toEqual([]);
});
