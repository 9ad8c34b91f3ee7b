import { testSite } from '@site/shared/testing/test-site';
import { siteMapAddresses } from './discovery-routes';
import { origin, serve } from '../../testing/discovered-site';

test('robots.txt closes the calls and names every flat map', async () => {
  const { body, headers } = await (await serve())('/robots.txt');

  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('Disallow: /-/\n');
  for (const address of siteMapAddresses) expect(body).toContain(`Sitemap: ${origin}${address}\n`);
});

test('a copy of the site for testing is closed to robots', async () => {
  const { body } = await (await serve({ site: { ...testSite, environment: 'pre' } }))('/robots.txt');

  expect(body).toBe('User-agent: *\nDisallow: /\n');
});

test('the feed has news and articles, newest first, with escaped text', async () => {
  const { body, headers } = await (await serve())('/rss.xml');

  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect([...body.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)).toEqual([
    '新版',
    '甲 &amp; &lt;乙&gt;',
    '甲 &amp; &lt;乙&gt;',
    '甲 &amp; &lt;乙&gt;',
  ]);
  expect(body).toContain('<pubDate>Sun, 01 Mar 2026 00:00:00 +0800</pubDate>');
});

test('the key of IndexNow is where its search engines look for it', async () => {
  const ask = await serve({ indexNowKey: 'abcdef123456' });

  expect((await ask('/abcdef123456.txt')).body).toBe('abcdef123456');
  expect((await (await serve())('/abcdef123456.txt')).statusCode).toBe(404);
});

test('an unlisted site stays open to robots, so that they read its pages’ noindex, and has no maps to offer', async () => {
  const ask = await serve({ site: { ...testSite, variant: 'white-label', unlisted: true } });
  const { body } = await ask('/robots.txt');

  expect(body).toContain('Disallow: /-/\n');
  expect(body).not.toContain('Disallow: /\n');
  expect(body).not.toContain('Sitemap:');
  for (const address of [...siteMapAddresses, '/sitemap.txt', '/llms.txt', '/rss.xml']) {
    const { statusCode, headers } = await ask(address);
    expect([address, statusCode, headers['cache-control']]).toEqual([address, 404, 'no-store']);
  }
});

test('a listed white-label site has its maps, but no feed of the brand’s news', async () => {
  const ask = await serve({ site: { ...testSite, variant: 'white-label' } });

  expect((await ask('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect((await ask('/sitemap.xml')).statusCode).toBe(200);
  expect((await ask('/rss.xml')).statusCode).toBe(404);
});
