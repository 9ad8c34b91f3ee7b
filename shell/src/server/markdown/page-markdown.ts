import { createDocument } from '@mixmark-io/domino';
import { markdownWriter } from './markdown-writer';

/** Of a page, in characters: a section makes it, which is not trusted. Our longest has a fifth of it. */
const longest = 1_000_000;

/** From one mark to the last other one; reading what is around costs more than the rest. */
function part(html: string, from: string, to: string): string {
  const begin = html.indexOf(from);
  const end = html.lastIndexOf(to);
  return begin < 0 || end < begin ? '' : html.slice(begin, end);
}

/** A value of the head of the text, as YAML reads it. */
const quoted = (text: string) => JSON.stringify(text);

function headText(head: Document, address: string): string {
  const description = head.querySelector('meta[name=description]')?.getAttribute('content');
  const said = [`title: ${quoted(head.title)}`, ...(description ? [`description: ${quoted(description)}`] : [])];
  return `---\n${[...said, `url: ${address}`].join('\n')}\n---\n`;
}

function mainText(main: HTMLElement, address: string): string {
  const text = markdownWriter(address).turndown(main);
  return text
    .replaceAll(')[', ') [')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
}

/**
 * The main part of a page as Markdown, with its title, description and address before it; it says nothing that the page does not say.
 * Undefined where the page names another address as its own, has no main part or is too large.
 * @param html the whole document
 * @param isOwn whether an address of the site (path and query) is that of the page
 */
export function pageMarkdown(html: string, isOwn: (address: string) => boolean): string | undefined {
  if (html.length > longest) return undefined;
  const head = createDocument(html.slice(0, html.indexOf('</head>') + 1));
  const address = head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  if (!URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  if (!isOwn(pathname + search)) return undefined;
  const main = createDocument(part(html, '<main', '</main>')).querySelector('main');
  return main ? `${headText(head, address)}\n${mainText(main as HTMLElement, address)}\n` : undefined;
}
