import { testSite } from '@site/shared/testing/test-site';
import { headHtml, structuredData } from './head';

const page: Parameters<typeof headHtml>[0] = {
  head: { title: '标题', description: '说明' },
  path: '/',
  site: testSite,
  device: undefined,
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

test('R10.40 a page with a partner on phones is for PC, its partner for phones, and a page alone for both', () => {
  const devices = (html: string) => /applicable-device" content="([^"]+)"/.exec(html)?.[1];
  const paired = headHtml({ ...page, head: { ...page.head, alternate: '/m/edu' } });

  expect(devices(paired)).toBe('pc');
  expect(paired).toContain(`content="format=html5;url=${testSite.origin}/m/edu"`);
  expect(devices(headHtml({ ...page, device: 'mobile' }))).toBe('mobile');
  expect(devices(headHtml(page))).toBe('pc,mobile');
  expect(headHtml(page)).not.toContain('mobile-agent');
});

test('what is not listed still leads on; an error and a hidden site lead nowhere', () => {
  const hidden = { ...page, head: { ...page.head, noindex: true } };

  expect(headHtml(hidden)).toContain('<meta name="robots" content="noindex, follow">');
  expect(headHtml({ ...hidden, status: 404 })).toContain('<meta name="robots" content="noindex">');
  const site = { ...testSite, unlisted: true as const };
  expect(headHtml({ ...hidden, site })).toContain('<meta name="robots" content="noindex">');
});

test('R13.123 structured data comes behind the page, Baidu’s data of time stays in the head', () => {
  const head = { ...page.head, breadcrumb: [{ name: '帮助', link: '/help' }], jsonLd: [{ '@type': 'FAQPage' }] };
  const dated = { ...page, head: { ...head, published: '2026-01-05' } };

  expect(headHtml(dated).match(/ld\+json/g)).toHaveLength(1);
  expect(headHtml(dated)).toContain('cambrian.jsonld');
  expect(structuredData(dated)).toContain('"@type":"BreadcrumbList"');
  expect(structuredData(dated)).toContain('"@context":"https://schema.org","@type":"FAQPage"');
});
