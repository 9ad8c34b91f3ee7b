import type { Heading } from '@site/shared/contract/common';
import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { anchorOf } from './heading-anchor';
import { sanitise } from './sanitise-html';

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/** `line` counts from 0 within the Markdown text. */
export type MarkdownLink = { href: string; line: number };
export type MarkdownProblem = { message: string; line: number };

export type RenderedMarkdown = {
  html: string;
  headings: Heading[];
  /** Plain text, one block a line, for search and snippets. */
  plain: string;
  links: MarkdownLink[];
  problems: MarkdownProblem[];
};

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).use(cjkFriendly);
markdown.renderer.rules.table_open = () => '<div data-table tabindex="0" role="region" aria-label="表格"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';

export function renderMarkdown(text: string): RenderedMarkdown {
  const tokens = markdown.parse(text, {});
  const inline = tokens.filter((token) => token.type === 'inline');
  const headings = anchorHeadings(tokens);
  markCallouts(tokens);
  tokens.forEach(alignByData);
  const links = inline.flatMap(linksOf);
  return {
    html: sanitise(markdown.renderer.render(tokens, markdown.options, {})),
    headings,
    plain: inline.map(textOf).join('\n'),
    links,
    problems: tokens.flatMap(problemsOf),
  };
}

function anchorHeadings(tokens: Token[]): Heading[] {
  const taken = new Set<string>();
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const text = textOf(tokens[index + 1]);
    const id = anchorOf(text, taken);
    token.attrSet('id', id);
    return [{ id, level: Number(token.tag.slice(1)), text }];
  });
}

/** `> 注意：…` and `> 提示：…` are styled as callouts. */
function markCallouts(tokens: Token[]): void {
  tokens.forEach((token, index) => {
    if (token.type !== 'blockquote_open') return;
    const text = tokens.slice(index).find((later) => later.type === 'inline')?.content ?? '';
    if (/^\**注意/.test(text)) token.attrSet('data-callout', 'caution');
    if (/^\**提示/.test(text)) token.attrSet('data-callout', 'tip');
  });
}

/** Column alignment comes as a style attribute, which the content policy of our pages forbids. */
function alignByData(token: Token): void {
  const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1];
  if (align) token.attrs = [['data-align', align]];
}

function textOf(token: Token | undefined): string {
  return (token?.children ?? []).map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');
}

function linksOf(token: Token): MarkdownLink[] {
  const links = (token.children ?? []).filter((child) => child.type === 'link_open');
  return links.map((child) => {
    const href = String(child.attrGet('href') ?? '');
    if (!href.startsWith('/') && !href.startsWith('#')) {
      child.attrSet('rel', 'noopener nofollow');
      child.attrSet('target', '_blank');
    }
    return { href, line: token.map?.[0] ?? 0 };
  });
}

function problemsOf(token: Token): MarkdownProblem[] {
  const line = token.map?.[0] ?? 0;
  if (token.type === 'heading_open' && !['h2', 'h3', 'h4'].includes(token.tag)) {
    return [{ line, message: `a ${token.tag} heading: use ## to ####, the title is in the front matter` }];
  }
  const images = (token.children ?? []).filter((child) => child.type === 'image');
  return images.map(() => ({ line, message: 'an image: articles may contain text, lists, tables and code only' }));
}
