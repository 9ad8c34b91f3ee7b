import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';
import { answer, video } from '../../testing/samples';

type Call = { params: Record<string, unknown> };

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
const answers = { '/VZApi/GetVideoDetail': ({ params }: Call) => (params.id === 30001 ? answer(whole) : 404) };

test('every word of a video stands in the server HTML', async () => {
  const { status, html } = await renderRoute(routes, '/video/30001', answers);

  expect(status).toBe(200);
  expect(html).toContain('00:14');
  expect(html).toContain('首页有三块。');
  for (const link of ['/video/30003', '/video/30002', '/tag/1']) expect(html).toContain(`href="${link}"`);
});

test('search engines get length and words', async () => {
  const { head } = await renderRoute(routes, '/video/30001', answers);

  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'VideoObject',
    duration: 'PT3M5S',
    transcript: '登录之后先别急。首页有三块。',
  });
});

test('without an id the visitor is sent to the list', async () => {
  expect((await renderRoute(routes, '/video', answers)).location).toBe('/info/video/');
});

test.each(['/video/39999', '/video/abc'])('%s is not found, in place', async (address) => {
  expect((await renderRoute(routes, address, answers)).status).toBe(404);
});
