import { decodeEntities } from './decode-entities';
import { limits, passagesIn } from './passages-in';
import type { SitePage } from './site-pages.repository';

const main = /<main\b[^>]*>([\s\S]*)<\/main>/;
const title = /<title>([^<]*)<\/title>/;
const description = /<meta name="description" content="([^"]*)"/;
const canonical = /<link rel="canonical" href="([^"]*)"/;
const longest = { title: 60, summary: 300 };

/** `云导播台_多机位切换与延时播出-品牌` → `云导播台` */
function nameIn(html: string): string {
  const [name = ''] = decodeEntities(title.exec(html)?.[1] ?? '').split(/[_-]/);
  return name.trim().slice(0, longest.title);
}

/** Whether the page names another address as its own: that one is found instead. */
function isCopy(html: string, path: string): boolean {
  const own = canonical.exec(html)?.[1];
  return (
    own === undefined ||
    !URL.canParse(own) ||
    new URL(own).pathname.replace(/(.)\/$/, '$1') !== path.replace(/(.)\/$/, '$1')
  );
}

/** What a search may find on a page of the site; undefined where it has no words of its own. */
export function readSitePage(
  html: string,
  { path, version }: Pick<SitePage, 'path' | 'version'>,
): SitePage | undefined {
  if (html.length > limits.html || isCopy(html, path)) return undefined;
  const passages = passagesIn(main.exec(html)?.[1] ?? '');
  const summary = decodeEntities(description.exec(html)?.[1] ?? '').slice(0, longest.summary);
  const name = nameIn(html);
  return name && passages.length > 0 ? { path, version, title: name, summary, passages } : undefined;
}
