import type { PageHandle, PageHead } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { escapeHtml, scriptJson } from './escape';
import { pageImage, withPictures } from './page-image';

type HeadPage = { head: PageHead; path: string; site: SiteFacts; device: PageHandle['device']; status: number };

const tag = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

/** A JSON-LD block; data, not script, for the browser and for the content security policy. */
function jsonLd(value: object): string {
  return `<script type="application/ld+json">${scriptJson(value)}</script>`;
}

function breadcrumb({ head, site }: HeadPage): string {
  if (!head.breadcrumb) return '';
  const itemListElement = head.breadcrumb.map(({ name, link }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site.origin}${link}`,
  }));
  return jsonLd({ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement });
}

/** Baidu's time factor wants Beijing time without a zone. */
function timeFactor({ head, path, site }: HeadPage): string {
  if (!head.published) return '';
  return jsonLd({
    '@context': 'https://ziyuan.baidu.com/contexts/cambrian.jsonld',
    '@id': `${site.origin}${head.canonical ?? path}`,
    title: head.title,
    description: head.description,
    pubDate: `${head.published}T00:00:00`,
    upDate: `${head.updated ?? head.published}T00:00:00`,
    images: [pageImage({ head, site }).src],
  });
}

function partner({ head, site }: HeadPage): string {
  if (!head.alternate) return '';
  const mobile = escapeHtml(`${site.origin}${head.alternate}`);
  return `<link rel="alternate" media="only screen and (max-width: 640px)" href="${mobile}"><meta name="mobile-agent" content="format=html5;url=${mobile}">`;
}

/** The feed of news; a white-label site has no news of the brand. */
function feedLink({ site }: HeadPage): string {
  if (site.variant !== '') return '';
  return `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(`${site.brand}新闻与资讯`)}" href="/rss.xml">`;
}

/** Search engines look for the owner's code on the home page. */
function verifications({ path, site }: HeadPage): string {
  if (path !== '/') return '';
  return Object.entries(site.verifications ?? {})
    .map(([name, code]) => tag(name, code))
    .join('');
}

/** What is not listed still leads on to what is; errors and hidden sites lead nowhere. */
function robots({ site, status }: HeadPage): string {
  return status >= 400 || site.unlisted ? 'noindex' : 'noindex, follow';
}

/** An error has no address of its own. */
function address({ head, path, site, status }: HeadPage): string {
  if (status >= 400) return '';
  const canonical = `${site.origin}${head.canonical ?? path}`;
  return `<link rel="canonical" href="${escapeHtml(canonical)}">${property('og:url', canonical)}`;
}

function sized({ src, width, height }: { src: string; width: number; height: number }): string[] {
  return [
    property('og:image', src),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
  ];
}

/**
 * The pictures for share cards, the wide one first: who shows one only takes that. Chat programs read `itemprop`, a
 * property of the whole document (document.ts), and crop what is not square.
 */
function picture(page: HeadPage): string {
  const { square, ...wide } = pageImage(page);
  return [
    ...sized(wide),
    property('og:image:alt', wide.alt),
    ...(square ? [...sized(square), property('og:image:alt', wide.alt)] : []),
    tag('twitter:card', 'summary_large_image'),
    tag('twitter:image:alt', wide.alt),
    `<meta itemprop="image" content="${escapeHtml((square ?? wide).src)}">`,
  ].join('');
}

/** Title, descriptions and canonical address of a page. */
export function headHtml(page: HeadPage): string {
  const { head, site, device } = page;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    tag('description', head.description),
    head.keywords ? tag('keywords', head.keywords.join(',')) : '',
    head.noindex ? tag('robots', robots(page)) : '',
    address(page),
    partner(page),
    feedLink(page),
    verifications(page),
    tag('applicable-device', device ?? (head.alternate ? 'pc' : 'pc,mobile')),
    property('og:type', head.published ? 'article' : 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:site_name', site.brand),
    picture(page),
    timeFactor(page),
  ].join('');
}

/** What search engines read of a page's meaning. Nothing of it is shown, so that it comes behind the page (docs/architecture.md#first-paint). */
export function structuredData(page: HeadPage): string {
  const items = page.head.jsonLd ?? [];
  const blocks = items.map((item) => jsonLd({ '@context': 'https://schema.org', ...withPictures(item, page) }));
  return breadcrumb(page) + blocks.join('');
}
