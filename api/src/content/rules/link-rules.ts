import type { ContentFile } from '../content-files';
import type { ContentIssue } from '../content-issue';
import { siteRoutes } from '../site-routes';

/** Whether `/home/article/:id?` means this address, as it does `/home/article` and `/home/article/60001`. */
function means(pattern: string, address: string): boolean {
  const [expected, parts] = [pattern.split('/'), address.split('/')];
  if (parts.length > expected.length) return false;
  return expected.every((part, index) => {
    const written = parts[index];
    if (!part.startsWith(':')) return written === part;
    return written === undefined ? part.endsWith('?') : written !== '';
  });
}

const links = /(?:\]\(|\blink"?: ?"?)(\/(?!\/)[^\s)",}\]]*)/g;

/** Links within the site to an address that no page has, where the list of pages is there; whether a content exists that is linked, the import says. */
export function linkRules(files: readonly ContentFile[]): ContentIssue[] {
  const pages = siteRoutes()?.map((route) => route.path);
  if (!pages) return [];
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((words, index) =>
      [...words.matchAll(links)].flatMap(([, address = '']) => {
        const page = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
        if (page.startsWith('/media/') || pages.some((pattern) => means(pattern, page))) return [];
        const message = `站内没有“${page}”这一页，请检查地址，大小写也要一样`;
        return [{ file: path, line: index + 1, message }];
      }),
    ),
  );
}
