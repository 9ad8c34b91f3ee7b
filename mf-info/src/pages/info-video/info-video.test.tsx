import { readVideoPage } from '@site/shared/calls/video-page';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { pageOf, video } from '../../testing/samples';

const poster = { src: '/media/video-30002.a1.webp', width: 960, height: 540 };
const videos = [video(30001), video(30002, { duration: '08:40', poster })];
const answers = answerTo(readVideoPage, pageOf(videos, 20, 1, 12));

test('R2.15 every video is there with its link, and one that is filmed with its length', async () => {
  const { status, html, calls } = await renderPage('/info/video/', answers);

  expect(status).toBe(200);
  expect(html).toContain('href="/video/30002"');
  expect(html).toContain('08:40');
  expect(html).toContain('href="/info/video/?page=2"');
  expect(calls).toEqual(['get host:base/VZApi/GetVideoList?pageIndex=1&pageSize=12']);
});

test('no videos yet is an empty state, not an error', async () => {
  const { status, html } = await renderPage('/info/video', answerTo(readVideoPage, pageOf([], 0, 1, 12)));

  expect(status).toBe(200);
  expect(html).toContain('还没有视频');
});
