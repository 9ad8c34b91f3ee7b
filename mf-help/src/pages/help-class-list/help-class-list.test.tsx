import { readHelpClassPage } from '@site/shared/calls/help-class-page';
import { listHotWords } from '@site/shared/calls/help-hot-words';
import { readHelpTree } from '@site/shared/calls/help-tree';
import { sampleFacts } from '@site/shared/testing/sample-facts';
import { renderPage } from '@site/shared/testing/render-page';
import { answers, answersWith, articlePage, articles, security, summary, whitelist } from '../../testing/help-answers';

const address = '/help/helpClassList/502';

test('R2.22 R3.20 a leaf lists its articles below its breadcrumb', async () => {
  const { status, html, head } = await renderPage(address, answers);

  expect(status).toBe(200);
  expect(html).toContain('<h1 class="name"><span class="line">白名单</span></h1>');
  expect(html).toContain('href="/help/helpDocument/10044"');
  expect(html).toContain('白名单用户进不来怎么排查');
  expect(html).toContain('href="/help/helpClassList/5"');
  expect(head?.title).toBe('白名单_帮助中心-澄播云');
  expect(head?.breadcrumb?.map(({ name }) => name)).toEqual(['帮助中心', '观看权限与安全', '白名单']);
});

test('R2.24 the tree is open at the leaf, and the leaf is the current page', async () => {
  const { html } = await renderPage(address, answers);

  expect(html).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>(?:(?!<\/summary>).)*观看权限与安全/);
  expect(html).not.toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>(?:(?!<\/summary>).)*新手指南/);
  expect(html).toMatch(
    /href="\/help\/helpClassList\/502"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/help\/helpClassList\/502"/,
  );
});

test('R2.23 firstId opens the first-level node that it names', async () => {
  const { html } = await renderPage(`${address}?firstId=1`, answers);

  expect(html).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>(?:(?!<\/summary>).)*新手指南/);
});

test('R3.19 a first-level classification names the leaf of each article and offers its leaves', async () => {
  const { secList: _, ...category } = security;
  const { html } = await renderPage('/help/helpClassList/5', answersWith(articlePage(articles, { category })));

  expect(html).toContain('<span>白名单</span>');
  expect(html).toContain('同类主题');
});

test('a long list has real links to its pages, and the later ones are noindex', async () => {
  const list = Array.from({ length: 10 }, (_, index) => summary(11000 + index, `第 ${index} 篇`));
  const page = articlePage(list, { total: 1000, pageIndex: 2 });
  const { html, head } = await renderPage(`${address}?page=2`, answersWith(page));

  expect(html).toContain('href="/help/helpClassList/502?page=3"');
  expect(html).toContain('href="/help/helpClassList/502?page=100"');
  expect(head).toMatchObject({
    noindex: true,
    title: '白名单_第 2 页_帮助中心-澄播云',
    canonical: `${address}?page=2`,
  });
});

test('a leaf without articles shows an empty state and links to the others', async () => {
  const { status, html, head } = await renderPage(address, answersWith(articlePage([])));

  expect(status).toBe(200);
  expect(head?.noindex).toBe(true);
  expect(html).toContain('这个主题的文章正在编写');
  expect(html).toContain('href="/help/helpClassList/501"');
});

test('without an id the first leaf is shown, of the first-level node that the address names', async () => {
  const first = await renderPage('/help/helpClassList', answers);
  const named = await renderPage('/help/helpClassList?firstId=5', answers);

  expect(first).toMatchObject({ status: 302, location: '/help/helpClassList/101' });
  expect(named).toMatchObject({ status: 302, location: '/help/helpClassList/501' });
});

test.each(['/help/helpClassList/999', '/help/helpClassList/abc', `${address}?page=0`, `${address}?firstId=x`])(
  '%s is a 404 in place',
  async (unknown) => {
    expect((await renderPage(unknown, answers)).status).toBe(404);
  },
);

test('the leaves beside this one follow its articles, each with what it is about', async () => {
  const { html } = await renderPage(address, answers);

  expect(html).toMatch(/同类主题<\/h2>.*观看限制.*观看限制的操作说明/s);
});

test('without the tree the page still renders and offers to load again', async () => {
  const { status, html } = await renderPage(address, {
    ...answers,
    [readHelpTree.path]: 500,
    [listHotWords.path]: 500,
  });

  expect(status).toBe(200);
  expect(html).toContain('批量导入白名单');
  expect(html).toContain('内容加载失败，点此重试');
  expect(html).not.toContain('热门搜索');
});

test('a list that fails to load is an error, not an empty page', async () => {
  const { status } = await renderPage(address, { ...answers, [readHelpClassPage.path]: { code: 0 } });

  expect(status).toBe(500);
});

test('the leaf of terms holds the glossary, every term with an anchor of its own', async () => {
  const category = { ...whitelist, id: 104, pid: 1, name: '名词解释' };
  const { html } = await renderPage('/help/helpClassList/104', answersWith(articlePage(articles, { category })));

  expect(html).toContain('直播术语');
  expect(html).toContain('id="term-gop"');
  expect(new Set(html.match(/id="term-[^"]+"/g)).size).toBe(html.match(/id="term-/g)?.length);
});

test('the leaf of stutter and black pictures holds the self-test and the error reference', async () => {
  const category = { ...whitelist, id: 901, pid: 9, name: '卡顿与黑屏' };
  const { html } = await renderPage('/help/helpClassList/901', {
    ...answersWith(articlePage(articles, { category })),
    ...sampleFacts,
  });

  expect(html).toContain('网络自测');
  expect(html).toContain('<td>〔codec.1080p50〕</td>');
  expect(html).toContain('data-needs-script');
  expect(html).toContain('NetStream.Publish.BadName');
});
