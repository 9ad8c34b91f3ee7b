import type { MediaReport } from '@site/shared/contract/site';
import { renderRoute } from '@site/shared/testing/render-route';
import { testSite } from '@site/shared/testing/test-site';
import { routes } from '../../routes';
import { answer, collegeAnswers } from '../../testing/samples';

const report: MediaReport = {
  id: 60106,
  outlet: '示例媒体 · 企业服务版',
  title: '办完直播，企业该留下哪些数据',
  summary: '采访三位市场负责人。',
  published: '2026-10-27',
  link: 'https://example.com/media/60106',
};

const reports = (pageIndex: number, list: MediaReport[] = [report]) =>
  answer({ list, total: list.length && 12, pageIndex, pageSize: 10 });

const answers = {
  ...collegeAnswers,
  '/open/v1/media/list': ({ params }: { params: { pageIndex: number } }) =>
    params.pageIndex > 2 ? 404 : reports(params.pageIndex),
};

test('a report opens on its own site, in a window of its own, and is marked as an example', async () => {
  const { status, html, head } = await renderRoute(routes, '/m/media', answers);

  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<a[^>]*href="https:\/\/example\.com\/media\/60106"[^>]*target="_blank"[^>]*rel="noopener/);
  expect(html).toContain('媒体名称与文章均为示例');
  expect(head).toMatchObject({ title: '媒体报道手机版_采访与行业观察-澄播云', canonical: '/home/media' });
});

test('pages of the list have addresses; one beyond the last is not found', async () => {
  expect((await renderRoute(routes, '/m/media', answers)).html).toContain('href="/m/media?page=2"');
  expect((await renderRoute(routes, '/m/media?page=2', answers)).head?.canonical).toBe('/home/media?page=2');
  expect((await renderRoute(routes, '/m/media?page=3', answers)).status).toBe(404);
});

test('our own news follows, and journalists find where to write', async () => {
  const { html } = await renderRoute(routes, '/m/media', answers);

  expect(html).toContain('href="/m/article?id=60001"');
  expect(html).toContain(`href="mailto:${testSite.email}?subject=`);
});

test('without our own news the reports stand, and an empty list says so', async () => {
  const { status, html } = await renderRoute(routes, '/m/media', { '/open/v1/media/list': reports(1, []) });

  expect(status).toBe(200);
  expect(html).toContain('还没有收录报道');
  expect(html).not.toContain('公司自己的消息');
});
