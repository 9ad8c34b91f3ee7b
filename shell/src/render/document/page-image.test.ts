import { testSite } from '@site/shared/testing/test-site';
import { headHtml } from './head';
import { withPictures } from './page-image';

const page: Parameters<typeof headHtml>[0] = {
  head: { title: '标题', description: '说明' },
  path: '/',
  site: testSite,
  device: undefined,
  status: 200,
};
const card = `${testSite.origin}/share.png`;
const logo = { '@type': 'ImageObject', url: `${testSite.origin}/icon-512.png`, width: 512, height: 512 };
const image = { src: '/assets/remotes/mf-info/1.0.0/client/a.png', width: 800, height: 450, alt: '一张“图”' };

test('a page without a picture is shared with the card of the site, its size and its words', () => {
  const html = headHtml(page);

  for (const [name, content] of [
    ['property="og:image"', card],
    ['property="og:image:width"', '1200'],
    ['property="og:image:height"', '630'],
    ['property="og:image:alt"', '澄播云：让每一场直播，都有清楚的结果'],
    ['name="twitter:card"', 'summary_large_image'],
    ['itemprop="image"', card],
  ])
    expect(html).toContain(`<meta ${name} content="${content}">`);
});

test('a page that names its picture is shared with that', () => {
  const html = headHtml({ ...page, head: { ...page.head, image, published: '2026-01-05' } });

  expect(html).toContain(`<meta property="og:image" content="${testSite.origin}${image.src}">`);
  expect(html).toContain('<meta property="og:image:width" content="800">');
  expect(html).toContain(`"upDate":"2026-01-05T00:00:00","images":["${testSite.origin}${image.src}"]`);
  expect(html).not.toContain('share.png');
});

test('R12.117 a square picture comes after the wide one, and is the one that chats read', () => {
  const square = { src: '/media/card-topic-1-square.0123456789.png', width: 300, height: 300 };
  const html = headHtml({ ...page, head: { ...page.head, image: { ...image, square } } });
  const named = [...html.matchAll(/property="og:image(?:|:width|:height)" content="([^"]+)"/g)].map(
    ([, value]) => value,
  );

  expect(named).toEqual([
    `${testSite.origin}${image.src}`,
    '800',
    '450',
    `${testSite.origin}${square.src}`,
    '300',
    '300',
  ]);
  expect(html).toContain(`<meta itemprop="image" content="${testSite.origin}${square.src}">`);
});

test('the card of a site without the brand says nothing of it', () => {
  const html = headHtml({ ...page, site: { ...testSite, variant: 'white-label' } });

  expect(html).toContain('<meta property="og:image:alt" content="直播画面">');
});

test('R10.41 R12.133 articles, videos, products and services carry the picture, organisations and publishers the logo', () => {
  const facts = { head: {}, site: testSite };
  const publisher = { '@type': 'Organization', name: '澄播云' };

  for (const kind of ['Article', 'NewsArticle', 'TechArticle'])
    expect(withPictures({ '@type': kind, publisher }, facts)).toMatchObject({
      image: [{ '@type': 'ImageObject', url: card, width: 1200, height: 630 }],
      publisher: { name: '澄播云', logo },
    });
  expect(withPictures({ '@type': 'VideoObject' }, facts)).toMatchObject({ thumbnailUrl: [card] });
  for (const kind of ['Product', 'Service', 'SoftwareApplication'])
    expect(withPictures({ '@type': kind }, facts)).toMatchObject({ image: [card] });
  expect(withPictures(publisher, facts)).toMatchObject({ logo });
  expect(withPictures({ '@type': 'FAQPage' }, facts)).toEqual({ '@type': 'FAQPage' });
});
