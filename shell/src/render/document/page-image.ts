import { sitePictures } from '@site/shared/contract/site-pictures';
import type { PageHead, PageImage } from '@site/shared/page/page-handle';
import type { SiteFacts } from '@site/shared/store/site-facts';

type Facts = { head: Pick<PageHead, 'image'>; site: SiteFacts };
type Item = Readonly<Record<string, unknown>>;

const { share, large } = sitePictures;

/** Stands in for pages without a picture of their own; a site without the brand shows no words on it. */
function shareCard({ brand, slogan, variant }: SiteFacts): PageImage {
  const alt = variant === '' ? `${brand}：${slogan}` : '直播画面';
  return { src: `/${share.file}`, width: share.width, height: share.height, alt };
}

/** The picture of a page with its whole address. */
export function pageImage({ head, site }: Facts): PageImage {
  const whole = <Of extends { src: string }>(one: Of) => ({ ...one, src: new URL(one.src, site.origin).href });
  const { square, ...image } = head.image ?? shareCard(site);
  return { ...whole(image), ...(square && { square: whole(square) }) };
}

function isOfType(item: Item, kind: RegExp): boolean {
  return kind.test(String(item['@type'] ?? ''));
}

function withLogo(item: Item, site: SiteFacts): Item {
  const url = `${site.origin}/${large.file}`;
  return { ...item, logo: { '@type': 'ImageObject', url, width: large.width, height: large.height } };
}

/** What search engines want pictures in: articles, videos, products, services and organisations, publishers too. */
export function withPictures(item: Item, facts: Facts): Item {
  const { src, width, height } = pageImage(facts);
  const publisher = item.publisher as Item | undefined;
  const published = publisher ? { ...item, publisher: withLogo(publisher, facts.site) } : item;
  if (isOfType(item, /Article$/)) return { image: [{ '@type': 'ImageObject', url: src, width, height }], ...published };
  if (isOfType(item, /^VideoObject$/)) return { thumbnailUrl: [src], ...published };
  if (isOfType(item, /^(Product|Service|SoftwareApplication)$/)) return { image: [src], ...published };
  return isOfType(item, /^Organization$/) ? withLogo(item, facts.site) : published;
}
