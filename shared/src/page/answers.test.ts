import { installTransport } from '@site/shared/http';
import { readCaseStudy } from '../calls/case-study.call';
import { listFriendLinks } from '../calls/friend-links.call';
import { answerBody } from '../testing/answer-to';
import { fetchBlock, fetchData, fetchListBlock, orNotFound, orNull } from './answers';

const link = { name: '友链', link: 'https://a.example/' };

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

test('R3.33 R7.1 a page gets the data of its call', async () => {
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
])('R3.33 R7.2 %j is a failed call for a page and a missing block', async (body) => {
  answering(body);
  await expect(fetchData(listFriendLinks, {})).rejects.toThrow('/open/v1/common/friend_link answered');
  expect(await fetchBlock(listFriendLinks, {})).toBeNull();
});

test.each<[object, string]>([
  [{ code: 7, msg: '打 13800008000' }, '/open/v1/common/friend_link answered the code 7.'],
  [{ code: 0, data: { list: null } }, '/open/v1/common/friend_link answered without a list.'],
])('R7.6 F11: the answer %j is told to the log and marked like a request that failed', async (body, message) => {
  const told: Record<string, unknown>[] = [];
  installTransport({
    baseUrl: () => '',
    adapter: async (config) => {
      if (config.call === 'log-collect')
        told.push(JSON.parse((JSON.parse(config.data) as { logInfo: string }).logInfo));
      return { data: body, status: 200, statusText: 'OK', headers: {}, config };
    },
  });

  await expect(fetchData(listFriendLinks, {})).rejects.toMatchObject({ isAxiosError: true, message });
  await fetchBlock(listFriendLinks, {});
  const responseData = JSON.stringify(body).replace('13800008000', '138****8000');
  const report = { message, url: '/open/v1/common/friend_link', status: 200, statusText: 'OK', responseData };
  expect(told).toEqual([expect.objectContaining(report), expect.objectContaining(report)]);
});

test('a 404 of the service is a 404 of the page if the page names the resource, else a failure', async () => {
  answering(404);
  await expect(fetchData(readCaseStudy, { id: 7 }, 'Case 7')).rejects.toMatchObject({ status: 404 });
  await expect(fetchData(readCaseStudy, { id: 7 })).rejects.toMatchObject({ message: 'no' });
  expect(await fetchBlock(readCaseStudy, { id: 7 })).toBeNull();
});

test('R7.48 a block times out after 800 ms on the server', async () => {
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
