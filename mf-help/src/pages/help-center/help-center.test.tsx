import { renderRoute } from '@site/shared/testing/render-route';
import { routes } from '../../routes';
import { answers, paths } from '../../testing/help-answers';

const address = '/help/helpCenter';

test('the help centre offers a search, hot words, recommended leaves and every classification', async () => {
  const { status, html, head } = await renderRoute(routes, address, answers);

  expect(status).toBe(200);
  expect(html).toMatch(/<form[^>]*role="search"[^>]*action="\/help\/helpSearch"/);
  expect(html).toContain(`href="/help/helpSearch/${encodeURIComponent('白名单')}"`);
  expect(html).toContain('五分钟完成第一场直播');
  expect(html).toContain('href="/help/helpClassList/502"');
  expect(html).toContain('2 个分类，3 个主题，8 篇说明。');
  expect(html).toContain('2026-05-18');
  expect(head?.title).toContain('帮助中心');
});

test('what cannot wait stands beside the search', async () => {
  const { html } = await renderRoute(routes, address, answers);

  for (const id of [10006, 10073, 10074, 10075]) expect(html).toContain(`href="/help/helpDocument/${id}"`);
});

test('blocks that do not come are left out, the page stays whole', async () => {
  const { status, html } = await renderRoute(routes, address, {
    ...answers,
    [paths.templates]: 500,
    [paths.hotWords]: 504,
  });

  expect(status).toBe(200);
  expect(html).toContain('全部分类');
  expect(html).not.toContain('常用操作');
  expect(html).not.toContain('热门搜索');
});

test('without its main data the help centre is a fault, not an empty page', async () => {
  expect((await renderRoute(routes, address, { ...answers, [paths.home]: 503 })).status).toBe(503);
});
