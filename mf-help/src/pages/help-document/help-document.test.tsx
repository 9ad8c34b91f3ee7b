import { readHelpArticle } from '@site/shared/calls/help-article';
import { answerTo } from '@site/shared/testing/answer-to';
import { renderPage } from '@site/shared/testing/render-page';
import { answers, article } from '../../testing/help-answers';

const address = '/help/helpDocument/10044';

test('R2.26 an article is in the HTML with its date, its breadcrumb and its structured data', async () => {
  const { status, html, head } = await renderPage(address, answers);

  expect(status).toBe(200);
  expect(html).toContain('<h1 class="title"><span>批量导入白名单</span></h1>');
  expect(html).toContain('<time dateTime="2026-05-18">2026-05-18</time>');
  expect(html).toContain('打开权限');
  expect(head).toMatchObject({ title: '批量导入白名单_帮助中心-澄播云', updated: '2026-05-18' });
  expect(head?.breadcrumb?.map(({ name }) => name)).toEqual(['帮助中心', '观看权限与安全', '白名单', '批量导入白名单']);
  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'TechArticle',
    headline: '批量导入白名单',
    datePublished: '2026-05-18',
  });
});

test('R12.37 what one wants to know first stands above the article: plans, roles, place and minutes', async () => {
  const { html } = await renderPage(address, answers);
  const facts = /<dl[^>]*>.*?<\/dl>/s.exec(html)?.[0] ?? '';

  for (const fact of ['专业版及以上', '主账号、运营', '直播间 › 观看权限 › 白名单观看', '约 2 分钟'])
    expect(facts).toContain(`<dd>${fact}</dd>`);
  expect(facts.match(/<dt>/g)).toHaveLength(4);
});

test('R12.38 an article that leads to no place has three facts, and the version note only where there is one', async () => {
  const concept = { ...article, facts: { plans: '全部版本', roles: '采购' }, version: '画面以控制台 21.06 为准。' };
  const { html } = await renderPage(address, { ...answers, ...answerTo(readHelpArticle, concept) });

  expect(html).not.toContain('操作位置');
  expect(html).toContain('画面以控制台 21.06 为准。');
  expect((await renderPage(address, answers)).html).not.toContain('画面以控制台');
});

test('every heading is a link to itself and is in the list of anchors', async () => {
  const { html } = await renderPage(address, answers);

  expect(html).toContain('<h2 id="zhun-bei"><a href="#zhun-bei">导入前准备</a></h2>');
  expect(html).toContain('本文内容');
  expect(html).toMatch(/<a class="anchor" href="#bu-zhou">操作步骤<\/a>/);
});

test('an article with one heading has no list of anchors', async () => {
  const short = { ...article, headings: article.headings.slice(0, 1) };
  const { html } = await renderPage(address, { ...answers, ...answerTo(readHelpArticle, short) });

  expect(html).not.toContain('本文内容');
});

test('the tree shows the articles of the leaf and marks this one', async () => {
  const { html, calls } = await renderPage(address, answers);

  expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*>批量导入白名单<\/a>/);
  expect(html).toMatch(/<nav[^>]*>.*白名单用户进不来怎么排查.*<\/nav>/s);
  expect(calls.filter((call) => call.endsWith(readHelpArticle.path))).toHaveLength(1);
});

test('neighbours and related articles lead on', async () => {
  const { html } = await renderPage(address, answers);

  for (const id of [10043, 10045, 10042]) expect(html).toContain(`href="/help/helpDocument/${id}"`);
});

test('the feedback works as two plain forms', async () => {
  const { html } = await renderPage(address, answers);

  expect(
    html.match(
      /<form[^>]*method="post"[^>]*action="\/-\/help-feedback"|<form[^>]*action="\/-\/help-feedback"[^>]*method="post"/g,
    ),
  ).toHaveLength(2);
  expect(html).toContain('name="articleId" value="10044"');
  expect(html).toContain('name="islike" value="0"');
  for (const reason of ['内容不清楚', '步骤与界面不一致', '没有解决我的问题', '其他'])
    expect(html).toContain(`value="${reason}"`);
});

test('an article without neighbours, related articles and siblings still renders', async () => {
  const { siblings: _siblings, ...bare } = article;
  const alone = { ...bare, prev: null, next: null, related: [] };
  const { status, html } = await renderPage(address, { ...answers, ...answerTo(readHelpArticle, alone) });

  expect(status).toBe(200);
  expect(html).not.toContain('上一篇');
  expect(html).not.toContain('相关文章');
});

test('R2.26 without an id the help centre is shown', async () => {
  expect(await renderPage('/help/helpDocument', answers)).toMatchObject({
    status: 302,
    location: '/help/helpCenter',
  });
});

test.each(['10099', 'abc', '0', '-1', '1.5'])('the unknown id %s is a 404 in place', async (id) => {
  expect((await renderPage(`/help/helpDocument/${id}`, answers)).status).toBe(404);
});

test('a service that is down is not a missing article', async () => {
  expect((await renderPage(address, { ...answers, [readHelpArticle.path]: 503 })).status).toBe(503);
});

test('R12.69 an article ends with a request for support that knows it, and no way of it leads to the form for buyers', async () => {
  const { html } = await renderPage(address, answers);

  expect(html).toMatch(/<input[^>]*name="article"[^>]*value="批量导入白名单"/);
  expect(html).toContain('action="/-/support"');
  expect(html).toContain('href="#support"');
  expect(html).not.toContain('/home/signUp');
});
