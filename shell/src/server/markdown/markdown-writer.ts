import { strikethrough, tables } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

/** What leads elsewhere, is operated, or has no words. */
const left = [
  'nav',
  'script',
  'style',
  'link',
  'template',
  'noscript',
  'form',
  'button',
  'input',
  'select',
  'textarea',
];
const unreadRoles = new Set(['dialog', 'listbox', 'status']);

function isUnread(node: HTMLElement): boolean {
  if (left.includes(node.nodeName.toLowerCase())) return true;
  if (node.hasAttribute('hidden') || node.getAttribute('aria-hidden') === 'true') return true;
  return node.hasAttribute('data-console') || unreadRoles.has(node.getAttribute('role') ?? '');
}

/** A drawing in markup, or a picture: what it shows, in the words of the page. */
function isPicture(node: HTMLElement): boolean {
  return node.getAttribute('role') === 'img' || node.nodeName.toLowerCase() === 'svg' || node.nodeName === 'IMG';
}

/** Brackets would end the words of a link. */
const inBrackets = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim();

/** Addresses of the site are written out: the text is read elsewhere. */
function absolute(href: string, base: string): string | undefined {
  if (!URL.canParse(href, base)) return undefined;
  const { protocol, href: address } = new URL(href, base);
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? address : undefined;
}

function pictureText(node: HTMLElement, base: string): string {
  const words = inBrackets(node.getAttribute('alt') ?? node.getAttribute('aria-label') ?? '');
  if (words === '') return '';
  if (node.nodeName !== 'IMG') return `\n\n![${words}]()\n\n`;
  return `![${words}](${absolute(node.getAttribute('src') ?? '', base) ?? ''})`;
}

/** A heading that leads to itself. */
const isOwnAnchor = (node: HTMLElement) =>
  node.getAttribute('href')?.startsWith('#') === true && /^H[1-6]$/.test(node.parentNode?.nodeName ?? '');

function linkText(content: string, node: HTMLElement, base: string): string {
  if (isOwnAnchor(node)) return content;
  const address = absolute(node.getAttribute('href') ?? '', base);
  const words = content.trim();
  // What a card says in several lines stays in lines, and its link follows.
  if (!address || words === '') return content;
  return words.includes('\n') ? `\n\n${words}\n\n<${address}>\n\n` : `[${words}](${address})`;
}

const wordsOf = (node: Element) => (node.textContent ?? '').trim();

/** What is folded is a way elsewhere and nothing else. */
function foldsWays(summary: HTMLElement): boolean {
  // Lists of this DOM cannot be iterated.
  const rest = Array.from(summary.parentElement?.children ?? []).filter((one) => one !== summary);
  return (
    rest.length > 0 && rest.every((one) => Array.from(one.querySelectorAll('nav'), wordsOf).join('') === wordsOf(one))
  );
}

/** On the line of what it names. */
const nameText = (words: string) => `\n\n**${words.trim()}** `;
const valueText = (words: string) => `${words.includes('\n') ? `\n\n${words}` : words.trim()}\n\n`;

/**
 * What writes the markup of a page as Markdown (CommonMark with tables).
 * @param base address of the page, against which its links are read
 */
export function markdownWriter(base: string): TurndownService {
  const writer = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' });
  writer.use([tables, strikethrough]);
  writer.addRule('summary', {
    filter: 'summary',
    replacement: (words, node) => (foldsWays(node as HTMLElement) ? '' : `\n\n**${words.trim()}**\n\n`),
  });
  // Signs of the design stand in `i`.
  writer.addRule('sign', { filter: 'i', replacement: (words) => words });
  writer.addRule('name', { filter: 'dt', replacement: nameText });
  writer.addRule('value', { filter: 'dd', replacement: valueText });
  writer.addRule('label', { filter: ['label', 'legend'], replacement: (words) => `\n\n**${words.trim()}**\n\n` });
  writer.addRule('link', { filter: 'a', replacement: (words, node) => linkText(words, node as HTMLElement, base) });
  writer.addRule('picture', { filter: isPicture, replacement: (_, node) => pictureText(node as HTMLElement, base) });
  writer.addRule('unread', { filter: isUnread, replacement: () => '' });
  return writer;
}
