import { readHelpHome } from '@site/shared/calls/help-home';
import { listHotWords } from '@site/shared/calls/help-hot-words';
import { listHelpTemplates } from '@site/shared/calls/help-templates';
import { renderPage } from '@site/shared/testing/render-page';
import { answers } from '../../testing/help-answers';

const address = '/help/helpCenter';

test('R2.21 R7.23 the help centre offers a search, hot words, recommended leaves and every classification', async () => {
  const { status, html, head } = await renderPage(address, answers);

  expect(status).toBe(200);
  expect(html).toMatch(/<form[^>]*role="search"[^>]*action="\/help\/helpSearch"/);
  expect(html).toContain(`href="/help/helpSearch/${encodeURIComponent('白名单')}"`);
  expect(html).toContain('五分钟完成第一场直播');
  expect(html).toContain('href="/help/helpClassList/502"');
  expect(html).toContain('2 个分类，3 个主题，8 篇说明。');
  expect(html).toContain('2026-05-18');
  expect(head?.title).toContain('帮助中心');
});

test('hot words and urgent problems are said once: the box lists no hot words, the panel only what cannot wait', async () => {
  const { html } = await renderPage(address, answers);

  expect(html).toContain('data-hot=""');
  for (const id of ['black-screen', 'no-sound', 'stutter', 'no-push']) expect(html).toContain(`href="#${id}"`);
  expect(html).not.toContain('href="#no-replay"');
  expect(html).toContain('另外 8 种现象');
});

test('urgent problems are beside the search', async () => {
  const { html } = await renderPage(address, answers);

  for (const id of [10006, 10073, 10074, 10075]) expect(html).toContain(`href="/help/helpDocument/${id}"`);
});

test('blocks that fail to load are omitted, the page still renders', async () => {
  const { status, html } = await renderPage(address, {
    ...answers,
    [listHelpTemplates.path]: 500,
    [listHotWords.path]: 504,
  });

  expect(status).toBe(200);
  expect(html).toContain('全部分类');
  expect(html).not.toContain('常用操作');
  expect(html).not.toContain('热门搜索');
});

test('R7.29 without its main data the help centre is an error, not an empty page', async () => {
  expect((await renderPage(address, { ...answers, [readHelpHome.path]: 503 })).status).toBe(503);
});
