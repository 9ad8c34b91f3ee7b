import { Parser } from 'htmlparser2';
import { limits, passagesIn } from './passages-in';
import type { SitePage } from './site-pages.repository';

const longest = { title: 60, summary: 300 };

/** What the head of a page says, and its main part. */
type ReadHtml = { title: string; description: string; canonical: string | undefined; main: string };

function readHtml(html: string): ReadHtml {
  const read: ReadHtml = { title: '', description: '', canonical: undefined, main: '' };
  let isTitle = false;
  let mainFrom = -1;
  const parser = new Parser({
    onopentag(name, { name: called, content = '', rel, href }) {
      isTitle = name === 'title' && read.title === '';
      if (name === 'meta' && called === 'description') read.description = content;
      if (name === 'link' && rel === 'canonical') read.canonical ??= href;
      if (name === 'main' && mainFrom < 0) mainFrom = parser.endIndex + 1;
    },
    ontext(text) {
      if (isTitle) read.title += text;
    },
    onclosetag(name) {
      if (name === 'title') isTitle = false;
      if (name === 'main' && read.main === '') read.main = html.slice(mainFrom, parser.startIndex);
    },
  });
  parser.end(html);
  return read;
}

/** `云导播台_多机位切换与延时播出-品牌` → `云导播台` */
function nameIn(title: string): string {
  const [name = ''] = title.split(/[_-]/);
  return name.trim().slice(0, longest.title);
}

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** Whether the page names another address as its own: that one is found instead. */
function isCopy({ canonical }: ReadHtml, path: string): boolean {
  if (canonical === undefined || !URL.canParse(canonical)) return true;
  return withoutSlash(new URL(canonical).pathname) !== withoutSlash(path);
}

/** What a search may find on a page of the site; undefined where it has no words of its own. */
export function readSitePage(
  html: string,
  { path, version }: Pick<SitePage, 'path' | 'version'>,
): SitePage | undefined {
  if (html.length > limits.html) return undefined;
  const read = readHtml(html);
  if (isCopy(read, path)) return undefined;
  const passages = passagesIn(read.main);
  const summary = read.description.slice(0, longest.summary);
  const name = nameIn(read.title);
  return name && passages.length > 0 ? { path, version, title: name, summary, passages } : undefined;
}
