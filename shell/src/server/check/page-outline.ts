import { Parser } from 'htmlparser2';
import { FormReader, type OutlineForm } from './page-forms';

/** What the gate asks of a document: how it is called, what it says by itself, where it leads and what it sends. */
export type PageOutline = {
  title: string;
  description: string;
  /** The texts of its h1, of which a page has one. */
  headings: string[];
  /** How many headings of lower rank its own part has. */
  subheadings: number;
  canonical: string | undefined;
  isNoindex: boolean;
  /** The texts of the page's own part in their order, without what no visitor reads. */
  texts: string[];
  /** The addresses of its links, as they are written. */
  links: string[];
  /** The addresses of what it shows or hands on: pictures, films, icons, feeds, share cards. */
  files: string[];
  forms: OutlineForm[];
  /** Structured data, each as it is written. */
  data: string[];
};

const unseen = new Set(['script', 'style', 'template', 'svg', 'noscript']);

type Attributes = Readonly<Record<string, string>>;

const shown = new Set(['img', 'source', 'video', 'audio', 'track']);
const handedOn = /\b(?:alternate|icon|apple-touch-icon|preload|manifest)\b/;

/** The addresses of files that an element names. */
function filesOf(
  tag: string,
  { src, srcset = '', poster, rel = '', href, property = '', content }: Attributes,
): string[] {
  const candidates = srcset.split(',').map((one) => one.trim().split(/\s/)[0]);
  const named = [
    ...(shown.has(tag) ? [src, poster, ...candidates] : []),
    ...(tag === 'link' && handedOn.test(rel) ? [href] : []),
    ...(tag === 'meta' && property === 'og:image' ? [content] : []),
  ];
  return named.filter((address) => address !== undefined && address !== '') as string[];
}

class OutlineReader {
  readonly outline: PageOutline = {
    ...{ title: '', description: '', headings: [], subheadings: 0, canonical: undefined, isNoindex: false },
    ...{ texts: [], links: [], files: [], forms: [], data: [] },
  };
  private readonly open: string[] = [];
  private readonly forms = new FormReader(this.outline.forms);
  /** How many elements are open outside of the page's own part; undefined where that is not open. */
  private own: number | undefined;
  private isData = false;

  onopentag = (name: string, attributes: Attributes): void => {
    if (attributes['id'] === '_content') this.own ??= this.open.length;
    if (this.isSeen) this.note(name, attributes);
    this.isData = name === 'script' && attributes['type'] === 'application/ld+json';
    if (this.isData) this.outline.data.push('');
    this.open.push(name);
  };

  ontext = (text: string): void => {
    const { title, headings, texts, data } = this.outline;
    if (this.isData) data.push((data.pop() ?? '') + text);
    if (!this.isSeen) return;
    if (this.open.at(-1) === 'title') this.outline.title = title + text;
    if (this.open.includes('h1')) headings.push((headings.pop() ?? '') + text);
    if (this.own !== undefined && text.trim()) texts.push(text.trim());
  };

  onclosetag = (name: string): void => {
    this.open.pop();
    this.isData = false;
    if (name === 'form') this.forms.close();
    if (this.own !== undefined && this.open.length <= this.own) this.own = undefined;
  };

  private get isSeen(): boolean {
    return !this.open.some((name) => unseen.has(name));
  }

  private note(tag: string, attributes: Attributes): void {
    const { outline } = this;
    if (tag === 'h1') outline.headings.push('');
    if (/^h[2-6]$/.test(tag) && this.own !== undefined) outline.subheadings += 1;
    if (tag === 'a' && attributes['href']) outline.links.push(attributes['href']);
    outline.files.push(...filesOf(tag, attributes));
    this.noteHead(tag, attributes);
    this.forms.note(tag, attributes);
  }

  private noteHead(tag: string, { rel, href, name, content = '' }: Attributes): void {
    const { outline } = this;
    if (tag === 'link' && rel === 'canonical' && href) outline.canonical = href;
    if (tag === 'meta' && name === 'description') outline.description = content;
    if (tag === 'meta' && name === 'robots') outline.isNoindex ||= /noindex|none/i.test(content);
  }
}

/** Reads a document as browsers do: a section may have written it (docs/decisions/081-html-is-read-by-a-parser.md). */
export function outlineOf(html: string): PageOutline {
  const reader = new OutlineReader();
  new Parser(reader).end(html);
  return reader.outline;
}

/** The words of a page's own part. */
export const wordsOf = ({ texts }: Pick<PageOutline, 'texts'>): string => texts.join('');
