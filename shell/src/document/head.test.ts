import { testSite } from '@site/shared/testing/test-site';
import { headHtml } from './head';

const page = {
  head: { title: '标题', description: '说明' },
  path: '/',
  site: testSite,
  device: 'pc,mobile',
  status: 200,
};

test('every page leads feed readers to the news', () => {
  expect(headHtml(page)).toContain(
    '<link rel="alternate" type="application/rss+xml" title="澄播云新闻与资讯" href="/rss.xml">',
  );
  expect(headHtml({ ...page, site: { ...testSite, variant: 'white-label' } })).not.toContain('rss');
});

test('the owner’s codes stand on the home page alone, as text', () => {
  const site = { ...testSite, verifications: { 'baidu-site-verification': 'a"b' } };

  expect(headHtml({ ...page, site })).toContain('<meta name="baidu-site-verification" content="a&quot;b">');
  expect(headHtml({ ...page, site, path: '/info' })).not.toContain('verification');
});

test('the canonical address is the page’s own unless it names another', () => {
  expect(headHtml({ ...page, path: '/info' })).toContain(`<link rel="canonical" href="${testSite.origin}/info">`);
  expect(headHtml({ ...page, head: { ...page.head, canonical: '/info/' } })).toContain(
    `href="${testSite.origin}/info/"`,
  );
});

test.each([404, 500, 503])('an error page with %d has no address of its own', (status) => {
  const html = headHtml({ ...page, status });
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('og:url');
});
