import type { Heading } from '@site/shared/contract/common';
import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import type { Figure, Show } from '@site/shared/contract/show';
import { type BlockProblem, readFigure, readShow } from './drawn-blocks';
import { anchorOf, anchorsBeside } from './heading-anchor';
import { expandReference, type ReferencePart } from './open-platform/expand-reference';
import type { OpenPlatform } from './open-platform/open-platform-schema';
import { keepsLink, sanitise } from './sanitise-html';

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/** `line` counts from 0 within the Markdown text. */
export type MarkdownLink = { href: string; line: number };

export type RenderedMarkdown = {
  html: string;
  headings: Heading[];
  /** Plain text, one block a line, for search and snippets. */
  plain: string;
  links: MarkdownLink[];
  problems: BlockProblem[];
  /** Of the fenced blocks `figure` and `show`. */
  figures: Figure[];
  shows: Show[];
  /** Of the fenced blocks `open-platform`. */
  reference: ReferencePart[];
};

/** HTML of a figure, which counts from 1 in its article. */
export type FigureHtml = (figure: Figure, number: number) => string;

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).use(cjkFriendly);
markdown.renderer.rules.table_open = (tokens, index) =>
  `<div data-table tabindex="0" role="region" aria-label="${markdown.utils.escapeHtml(String(tokens[index]?.attrGet('aria-label')))}"><table>`;
markdown.renderer.rules.table_close = () => '</table></div>';

/** What a block is drawn as stands in its token until it is rendered. */
const drawnFence = markdown.renderer.rules.fence;
markdown.renderer.rules.fence = (tokens, index, options, env, self) =>
  (tokens[index]?.meta as { html: string } | null)?.html ?? drawnFence?.(tokens, index, options, env, self) ?? '';

/** `platform` is what blocks of the developer reference are made of. */
export function renderMarkdown(
  text: string,
  figureHtml: FigureHtml = () => '',
  platform?: OpenPlatform,
): RenderedMarkdown {
  const expanded = expandReference(markdown.parse(text, {}), (words) => markdown.parse(words, {}), platform);
  const { tokens, reference } = expanded;
  const drawn = readDrawn(tokens, figureHtml);
  const inline = tokens.filter((token) => token.type === 'inline');
  const headings = anchorHeadings(tokens);
  markCallouts(tokens);
  nameTables(tokens);
  tokens.forEach(alignByData);
  const links = inline.flatMap(linksOf);
  return {
    html: sanitise(markdown.renderer.render(tokens, markdown.options, {})),
    headings,
    plain: inline.map(textOf).join('\n'),
    links,
    ...drawn,
    reference,
    problems: [...tokens.flatMap(problemsOf), ...links.flatMap(lostLink), ...drawn.problems, ...expanded.problems],
  };
}

function readDrawn(tokens: readonly Token[], figureHtml: FigureHtml) {
  const figures: Figure[] = [];
  const shows: Show[] = [];
  const problems: BlockProblem[] = [];
  for (const token of tokens.filter(({ type, info }) => type === 'fence' && /^(figure|show)$/.test(info.trim()))) {
    const line = (token.map?.[0] ?? 0) + 1;
    const isFigure = token.info.trim() === 'figure';
    const block = isFigure ? readFigure(token.content, line) : readShow(token.content, line);
    problems.push(...block.problems);
    if (block.value && 'stages' in block.value) shows.push(block.value);
    else if (block.value) figures.push(block.value);
    token.meta = { html: block.value && isFigure ? figureHtml(block.value as Figure, figures.length) : '' };
  }
  return { figures, shows, problems };
}

function anchorHeadings(tokens: Token[]): Heading[] {
  const taken = anchorsBeside();
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

/** Regions of a page need names of their own: a table is named by its head, and by a number where heads are alike. */
function nameTables(tokens: Token[]): void {
  const named = new Map<string, number>();
  tokens.forEach((token, index) => {
    if (token.type !== 'table_open') return;
    const end = tokens.findIndex(({ type }, at) => at > index && type === 'thead_close');
    const head = tokens.slice(index, end).filter(({ type }) => type === 'inline');
    const name = `表格：${head.map(textOf).filter(Boolean).join('、')}`;
    const count = (named.get(name) ?? 0) + 1;
    named.set(name, count);
    token.attrSet('aria-label', count === 1 ? name : `${name}（${count}）`);
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

/** The filter would leave its words without the link. */
function lostLink({ href, line }: MarkdownLink): BlockProblem[] {
  if (keepsLink(href) && /^(?:[/#]|[a-z]+:)/i.test(href)) return [];
  const shown = markdown.normalizeLinkText(href);
  return [{ line, message: `链接地址“${shown}”打不开：站内地址以 / 开头，站外地址以 https:// 开头` }];
}

function problemsOf(token: Token): BlockProblem[] {
  const line = token.map?.[0] ?? 0;
  if (token.type === 'heading_open' && !['h2', 'h3', 'h4'].includes(token.tag)) {
    return [{ line, message: '正文标题用 ## 到 ####；“#”的大标题由开头的 title 生成，请删掉或改成“##”' }];
  }
  const images = (token.children ?? []).filter((child) => child.type === 'image');
  return images.map(() => ({ line, message: '正文不能直接放图片：文字、列表、表格照常写，画面用 figure 画' }));
}
