import { packRequest, unpackRequest } from './sent-request';
import type { RenderRequest } from './worker-messages';

const body = { list: [{ id: 1, title: '“直播” \\ </script>' }], none: null };
const friendLinks = [{ name: '友链', link: 'https://example.com/' }];
const request: RenderRequest = {
  address: '/help?id=1',
  friendLinks,
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

test('a render is told in its thread exactly what it was sent with', () => {
  expect(unpackRequest(structuredClone(packRequest(request)))).toEqual(request);
  const bare: RenderRequest = { address: '/', friendLinks: [], marketMenu: [], reference: 'two' };
  expect(unpackRequest(packRequest(bare))).toEqual(bare);
});

test('what one render does to its data is seen by no other', () => {
  const first = unpackRequest(packRequest(request));
  Object.assign(first.friendLinks[0] ?? {}, { name: 'changed' });
  const [, answer] = first.given?.[0] ?? [];
  if (answer?.ok) (answer.body as typeof body).list.length = 0;

  expect(unpackRequest(packRequest(request))).toEqual(request);
  expect(first.given?.[1]).toEqual(request.given?.[1]);
});

test('a list that was exchanged is sent anew', () => {
  packRequest(request);
  expect(unpackRequest(packRequest({ ...request, friendLinks: [] })).friendLinks).toEqual([]);
});
