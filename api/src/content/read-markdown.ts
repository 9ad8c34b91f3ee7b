import { createHash } from 'node:crypto';
import type { TSchema } from '@sinclair/typebox';
import type { ContentIssue } from './content-issue';
import { type Reference, type SourcedEntry, emptyEntry } from './entry';
import { type MediaEntry, type MediaIndex, listPictureName, stillsName } from '@site/shared/contract/media-index';
import { figureHtml } from './figure-html';
import { type MarkdownFile, splitFrontMatter } from './front-matter';
import { referenceOfLink } from './link-reference';
import { pictureOf } from './media-source';
import { type RenderedMarkdown, renderMarkdown } from './markdown';
import type { FrontMatter, MarkdownKind } from './markdown-kinds';
import type { OpenPlatform } from './open-platform/open-platform-schema';
import type { ReferenceBlock } from './open-platform/reference-block';
import { readingMinutes } from './reading-time';

export type ReadFile = { results: SourcedEntry[]; issues: ContentIssue[]; reference?: ReferenceBlock[] };

/** What files are rendered with beside their own words. */
export type Beside = { media: MediaIndex; platform?: OpenPlatform | undefined };

/** A file whose front matter is valid. `name` is its entry in the index of media. */
export type ParsedFile = {
  kind: MarkdownKind;
  id: number;
  name: string;
  front: Record<string, unknown>;
  split: MarkdownFile;
};

type Drawn = MediaEntry | undefined;

/** The number that a file is named by; undefined for any other name. */
export function idOfFile(file: string): number | undefined {
  const [, id] = /(?:^|\/)([1-9]\d{0,8})\.(?:md|json)$/.exec(file) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** @returns the id and the front matter, or why there are none */
export function parseFile(kind: MarkdownKind, file: string, text: string): ParsedFile | ContentIssue[] {
  const id = idOfFile(file);
  if (!id) return [{ file, line: 1, message: '文件名要是编号，例如 10001.md' }];
  const split = splitFrontMatter(file, text);
  if (!split)
    return [{ file, line: 1, message: '文件要以一行“---”开头，写完标题等各项后再用一行“---”结束，请检查这两行' }];
  const checked = split.data.check(kind.schema);
  if (checked.value === undefined) return checked.issues;
  return { kind, id, name: `${kind.kind}-${id}`, front: checked.value as Record<string, unknown>, split };
}

/** Renders the body with its figures; `used` is what the page shows of the media, its own first, then its picture in lists and its moments. */
function renderBody(
  { name, split }: ParsedFile,
  { media, platform }: Beside,
): { body: RenderedMarkdown; used: Drawn[] } {
  const used: Drawn[] = [media[name], media[listPictureName(name)], media[stillsName(name)]];
  const body = renderMarkdown(
    split.body,
    (figure, number) => {
      const drawn = media[`${name}-${figure.id}`];
      used.push(drawn);
      return figureHtml(figure, number, drawn);
    },
    platform,
  );
  return { body, used };
}

/** Faults of the body; only a body without any is judged by what its kind demands. */
function bodyIssues({ kind, split }: ParsedFile, file: string, source: FrontMatter<TSchema>): ContentIssue[] {
  const { problems, plain, shows } = source.body;
  if (problems.length > 0) return problems.map(({ line, message }) => ({ file, line: split.bodyLine + line, message }));
  if (plain.trim() === '' && shows.length === 0)
    return [{ file, line: split.bodyLine, message: '第二行“---”下面没有正文' }];
  return (kind.issues?.(source) ?? []).map((message) => ({ file, line: split.bodyLine, message }));
}

/** What every kind takes from the front matter and the body. */
function commonFields(front: Record<string, unknown>, { html, plain }: RenderedMarkdown) {
  return {
    title: String(front['title']),
    summary: String(front['summary'] ?? ''),
    published: String(front['published'] ?? ''),
    html,
    plain,
  };
}

/** Parses one Markdown file into an entry or its validation errors. */
export function readMarkdown(kind: MarkdownKind, file: string, text: string, beside: Beside = { media: {} }): ReadFile {
  const parsed = parseFile(kind, file, text);
  if (Array.isArray(parsed)) return { results: [], issues: parsed };
  const { id, front, split } = parsed;
  const { body, used } = renderBody(parsed, beside);
  const [drawn, listed, stills] = used;
  const picture = pictureOf(listed, 'picture');
  const source: FrontMatter<TSchema> = {
    front,
    body,
    drawn,
    stills,
    picture,
    lineOf: (...path) => split.data.lineOf(path),
  };
  const entry: SourcedEntry = {
    ...emptyEntry(kind.kind, id),
    ...commonFields(front, body),
    ...kind.toEntry(source),
    file,
    hash: createHash('sha256')
      .update(text)
      .update(JSON.stringify([used, body.reference]))
      .digest('hex'),
    references: [...kind.references(source), ...linkReferences(body.links, split.bodyLine)],
  };
  const demos = body.figures.filter(({ demo }) => demo);
  if (demos.length > 0) entry.data['figures'] = demos;
  entry.data['minutes'] = readingMinutes(entry.plain);
  const reference = body.reference.map(({ block }) => block);
  return { results: [entry], issues: bodyIssues(parsed, file, source), reference };
}

function linkReferences(links: { href: string; line: number }[], bodyLine: number): Reference[] {
  return links.flatMap(({ href, line }) => {
    const target = referenceOfLink(href);
    return target ? [{ ...target, line: bodyLine + line }] : [];
  });
}
