import { readVideo } from '@site/shared/calls/video';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { video } from '../../testing/samples';

const whole = {
  ...video(30001, { seconds: 185, duration: '03:05', tags: [{ id: 1, name: '企业直播' }] }),
  transcript: [
    { time: '00:00', seconds: 0, text: '登录之后先别急。' },
    { time: '00:14', seconds: 14, text: '首页有三块。' },
  ],
  related: [video(30003)],
  prev: null,
  next: { id: 30002, title: '后一段' },
};
const answers = answerTo(readVideo, ({ id }) => (id === 30001 ? whole : 404));

test('the transcript of a video is in the server HTML', async () => {
  const { status, html } = await renderPage('/video/30001', answers);

  expect(status).toBe(200);
  expect(html).toContain('00:14');
  expect(html).toContain('首页有三块。');
  for (const link of ['/video/30003', '/video/30002', '/tag/1']) expect(html).toContain(`href="${link}"`);
});

test('search engines get length and transcript', async () => {
  const { head } = await renderPage('/video/30001', answers);

  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'VideoObject',
    duration: 'PT3M5S',
    transcript: '登录之后先别急。首页有三块。',
  });
});

test('without an id it redirects to the list', async () => {
  expect((await renderPage('/video', answers)).location).toBe('/info/video/');
});

test.each(['/video/39999', '/video/abc'])('%s is a 404 in place', async (address) => {
  expect((await renderPage(address, answers)).status).toBe(404);
});
