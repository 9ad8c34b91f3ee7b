import { escapeHtml } from '../../render/document/escape';
import type { MapEntry } from './content-entries';

type MapOptions = {
  origin: string;
  /** The picture of pages without one of their own, a path. */
  image: string;
  /** Adds Baidu's mark of pages for phones. */
  phones?: boolean;
};

function urlElement({ path, updated, image }: MapEntry, options: MapOptions): string {
  const { origin, phones } = options;
  const picture = new URL(image ?? options.image, origin).href;
  const changed = updated ? `<lastmod>${updated}</lastmod>` : '';
  const mark = phones ? '<mobile:mobile type="mobile"/>' : '';
  return `<url><loc>${escapeHtml(origin + path)}</loc>${changed}${mark}<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image></url>`;
}

/** A flat sitemap; far below the limits of 50,000 addresses and 10 MB. */
export function siteMapXml(entries: readonly MapEntry[], options: MapOptions): string {
  const baidu = options.phones ? ' xmlns:mobile="http://www.baidu.com/schemas/sitemap-mobile/1/"' : '';
  const urls = entries.map((entry) => urlElement(entry, options)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${baidu}>\n${urls}\n</urlset>\n`;
}

/** One address a line, for search engines and the push command. */
export function siteMapText(entries: readonly MapEntry[], origin: string): string {
  return entries.map(({ path }) => `${origin}${path}\n`).join('');
}
