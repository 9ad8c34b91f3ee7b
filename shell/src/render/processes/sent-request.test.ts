import type { RenderRequest } from '../pages/worker-messages';
import { answerText, requestText } from './sent-request';

const body = { list: [{ id: 1, title: '“直播” \\ </script>' }], none: null };
const request: RenderRequest = {
  address: '/help?id=1',
  friendLinks: [{ name: '友链', link: 'https://example.com/' }],
  marketMenu: [{ categoryName: '活动', contents: [{ id: 50001, title: '新品发布会' }] }],
  given: [
    ['tree', { ok: true, status: 200, body }],
    ['stale', { ok: true, status: 200, body, stale: true }],
    ['text', { ok: true, status: 200, body: 'plain' }],
    ['nothing', { ok: true, status: 204, body: null }],
    ['lost', { ok: false, code: 'ERR_NETWORK', message: 'refused' }],
  ],
  reference: 'one',
};

test('a render is told in its process exactly what it was sent with', () => {
  expect(JSON.parse(requestText(7, request))).toEqual({ id: 7, request });
  const bare: RenderRequest = { address: '/', friendLinks: [], marketMenu: [], reference: 'two' };
  expect(JSON.parse(requestText(8, bare))).toEqual({ id: 8, request: bare });
});

test('a list that was exchanged is sent anew', () => {
  requestText(1, request);
  expect(JSON.parse(requestText(2, { ...request, friendLinks: [] })).request.friendLinks).toEqual([]);
});

test('an answer of a host that is nested too deeply to be written is an error, which whoever sends it can catch', () => {
  const levels = 100_000;
  const deep: unknown = JSON.parse('['.repeat(levels) + ']'.repeat(levels));
  expect(() => answerText({ ok: true, status: 200, body: deep })).toThrow(RangeError);
});
