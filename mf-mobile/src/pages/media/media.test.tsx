import { readMediaPage } from '@site/shared/calls/media-page';
import { answerTo } from '@site/shared/testing/answer-to';
import type { MediaReport } from '@site/shared/contract/site';
import { renderPage } from '@site/shared/testing/render-page';
import { testSite } from '@site/shared/testing/test-site';
import { collegeAnswers } from '../../testing/samples';

const report: MediaReport = {
  id: 60106,
  outlet: '某企业服务媒体',
  title: '办完直播，企业该留下哪些数据',
  summary: '采访三位市场负责人。',
  published: '2026-10-27',
  link: 'https://example.com/media/60106',
};

const reports = (pageIndex: number, list: MediaReport[] = [report]) => ({
  list,
  total: list.length && 12,
  pageIndex,
  pageSize: 10,
});

const answers = {
  ...collegeAnswers,
  ...answerTo(readMediaPage, ({ pageIndex }) => (pageIndex > 2 ? 404 : reports(pageIndex))),
};

test('R2.114 a report opens on its own site, in a window of its own', async () => {
  const { status, html, head } = await renderPage('/m/media', answers);

  expect(status).toBe(200);
  expect(html).toMatch(/<a[^>]*href="https:\/\/example\.com\/media\/60106"[^>]*target="_blank"[^>]*rel="noopener/);
  expect(head).toMatchObject({ title: '媒体报道手机版_采访与行业观察-澄播云', canonical: '/home/media' });
});

test('pages of the list have addresses; one beyond the last is not found', async () => {
  expect((await renderPage('/m/media', answers)).html).toContain('href="/m/media?page=2"');
  expect((await renderPage('/m/media?page=2', answers)).head?.canonical).toBe('/home/media?page=2');
  expect((await renderPage('/m/media?page=3', answers)).status).toBe(404);
});

test('our own news follows, and journalists find where to write', async () => {
  const { html } = await renderPage('/m/media', answers);

  expect(html).toContain('href="/m/article?id=60001"');
  expect(html).toContain(`href="mailto:${testSite.email}?subject=`);
});

test('without our own news the reports still render, and an empty list shows an empty state', async () => {
  const { status, html } = await renderPage('/m/media', answerTo(readMediaPage, reports(1, [])));

  expect(status).toBe(200);
  expect(html).toContain('还没有收录报道');
  expect(html).not.toContain('公司自己的消息');
});
