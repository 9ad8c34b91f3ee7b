import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';
import { pageOf, video } from '../../testing/samples';

const answers = { '/VZApi/GetVideoList': pageOf([video(30001), video(30002, { duration: '08:40' })], 20, 1, 12) };

test('every video stands there with its length and its link', async () => {
  const { status, html, calls } = await renderRoute(routes, '/info/video/', answers);

  expect(status).toBe(200);
  expect(html).toContain('href="/video/30002"');
  expect(html).toContain('08:40');
  expect(html).toContain('href="/info/video/?page=2"');
  expect(calls).toEqual(['get host:base/VZApi/GetVideoList?pageIndex=1&pageSize=12']);
});

test('no videos yet is an empty state, not an error', async () => {
  const { status, html } = await renderRoute(routes, '/info/video', { '/VZApi/GetVideoList': pageOf([], 0, 1, 12) });

  expect(status).toBe(200);
  expect(html).toContain('还没有视频');
});
